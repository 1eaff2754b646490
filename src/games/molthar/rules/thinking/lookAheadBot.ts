import { bestOf, nextU32, seedRng, type Bot, type Rng, type Seat } from '@/engine';
import { advance } from '../actions';
import { copy } from '../copy';
import { toMove } from '../toMove';
import type { Action, State, View } from '../types';
import { determinize } from '../view';
import { candidates } from './candidates';
import { rankByNextState, type GreedyBudget } from './greedyBot';
import { ranked, settle, untried, worthAfter, type Evaluate, type Trial } from './trials';

export type LookAheadBudget = GreedyBudget & {
  /** How many actions are looked at closely. */
  readonly width: number;
  /** Rounds of trials; after each the worse half of the actions is dropped. */
  readonly rounds: number;
  /** Samples for each action in a round. */
  readonly trials: number;
  /** A roll-out ends after so many moves, if the turn is not over before. */
  readonly depth: number;
};

/**
 * Flat Monte Carlo: actions sorted by the next state, the best of them rolled out on many samples of what is hidden.
 * Effort is halved onto the better ones round by round.
 */
export function lookAheadBot(budget: LookAheadBudget): Bot<Action, View> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      return settle(rng, yield* rankByLookingAhead(budget, view, seat, rng), budget.slipPercent);
    },
  };
}

/** Sees how a roll-out of an action ended: the state on which it was judged, which nobody changes any more. */
export type Witness = (action: Action, end: State) => void;

/** The actions that were looked at to the last, best first. */
export function* rankByLookingAhead(
  budget: LookAheadBudget,
  view: View,
  seat: Seat,
  rng: Rng,
  witness?: Witness,
): Generator<void, Trial[], void> {
  const { width, rounds } = budget;
  const sorted = yield* rankByNextState(budget, view, seat, rng);
  let field = sorted.slice(0, width).map(({ action }) => untried(action));
  for (let round = 0; round < rounds && field.length > 1; round++) {
    yield* tryAll(budget, view, seat, field, rng, witness);
    const better = ranked(field);
    field = round + 1 < rounds ? better.slice(0, Math.max(2, Math.ceil(field.length / 2))) : better;
  }
  return field;
}

/** Every action meets the same samples, so that the difference is its own. */
export function* tryAll(
  { evaluate, trials, depth }: LookAheadBudget,
  view: View,
  seat: Seat,
  field: readonly Trial[],
  rng: Rng,
  witness?: Witness,
): Generator<void, void, void> {
  for (let i = 0; i < trials; i++) {
    const sample = determinize(view, nextU32(rng));
    // A trial takes two numbers of the stream, or a known seed would no longer give the match that it gave.
    nextU32(rng);
    for (const trial of field) {
      const end = rollOut(evaluate, depth, copy(sample), seat, trial.action);
      trial.total += evaluate(end, seat);
      witness?.(trial.action, end);
      trial.trials++;
      yield;
    }
  }
}

/** The state after an action and what would follow it in the same turn, each time the best next state. */
function rollOut(evaluate: Evaluate, depth: number, state: State, seat: Seat, action: Action): State {
  advance(state, { seat, action });
  for (let moves = 1; moves < depth && toMove(state).includes(seat); moves++) {
    const choice = bestOf(candidates(state, seat), (next) => worthAfter(evaluate, state, seat, next));
    advance(state, { seat, action: choice });
  }
  return state;
}
