import type { State } from '@/games/molthar/rules/types';

import { CHARACTER_IDS, pearlValue } from './cards';

/** Costs of table T2 in the notation of the catalogue, by face. */
export const COSTS: Readonly<Record<string, string>> = {
  goblin: 'K2',
  hound: 'K3',
  warden: 'K4',
  hansel: '[88]',
  barbarian: 'S3=20',
  halfodd: 'O3',
  halfeven: 'E3',
  gnome: 'K2+[66]',
  unicorn: '[1234]',
  pirate: '[222]+D1',
  giant: '[6688]',
  tweedle: '[7788]',
  sorceress: '[7777]',
  lion: '[8888]',
  wisp36: '[333]/[666]',
  wisp45: '[444]/[555]',
  golemodd: '[1357]',
  golemeven: '[2468]',
  wraith: 'K2+K2',
  medusa: 'S3=7',
  fairy: '[567]',
  puss: '[345]',
  dwarf1: '[11]',
  dwarf2: '[22]',
  dwarf3: '[33]',
  dwarf4: '[44]',
  dwarf5: '[55]',
  dwarf6: '[66]',
  dwarf7: '[77]',
  phoenix: '[12]',
  dragon: '[1111]',
  imp: '[333]',
  forestboy: 'S3=10',
  maiden: '[357]',
  snow: '[2]',
  monkey: 'S*=10',
  hood: '[45678]',
  hatter: 'R5',
  wizard: 'R3',
  reaper: '[18]',
};

/** Values of printed pearls by face, null for the one that counts as anything. */
const PRINTED: Readonly<Record<string, number | null>> = {
  dwarf1: 1,
  dwarf2: 2,
  dwarf3: 3,
  dwarf4: 4,
  dwarf5: 5,
  dwarf6: 6,
  dwarf7: 7,
  phoenix: 8,
  dragon: null,
};

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];

export function faceOf(card: number): string {
  return CHARACTER_IDS[card].replace(/-\d$/, '');
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isRun = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b).every((value, i, run) => i === 0 || value === run[i - 1] + 1);

function holds(part: string, values: readonly number[]): boolean {
  const [, kind, n, total] = /^([KSEOR[])(\d+|\*)\]?(?:=(\d+))?$/.exec(part) ?? [];
  if (kind === '[') return [...values].sort((a, b) => a - b).join('') === n;
  if (kind === 'S' && n === '*') return values.length > 0 && sum(values) === Number(total);
  if (values.length !== Number(n)) return false;
  if (kind === 'K') return new Set(values).size === 1;
  if (kind === 'S') return sum(values) === Number(total);
  if (kind === 'R') return isRun(values);
  return values.every((value) => value % 2 === (kind === 'E' ? 0 : 1));
}

/** Whether the values can be divided among the parts, none left over (MOL-106). */
function fits(parts: readonly string[], values: readonly number[]): boolean {
  const [part, ...others] = parts;
  if (others.length === 0) return holds(part, values);
  return Array.from({ length: 2 ** values.length }, (_, mask) => mask).some(
    (mask) =>
      holds(
        part,
        values.filter((__, i) => (mask >> i) % 2 === 1),
      ) &&
      fits(
        others,
        values.filter((__, i) => (mask >> i) % 2 === 0),
      ),
  );
}

type Way = { values: number[]; gems: number };

/** All ways to go on from these by adding one pearl, each set of values once. */
function extend(ways: readonly Way[], options: readonly { value: number | null; gem: number }[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    for (const { value, gem } of options) {
      const values = value === null ? way.values : [...way.values, value].sort((a, b) => a - b);
      const next = { values, gems: way.gems + gem };
      found.set(`${values.join('')}+${next.gems}`, next);
    }
  }
  return [...found.values()];
}

/** Section 3.2: what a hand card can count as, with and without a Diamond. */
function cardOptions(printed: number, faces: ReadonlySet<string>): { value: number; gem: number }[] {
  const wild = printed === 3 && faces.has('imp');
  const base = wild ? VALUES : printed === 1 && faces.has('forestboy') ? [1, 8] : [printed];
  const changed = base.flatMap((value) => (faces.has('maiden') ? [value + 1, value - 1] : [value + 1]));
  return [
    ...base.map((value) => ({ value, gem: 0 })),
    ...changed.filter((value) => VALUES.includes(value)).map((value) => ({ value, gem: 1 })),
  ];
}

/** Judges a payment by trying everything; slow and plain, so that it shares nothing with the rules (section 3.3). */
export function pays(state: State, seat: number, card: number, pearls: readonly number[], diamonds: number): boolean {
  const { hand, activated, diamonds: held } = state.players[seat];
  if (new Set(pearls).size !== pearls.length || !pearls.every((pearl) => hand.includes(pearl))) return false;
  if (!Number.isInteger(diamonds) || diamonds < 0 || diamonds > held.length) return false;
  const faces = activated.map(faceOf);
  let ways: Way[] = [{ values: [], gems: 0 }];
  for (const pearl of pearls) ways = extend(ways, cardOptions(pearlValue(pearl), new Set(faces)));
  for (const face of faces.filter((each) => each in PRINTED)) {
    const values = PRINTED[face] === null ? VALUES : [PRINTED[face]];
    ways = extend(ways, [{ value: null, gem: 0 }, ...values.map((value) => ({ value, gem: 0 }))]);
  }
  return COSTS[faceOf(card)].split('/').some((option) => {
    const parts = option.split('+');
    const owed = parts.includes('D1') ? 1 : 0;
    const pearlParts = parts.filter((part) => part !== 'D1');
    return ways.some(({ values, gems }) => gems + owed === diamonds && fits(pearlParts, values));
  });
}
