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
  const { width, rounds } = budget;
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      const sorted = yield* rankByNextState(budget, view, seat, rng);
      let field = sorted.slice(0, width).map(({ action }) => untried(action));
      for (let round = 0; round < rounds && field.length > 1; round++) {
        yield* tryAll(budget, view, seat, field, rng);
        const better = ranked(field);
        field = round + 1 < rounds ? better.slice(0, Math.max(2, Math.ceil(field.length / 2))) : better;
      }
      return settle(rng, field, budget.slipPercent);
    },
  };
}

/** Every action meets the same samples, so that the difference is its own. */
function* tryAll(
  { evaluate, trials, depth }: LookAheadBudget,
  view: View,
  seat: Seat,
  field: readonly Trial[],
  rng: Rng,
): Generator<void, void, void> {
  for (let i = 0; i < trials; i++) {
    const sample = determinize(view, nextU32(rng));
    // A trial takes two numbers of the stream, or a known seed would no longer give the match that it gave.
    nextU32(rng);
    for (const trial of field) {
      trial.total += rollOut(evaluate, depth, copy(sample), seat, trial.action);
      trial.trials++;
      yield;
    }
  }
}

/** What a state is worth after an action and what would follow it in the same turn, each time the best next state. */
function rollOut(evaluate: Evaluate, depth: number, state: State, seat: Seat, action: Action): number {
  advance(state, { seat, action });
  for (let moves = 1; moves < depth && toMove(state).includes(seat); moves++) {
    const choice = bestOf(candidates(state, seat), (next) => worthAfter(evaluate, state, seat, next));
    advance(state, { seat, action: choice });
  }
  return evaluate(state, seat);
}
