import {
  apply,
  copyPlain,
  logOf,
  nextU32,
  seedRng,
  shownTo,
  whyNot,
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
    if (viewer !== 'table' && game.close)
      mustEqual(
        withoutViewer(game.close(seen)),
        withoutViewer(game.view(state, 'table')),
        `nothing in the closed view of ${viewer} that the table may not see`,
      );
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
 * Two states that differ only in what a viewer may not see, and roll the same dice: of a move after which they still
 * look the same, the viewer must also be shown the same.
 */
export function checkShown<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
  rng,
}: Moment<S, A, E, V, C>): void {
  if (next === undefined) return;
  const { state } = match;
  const truth = apply(game, state, next);
  deepFreeze(truth.events);
  for (const viewer of allViewers(match)) {
    const shown = shownTo(game, truth.events, viewer);
    mustEqual(firstNonPlain(shown), undefined, 'shown events of plain JSON');
    mustEqual(shownTo(game, shown, viewer), shown, `nothing more hidden from ${viewer} the second time`);
    const sample = game.determinize(game.view(state, viewer), nextU32(rng));
    roll(sample, state);
    if (whyNot(game, sample, next) !== undefined) continue;
    const other = apply(game, sample, next);
    if (JSON.stringify(game.view(other.state, viewer)) !== JSON.stringify(game.view(truth.state, viewer))) continue;
    mustEqual(shownTo(game, other.events, viewer), shown, `the same events for ${viewer}`);
  }
}

/** What is shown to somebody can be told in words, or not at all. */
export function checkLog<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
}: Moment<S, A, E, V, C>): void {
  if (next === undefined) return;
  const { events } = apply(game, match.state, next);
  for (const viewer of allViewers(match)) {
    const lines = logOf(game, events, viewer);
    mustEqual(firstNonPlain(lines), undefined, 'a log of plain JSON');
    must(
      lines.every((line) => line.key !== ''),
      'words for every log line',
    );
  }
}

const seatsOf = <S, A>({ setup }: Match<S, A>): Viewer[] => Array.from({ length: setup.seats }, (_, seat) => seat);

const allViewers = <S, A>(match: Match<S, A>): Viewer[] => [...seatsOf(match), 'table'];

/** The seat that moves, and one of all the others in turn. */
function viewers<S, A>(match: Match<S, A>, next: Move<A> | undefined): Viewer[] {
  const others = seatsOf(match).filter((seat) => seat !== next?.seat);
  const other = [...others, 'table' as const][match.moves % (others.length + 1)];
  return next ? [next.seat, other] : [...others, 'table'];
}

/** Who is looking may differ. */
function withoutViewer<V>(view: V): object {
  return { ...view, viewer: null };
}

/** Gives a sample the dice of another state. */
function roll<S>(sample: S, state: S): void {
  if (hasDice(sample) && hasDice(state)) sample.rng = copyPlain(state.rng);
}

/** The same state before other dice. */
function reseeded<S>(state: S): S {
  const copy = copyPlain(state);
  if (hasDice(copy)) copy.rng = seedRng(123456);
  return copy;
}

function hasDice(state: unknown): state is { rng: unknown } {
  return typeof state === 'object' && state !== null && 'rng' in state;
}
