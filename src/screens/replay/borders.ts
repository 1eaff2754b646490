import type { Score } from '@/store';

export const UNITS = ['move', 'turn', 'round'] as const;
/** How far one step of a replay goes. */
export type Unit = (typeof UNITS)[number];

/** The moments at which something new begins: numbers of moves, in order. */
export type Borders = Readonly<Record<Exclude<Unit, 'move'>, readonly number[]>>;

/** Where turns and rounds begin, by what each moment says of how far the match is. A moment that does not say it stands for itself. */
export function bordersOf(first: number, moments: readonly Score[]): Borders {
  const begins = (unit: keyof Borders): number[] =>
    moments.flatMap((moment, i) => {
      const [now, before] = [moment, moments[i - 1]].map((one) => one?.progress?.params?.[unit]);
      return i > 0 && (now === undefined || now !== before) ? [first + i] : [];
    });
  return { turn: begins('turn'), round: begins('round') };
}

/** The first and the last moment. */
export type Ends = { readonly first: number; readonly last: number };

/** The moment one step on or back. */
export function stepFrom(at: number, by: 1 | -1, unit: Unit, borders: Borders | null, { first, last }: Ends): number {
  if (unit === 'move' || borders === null) return Math.min(Math.max(at + by, first), last);
  const stops = [first, ...borders[unit], last];
  return by > 0 ? (stops.find((stop) => stop > at) ?? last) : (stops.filter((stop) => stop < at).at(-1) ?? first);
}
