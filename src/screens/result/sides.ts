import type { Result, Seat } from '@/engine';
import type { Telling } from '@/games/telling';
import type { T } from '@/i18n';
import type { Shape } from '@/scene/shapes';
import type { SeatSetup } from '@/store';
import { emblem, seatLook, seatMarker } from '@/ui/art/emblem';

/** Who shares a place and a line of the chart: a team, or a seat by itself. */
export type Side = {
  /** Of the team or the seat. */
  readonly number: number;
  readonly isTeam: boolean;
  readonly seats: readonly Seat[];
  readonly rank: number;
  readonly score: readonly number[];
};

/** How a side is named and drawn. */
export type SideLook = {
  readonly name: string;
  readonly color: string;
  /** In a box of side size. */
  readonly emblem: (size: number, bold?: boolean) => readonly Shape[];
  readonly marker: (r: number) => readonly Shape[];
};

/** The sides of a match that is over, best first. Whoever plays together against the game itself is one team. */
export function sidesOf({ places, teams, verdict }: Result): readonly Side[] {
  const [first] = places;
  if (verdict && first && places.length > 1)
    return [{ number: 0, isTeam: true, seats: places.map(({ seat }) => seat), rank: 1, score: first.score }];
  if (!teams) return places.map(({ seat, ...place }) => ({ ...place, number: seat, isTeam: false, seats: [seat] }));
  return teams.map(({ team, ...place }) => ({ ...place, number: team, isTeam: true }));
}

/** The sides in an order that does not depend on who won: that of the lines on the chart. */
export function inLine(sides: readonly Side[]): readonly Side[] {
  return [...sides].sort((one, other) => one.number - other.number);
}

/** Whether all of them lost against the game itself. */
export const isLost = ({ verdict }: Result, { lost }: Telling): boolean =>
  verdict !== undefined && lost?.(verdict) === true;

/** Look and name of a side. */
export function lookOf({ number, isTeam, seats: [first = 0] }: Side, seats: readonly SeatSetup[], told: Telling, t: T) {
  const team = isTeam ? told.team?.(number) : undefined;
  const { name = '', look = 0 } = seats[first] ?? {};
  const own: SideLook = team
    ? { name: t(team.name), color: team.color, emblem: team.banner, marker: team.marker }
    : {
        name,
        color: seatLook(look).color,
        emblem: (size, bold) => emblem(look, size, bold),
        marker: (r) => seatMarker(look, r),
      };
  return own;
}

/** "Ana, Ben and Cleo". */
export function namesInARow(names: readonly string[], t: T): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return names.slice(0, -1).join(t('common.listComma')) + t('common.listLast') + last;
}
