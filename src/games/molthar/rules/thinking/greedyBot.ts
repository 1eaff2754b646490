import { nextU32, seedRng, type Bot, type Rng, type Seat } from '@/engine';
import type { Action, View } from '../types';
import { determinize } from '../view';
import { candidates } from './candidates';
import { ranked, settle, untried, worthAfter, type Evaluate, type Trial } from './trials';

export type GreedyBudget = {
  readonly evaluate: Evaluate;
  /** How many samples of the hidden parts each action is tried on. */
  readonly samples: number;
  /** Chance in a hundred to take one of the next best instead. */
  readonly slipPercent: number;
};

/** Looks one action ahead. */
export function greedyBot(budget: GreedyBudget): Bot<Action, View> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      return settle(rng, yield* rankByNextState(budget, view, seat, rng), budget.slipPercent);
    },
  };
}

/** Every action worth a thought, best first by the mean worth of the state right after it. */
export function* rankByNextState(
  { evaluate, samples }: GreedyBudget,
  view: View,
  seat: Seat,
  rng: Rng,
): Generator<void, Trial[], void> {
  const first = determinize(view, nextU32(rng));
  const tried = candidates(first, seat).map(untried);
  for (let sample = 0; sample < samples; sample++) {
    const state = sample === 0 ? first : determinize(view, nextU32(rng));
    for (const trial of tried) {
      trial.total += worthAfter(evaluate, state, seat, trial.action);
      trial.trials++;
      yield;
    }
  }
  return ranked(tried);
}
