import { copyState } from '../copyPlain';
import type { Game, Seat, Tagged } from '../game';
import { below, type Rng } from '../rng';

/** A bot that slips takes one of so many best candidates. */
const SLIP_WIDTH = 4;

/** The part of a game that look-ahead needs; a game builds its bots from its own rules before it is assembled. */
export type Rules<S, A extends Tagged, E extends Tagged, V> = Pick<
  Game<S, A, E, V>,
  'toMove' | 'legalActions' | 'advance' | 'determinize' | 'copy'
>;

/** How good a sampled state is for a seat; higher is better. It never meets the true state, so it cannot leak one. */
export type Evaluate<S> = (state: S, seat: Seat) => number;

/** Chooses among the legal actions of a seat inside a look-ahead. */
export type Policy<S, A> = (state: S, seat: Seat, actions: readonly A[], rng: Rng) => A;

/** Leaves out actions that are not worth a thought, for example a payment that equals another; never leaves none. */
export type Sift<S, A> = (state: S, seat: Seat, actions: readonly A[]) => readonly A[];

/** A candidate with the sum of what its trials were worth. */
export type Candidate<A> = { readonly action: A; total: number; trials: number };

/** Runs a thinking bot to its end without a pause. */
export function runThinker<A>(thinker: Generator<void, A, void>): A {
  let step = thinker.next();
  while (!step.done) step = thinker.next();
  return step.value;
}

/** One of the items, each as likely as the others. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to choose from');
  return items[below(rng, items.length)];
}

/** Any legal action, each as likely as the others. */
export function randomPolicy<S, A>(_state: S, _seat: Seat, actions: readonly A[], rng: Rng): A {
  return pick(rng, actions);
}

/** The action with the best next state. Costs one copy for each action. */
export function greedyPolicy<S, A extends Tagged, E extends Tagged, V>(
  rules: Pick<Rules<S, A, E, V>, 'advance' | 'copy'>,
  evaluate: Evaluate<S>,
  sift: Sift<S, A> = (_state, _seat, actions) => actions,
): Policy<S, A> {
  return (state, seat, actions) =>
    bestOf(sift(state, seat, actions), (action) => worthAfter(rules, evaluate, state, seat, action));
}

/** What the next state is worth after an action on a copy. */
export function worthAfter<S, A extends Tagged, E extends Tagged, V>(
  rules: Pick<Rules<S, A, E, V>, 'advance' | 'copy'>,
  evaluate: Evaluate<S>,
  state: S,
  seat: Seat,
  action: A,
): number {
  const next = copyState(rules, state);
  rules.advance(next, { seat, action });
  return evaluate(next, seat);
}

/** The first of the items with the highest worth. */
export function bestOf<T>(items: readonly T[], worth: (item: T) => number): T {
  if (items.length === 0) throw new RangeError('nothing to choose from');
  let best = items[0];
  let bestWorth = worth(best);
  for (let i = 1; i < items.length; i++) {
    const itemWorth = worth(items[i]);
    if (itemWorth > bestWorth) {
      best = items[i];
      bestWorth = itemWorth;
    }
  }
  return best;
}

/** Candidates by mean worth, best first; equal ones keep their order, so that a seed always gives the same answer. */
export function ranked<A>(candidates: readonly Candidate<A>[]): Candidate<A>[] {
  return [...candidates].sort((one, other) => other.total / other.trials - one.total / one.trials);
}

/** Takes the best candidate, except that with the given chance in a hundred it slips to one of the next few. */
export function settle<A>(rng: Rng, sorted: readonly Candidate<A>[], slipPercent: number): A {
  const slips = below(rng, 100) < slipPercent;
  return pick(rng, slips ? sorted.slice(0, SLIP_WIDTH) : sorted.slice(0, 1)).action;
}
