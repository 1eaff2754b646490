import { pick, slips, type Rng, type Seat } from '@/engine';
import { advance } from '../actions';
import { copy } from '../copy';
import type { Action, State } from '../types';

/** How good a sampled state is for a seat; higher is better. It never meets the true state, so it cannot leak one. */
export type Evaluate = (state: State, seat: Seat) => number;

/** An action with the sum of what its trials were worth. */
export type Trial = { readonly action: Action; total: number; trials: number };

/** A bot that slips takes one of so many best actions. */
const SLIP_WIDTH = 4;

/** An action that has not been tried. */
export const untried = (action: Action): Trial => ({ action, total: 0, trials: 0 });

/** What the next state is worth after an action on a copy. */
export function worthAfter(evaluate: Evaluate, state: State, seat: Seat, action: Action): number {
  const next = copy(state);
  advance(next, { seat, action });
  return evaluate(next, seat);
}

/** By mean worth, best first; equal ones keep their order, so that a seed always gives the same answer. */
export function ranked(tried: readonly Trial[]): Trial[] {
  return [...tried].sort((one, other) => other.total / other.trials - one.total / one.trials);
}

/** Takes the best action, except that with the given chance in a hundred it slips to one of the next few. */
export function settle(rng: Rng, sorted: readonly Trial[], slipPercent: number): Action {
  return pick(rng, slips(rng, slipPercent) ? sorted.slice(0, SLIP_WIDTH) : sorted.slice(0, 1)).action;
}
