import { CHARACTERS, PEARL_CARDS, purse } from '@/games/molthar/rules';
import type { Cost, CostOption, Part, Payment, Pearl, Purse } from '@/games/molthar/rules';

const GIVERS: Readonly<Record<string, readonly string[]>> = {
  P1: ['dwarf1-1'],
  P2: ['dwarf2-1'],
  P3: ['dwarf3-1'],
  P4: ['dwarf4-1'],
  P5: ['dwarf5-1'],
  P6: ['dwarf6-1'],
  P7: ['dwarf7-1'],
  P8: ['phoenix-1', 'phoenix-2'],
  '?': ['dragon-1'],
  ONE8: ['forestboy-1'],
  THREE: ['imp-1'],
  MINUS: ['maiden-1'],
};

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function digits(text: string): Pearl[] {
  return [...text].map((digit) => {
    const card = PEARL_CARDS.find(({ value }) => value === Number(digit));
    if (card === undefined) throw new Error(`no pearl ${digit}`);
    return card.value;
  });
}

function parsePart(text: string): Part {
  const exact = /^\[(\d+)\]$/.exec(text);
  if (exact) return { t: 'exact', v: digits(exact[1]) };
  const sum = /^S(\d|\*)=(\d+)$/.exec(text);
  if (sum)
    return sum[1] === '*'
      ? { t: 'sumAny', total: Number(sum[2]) }
      : { t: 'sum', n: Number(sum[1]), total: Number(sum[2]) };
  const kinds = { K: 'kind', E: 'even', O: 'odd', R: 'straight', D: 'gems' } as const;
  const counted = /^([KEORD])(\d)$/.exec(text);
  if (!counted) throw new Error(`no cost ${text}`);
  return { t: kinds[counted[1] as keyof typeof kinds], n: Number(counted[2]) };
}

/** A cost in the notation of section 3.1. */
export function parseCost(text: string): Cost {
  return text.split('/').map((option): CostOption => option.split('+').map(parsePart));
}

/** Hand cards with these values: the first copies, so that a Swap card is among them whenever possible. */
function handOf(values: readonly string[]): number[] {
  const used = new Set<number>();
  return values.map((value) => {
    const card = PEARL_CARDS.findIndex((pearl, index) => String(pearl.value) === value && !used.has(index));
    used.add(card);
    return card;
  });
}

function activatedOf(names: readonly string[]): number[] {
  const count: Record<string, number> = {};
  return names.map((name) => {
    const copy = count[name] ?? 0;
    count[name] = copy + 1;
    return CHARACTERS.findIndex(({ id }) => id === GIVERS[name][copy]);
  });
}

/** A purse in the words of the solver cases: hand '3 3 8', helpers 'P8 THREE'. */
export function purseWith(hand: string, helpers: string, diamonds: number): Purse {
  return purse({ hand: handOf(words(hand)), activated: activatedOf(words(helpers)), diamonds });
}

/** A payment as '3 5 5 +1': values of hand cards and Diamonds. */
export function paymentText({ pearls, diamonds }: Payment): string {
  return [...pearls.map((pearl) => PEARL_CARDS[pearl].value).sort((a, b) => a - b), `+${diamonds}`].join(' ');
}
