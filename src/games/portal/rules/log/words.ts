import type { LogLine, Params, Seat, Words } from '@/engine';
import type { Name } from '../army/types';
import { SCENARIOS } from '../data';
import type { Figure, Party } from '../events';
import type { Thrown } from '../resolve/events';

/** A line about what a seat did, or what befell it. */
export const line = (key: string, seat: Seat, params: Params = {}): LogLine => ({
  key: `portal.log.${key}`,
  seat,
  params: { seat: { seat }, ...params },
});

/** A line about nobody. */
export const told = (key: string, params: Params = {}): LogLine => ({ key: `portal.log.${key}`, params });

export const words = (key: string, params?: Params): Words => ({
  key: `portal.log.${key}`,
  ...(params && { params }),
});

export const silent = (): undefined => undefined;

/** What a list calls somebody: the words of a ready army, or what a player typed. */
export const nameWords = (name: Name): Words =>
  name.startsWith('@') ? { key: `portal.army.${name.slice(1)}` } : words('name', { name });

export const figureWords = ({ name }: Figure): Words => nameWords(name);
export const partyWords = ({ name }: Party): Words => nameWords(name);

/** PORT-002 Millimetres as centimetres with one decimal. */
export const centimetres = (mm: number): Words => ({
  key: 'portal.cm',
  params: { whole: Math.floor(mm / 10), tenth: mm % 10 },
});

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** PORT-006 'D6: 5 +1 = 6' */
export function rollWords({ die, natural, total }: Omit<Thrown, 'mods'>): Words {
  const params = { die: { key: `portal.die.${die}` }, natural };
  return total === natural
    ? words('roll.plain', params)
    : words('roll.modified', { ...params, sum: signed(total - natural), total });
}

/** PORT-326 The line of a loss, with what it scores where it scores something. */
export function lossLine(
  key: string,
  { seat }: { readonly seat: Seat },
  { points, scorer }: { readonly points: number; readonly scorer: Seat | null },
  params: Params,
): LogLine {
  return scorer === null || points === 0
    ? line(`${key}.plain`, seat, params)
    : line(`${key}.scored`, seat, { ...params, points, scorer: { seat: scorer } });
}

const NAMED: ReadonlySet<string> = new Set(SCENARIOS.flatMap(({ objectives }) => objectives.map(({ id }) => id)));

/** An objective by its name in a scenario, or by the number in its id. */
export const objectiveWords = (id: string): Words =>
  NAMED.has(id)
    ? { key: `portal.objective.named.${id}` }
    : { key: 'portal.objective.plain', params: { n: id.replace(/\D/g, '') } };

export const spellWords = (spell: string): Words => ({ key: `portal.spell.${spell}.name` });
