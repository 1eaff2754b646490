import type { Place, Result, TeamPlace } from '@/engine';
import { seatsOf } from './questions';
import { BLUE, RED, type Deeds, type State, type Team, type Victory } from './types';

const RULE: Readonly<Record<Victory, string>> = {
  grace: 'GATE-201',
  conquest: 'GATE-202',
  elimination: 'GATE-203',
  concession: 'GATE-D49',
  draw: 'GATE-D49',
};

/** What the heroes of a seat did, in the order of the score: slain, captures, damage, healed, deaths. */
function deedsOf({ heroes, deeds }: State, seat: number): number[] {
  const own = deeds.filter((_, hero) => heroes[hero].seat === seat);
  const sum = (of: (each: Deeds) => number) => own.reduce((total, each) => total + of(each), 0);
  return [
    sum((each) => each.slain),
    sum((each) => each.captures),
    sum((each) => each.damage),
    sum((each) => each.healed),
    sum((each) => each.deaths),
  ];
}

/** GATE-201 to GATE-205, GATE-D49 The winning team first; the score of a team is whether it won, its grace and its altars. */
export function result(state: State): Result | undefined {
  const { outcome, teams, grace, altars } = state;
  if (outcome === null) return undefined;
  const placeOf = (team: Team): TeamPlace => ({
    team,
    seats: seatsOf(teams, team),
    rank: outcome.winner === null || outcome.winner === team ? 1 : 2,
    score:
      outcome.winner === null
        ? [0]
        : [outcome.winner === team ? 1 : 0, grace[team], altars.filter((owner) => owner === team).length],
  });
  const sides = [placeOf(RED), placeOf(BLUE)].sort((a, b) => a.rank - b.rank);
  const places = sides.flatMap(({ seats, rank }): Place[] =>
    seats.map((seat) => ({ seat, rank, score: deedsOf(state, seat) })),
  );
  return { places, teams: sides, rule: RULE[outcome.by] };
}
