import type { Chosen } from '@/games/front';
import { BLUE, otherTeam, RED, seatsOf, type Team } from '../../rules';

const isTeam = (value: unknown): value is Team => value === RED || value === BLUE;

/** GATE-003 The sizes differ by at most one. */
const isEven = (teams: readonly Team[]): boolean =>
  Math.abs(seatsOf(teams, RED).length - seatsOf(teams, BLUE).length) <= 1;

/** The team with fewer seats; red where both have as many. */
const smaller = (teams: readonly Team[]): Team =>
  seatsOf(teams, BLUE).length < seatsOf(teams, RED).length ? BLUE : RED;

/** The last ones of a team that is too large change sides. */
function evened(teams: readonly Team[]): readonly Team[] {
  if (isEven(teams)) return teams;
  const few = smaller(teams);
  const last = seatsOf(teams, otherTeam(few)).at(-1);
  return evened(teams.map((team, seat) => (seat === last ? few : team)));
}

/** The team of every seat: as it was chosen, and whoever is new joins the smaller team. */
export function teamsIn({ teams }: Chosen, seats: number): readonly Team[] {
  const known: readonly unknown[] = Array.isArray(teams) ? teams : [];
  const joined = Array.from({ length: seats }).reduce<readonly Team[]>((sofar, _, seat) => {
    const own = known[seat];
    return [...sofar, isTeam(own) ? own : smaller(sofar)];
  }, []);
  return evened(joined);
}

/**
 * A seat changes sides. Where the teams would no longer be even, or somebody is named, another one comes over instead: who is
 * named, or who sits opposite in the list.
 */
export function changedSides(teams: readonly Team[], seat: number, partner?: number): readonly Team[] {
  const [from, to] = [teams[seat], otherTeam(teams[seat])];
  const alone = teams.map((team, at) => (at === seat ? to : team));
  if (partner === undefined && isEven(alone)) return alone;
  const others = seatsOf(teams, to);
  const back = partner ?? others[seatsOf(teams, from).indexOf(seat)] ?? others.at(-1);
  return alone.map((team, at) => (at === back ? from : team));
}
