import type { Place, Tagged, TeamPlace } from '@/engine';
import { must, mustEqual } from '../must';
import type { Moment } from './moment';

/** Over if and only if there is a result, and the result ranks every seat by its score. */
export function checkEnd<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
}: Moment<S, A, E, V, C>): void {
  const result = game.result(match.state);
  mustEqual(result === undefined, game.toMove(match.state).length > 0, 'a result if and only if nobody is to move');
  if (result === undefined) return;
  const { places, rule } = result;
  must(rule !== '', 'the rule that decided');
  mustEqual(
    places.map((place) => place.seat).sort(),
    Array.from({ length: match.setup.seats }, (_, seat) => seat),
    'a place for each seat',
  );
  if (result.teams) checkTeams(result.teams, places);
  else checkRanks(places);
}

type Ranked = Pick<Place, 'rank' | 'score'>;

function checkRanks(all: readonly Ranked[]): void {
  for (const one of all) mustEqual(one.rank, 1 + all.filter((other) => isBetter(other, one)).length, 'ranks by score');
}

/** Everybody is in one team and has its rank; the scores of the teams are compared, not those of their seats. */
function checkTeams(teams: readonly TeamPlace[], places: readonly Place[]): void {
  mustEqual(teams.flatMap(({ seats }) => seats).sort(), places.map(({ seat }) => seat).sort(), 'a team for each seat');
  checkRanks(teams);
  for (const { seat, rank } of places)
    mustEqual(rank, teams.find(({ seats }) => seats.includes(seat))?.rank, 'a seat has the rank of its team');
}

function isBetter(one: Ranked, other: Ranked): boolean {
  const at = one.score.findIndex((value, i) => value !== other.score[i]);
  return at >= 0 && one.score[at] > other.score[at];
}

/** A state can be read, and each viewer is told how the match stands. */
export function checkText<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state, setup },
}: Moment<S, A, E, V, C>): void {
  must(game.toText(state).trim() !== '', 'a readable state');
  const seen = game.view(state, 'table');
  must(game.progress(seen).key !== '', 'words for the progress');
  mustEqual(game.scores(seen).length, setup.seats, 'a score for each seat');
}
