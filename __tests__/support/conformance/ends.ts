import type { Place, Tagged } from '@/engine';
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
  for (const place of places) {
    mustEqual(place.rank, 1 + places.filter((other) => isBetter(other, place)).length, 'ranks by score');
  }
}

function isBetter(one: Place, other: Place): boolean {
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
