import type { Result } from '@/engine';
import type { Deed, Doer, Telling } from '@/games/telling';
import type { T } from '@/i18n';
import type { Shape } from '@/scene/shapes';
import type { SeatSetup } from '@/store';
import { emblem } from '@/ui/art/emblem';
import { fade } from '@/ui/art/paint';
import { lookOf, sidesOf, type Side } from './sides';

/** One who did something: a seat, or whoever the game tells of instead. */
export type Row = {
  readonly id: string;
  readonly name: string;
  readonly score: readonly number[];
  readonly picture: (size: number) => readonly Shape[];
  /** The colour of the team. */
  readonly tint: string | undefined;
};

type Told = {
  readonly telling: Telling;
  readonly result: Result;
  readonly seats: readonly SeatSetup[];
  readonly doers?: readonly Doer[];
};

/** Everybody of whom deeds are told, those of the best side first. */
export function rowsOf({ telling, result, seats, doers }: Told, t: T): readonly Row[] {
  return sidesOf(result).flatMap((side) => {
    const tint = side.isTeam ? fade(lookOf(side, seats, telling, t).color, 0.16) : undefined;
    return doers === undefined
      ? seatsOf(side, result, seats).map((row) => ({ ...row, tint }))
      : doers
          .filter((doer) => doer.side === side.number)
          .map(({ id, name, score, picture }) => ({ id, name: t(name), score, picture, tint }));
  });
}

function seatsOf(side: Side, { places }: Result, seats: readonly SeatSetup[]): Omit<Row, 'tint'>[] {
  return side.seats.flatMap((seat) => {
    const place = places.find((one) => one.seat === seat);
    const { name, look } = seats[seat] ?? { name: '', look: 0 };
    return place ? [{ id: String(seat), name, score: place.score, picture: (size: number) => emblem(look, size) }] : [];
  });
}

/** The best figure of a column. */
export function bestOf({ of, fewest }: Deed, rows: readonly Row[]): number {
  const figures = rows.map(of);
  return fewest ? Math.min(...figures) : Math.max(...figures);
}

/** The best first; who has as much keeps the place before the other. Without a deed all stay where they are. */
export function sortedBy(deed: Deed | undefined, rows: readonly Row[]): readonly Row[] {
  if (!deed) return rows;
  return [...rows].sort((one, other) => (deed.of(other) - deed.of(one)) * (deed.fewest ? -1 : 1));
}
