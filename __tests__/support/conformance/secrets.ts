import {
  apply,
  copyPlain,
  nextU32,
  seedRng,
  whyNot,
  type Game,
  type Match,
  type Move,
  type Tagged,
  type Viewer,
} from '@/engine';
import { deepFreeze, firstNonPlain } from '../frozen';
import { must, mustEqual } from '../must';
import type { Moment } from './moment';

/** A sample of what is hidden looks the same to its viewer, in everything that the viewer may see and do. */
export function checkViews<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
  rng,
}: Moment<S, A, E, V, C>): void {
  const { state } = match;
  for (const viewer of viewers(match, next)) {
    const seen = deepFreeze(game.view(state, viewer));
    mustEqual(firstNonPlain(seen), undefined, 'a view of plain JSON');
    must(!JSON.stringify(seen).includes('"rng"'), 'no random generator in a view');
    mustEqual(game.view(reseeded(state), viewer), seen, 'a view that does not depend on the dice');
    const sample = deepFreeze(game.determinize(seen, nextU32(rng)));
    mustEqual(game.view(sample, viewer), seen, `a sample that looks the same to ${viewer}`);
    mustEqual(firstNonPlain(sample), undefined, 'a sample of plain JSON');
    mustEqual(game.toMove(sample), game.toMove(state), 'the same seats to move in a sample');
    if (viewer === 'table') continue;
    mustEqual(
      game.legalActions(sample, viewer),
      game.legalActions(state, viewer),
      `the same options for ${viewer} in a sample`,
    );
  }
}

/**
 * Two states that differ only in what a viewer may not see: a move after which they still look the same
 * must also be told in the same words.
 */
export function checkLog<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
  rng,
}: Moment<S, A, E, V, C>): void {
  if (next === undefined) return;
  const { state } = match;
  const truth = apply(game, state, next);
  for (const viewer of viewers(match, next)) {
    const lines = logOf(game, truth.events, viewer);
    mustEqual(firstNonPlain(lines), undefined, 'a log of plain JSON');
    const sample = game.determinize(game.view(state, viewer), nextU32(rng));
    if (whyNot(game, sample, next) !== undefined) continue;
    const other = apply(game, sample, next);
    if (JSON.stringify(game.view(other.state, viewer)) !== JSON.stringify(game.view(truth.state, viewer))) continue;
    mustEqual(logOf(game, other.events, viewer), lines, `the same log for ${viewer}`);
  }
}

/** The seat that moves, and one of all the others in turn. */
function viewers<S, A>({ moves, setup }: Match<S, A>, next: Move<A> | undefined): Viewer[] {
  const others: Viewer[] = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => seat !== next?.seat);
  const other = [...others, 'table' as const][moves % (others.length + 1)];
  return next ? [next.seat, other] : [...others, 'table'];
}

function logOf<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  events: readonly E[],
  viewer: Viewer,
) {
  const lines = events.map((event) => game.describe(event, viewer)).filter((line) => line !== undefined);
  must(
    lines.every((line) => line.key !== ''),
    'words for every log line',
  );
  return lines;
}

/** The same state before other dice. */
function reseeded<S>(state: S): S {
  const copy = copyPlain(state);
  if (typeof copy === 'object' && copy !== null && 'rng' in copy) copy.rng = seedRng(123456);
  return copy;
}
