import type { Bot, Seat, Tagged } from '../game';
import { nextU32, seedRng, type Rng } from '../rng';
import { ranked, settle, worthAfter, type Candidate, type Evaluate, type Rules, type Sift } from './kit';

export type GreedyBudget<S, A> = {
  readonly evaluate: Evaluate<S>;
  /** How many samples of the hidden parts each action is tried on. */
  readonly samples: number;
  /** Chance in a hundred to take one of the next best instead. */
  readonly slipPercent: number;
  readonly sift?: Sift<S, A>;
};

/** Looks one action ahead. */
export function greedyBot<S, A extends Tagged, E extends Tagged, V>(
  rules: Rules<S, A, E, V>,
  budget: GreedyBudget<S, A>,
): Bot<A, V> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      return settle(rng, yield* rankByNextState(rules, budget, view, seat, rng), budget.slipPercent);
    },
  };
}

/** Every action that passes the sieve, best first by the mean worth of the state right after it. */
export function* rankByNextState<S, A extends Tagged, E extends Tagged, V>(
  rules: Rules<S, A, E, V>,
  budget: Pick<GreedyBudget<S, A>, 'evaluate' | 'samples' | 'sift'>,
  view: V,
  seat: Seat,
  rng: Rng,
): Generator<void, Candidate<A>[], void> {
  const first = rules.determinize(view, nextU32(rng));
  const actions = rules.legalActions(first, seat);
  const candidates = (budget.sift?.(first, seat, actions) ?? actions).map((action): Candidate<A> => ({
    action,
    total: 0,
    trials: 0,
  }));
  for (let sample = 0; sample < budget.samples; sample++) {
    const state = sample === 0 ? first : rules.determinize(view, nextU32(rng));
    for (const candidate of candidates) {
      candidate.total += worthAfter(rules, budget.evaluate, state, seat, candidate.action);
      candidate.trials++;
      yield;
    }
  }
  return ranked(candidates);
}
