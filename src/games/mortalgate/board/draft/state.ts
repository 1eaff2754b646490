import { HEROES } from '../../rules/data';
import { captainOf, orderingTeam, otherTeam, pickerOf, seatsOf } from '../../rules/questions';
import type { Seat } from '@/engine';
import type { HeroId, Team, View } from '../../rules/types';

/** Which pick a hero was, counted from 1; undefined where it was dealt. */
export function pickOf({ picks }: View, hero: HeroId): number | undefined {
  const at = picks.indexOf(hero);
  return at < 0 ? undefined : at + 1;
}

/** GATE-029 The number of a team's pick in its place k; undefined while it is open who picks first, and where nobody picks. */
export function pickAt({ config, opening }: View, team: Team, k: number): number | undefined {
  if (config.heroes !== 'draft' || opening === null) return undefined;
  return 2 * k + (team === opening ? 2 : 1);
}

/** The heroes of a team: as picked, and in its order once that is declared. */
export function heroesOf({ orders, picks, heroes }: View, team: Team): readonly HeroId[] {
  if (orders[team].length > 0) return orders[team];
  const all = picks.length > 0 ? picks : HEROES.map((_, hero) => hero);
  return all.filter((hero) => heroes[hero].team === team);
}

/** Who decides now, and for which team. */
export function deciding(view: View): { readonly team: Team; readonly seat: Seat } {
  const { phase, teams, opening, picks, winner } = view;
  if (phase === 'draft' && opening !== null) {
    const seat = pickerOf(teams, opening, picks.length);
    return { team: teams[seat], seat };
  }
  const team = phase === 'order' ? orderingTeam(view) : winner;
  return { team, seat: captainOf(teams, team) };
}

/** Whether it must be said who of a team leads a hero. */
export const isShared = ({ teams }: View, team: Team): boolean => seatsOf(teams, team).length > 1;

export const isFree = ({ heroes }: View, hero: HeroId): boolean => heroes[hero].team === null;

/** The next free hero in a direction, all round; the same where no other is free. */
export function nextFree(view: View, from: HeroId, by: 1 | -1): HeroId {
  const all = HEROES.map((_, i) => (from + by * (i + 1) + HEROES.length * 2) % HEROES.length);
  return all.find((hero) => isFree(view, hero)) ?? from;
}

/** What the roll-off decided: a key for each half of it, and the teams they speak of. */
export function rollOffWords({ rollOff, winner, opening, config }: View): {
  readonly said: 'rolled' | 'openingOnly' | 'openingPlain';
  readonly then: 'mayChoose' | 'opens' | 'picksFirst' | null;
  readonly team: Team;
  readonly other: Team;
} {
  const teams = { team: winner, other: otherTeam(winner) };
  if (rollOff.length === 0)
    return { said: config.heroes === 'draft' ? 'openingOnly' : 'openingPlain', then: null, ...teams };
  if (config.heroes !== 'draft') return { said: 'openingPlain', then: null, ...teams };
  const then = opening === null ? 'mayChoose' : opening === winner ? 'opens' : 'picksFirst';
  return { said: 'rolled', then, ...teams };
}
