import { copyState } from '../copyPlain';
import type { Bot, Seat, Tagged } from '../game';
import { nextU32, seedRng, type Rng } from '../rng';
import { rankByNextState, type GreedyBudget } from './greedyBot';
import { ranked, settle, type Candidate, type Policy, type Rules } from './kit';

export type LookAheadBudget<S, A> = GreedyBudget<S, A> & {
  /** Plays on from a candidate: its own seat, and the others when the horizon lies behind their turns. */
  readonly policy: Policy<S, A>;
  /** How many candidates are looked at closely. */
  readonly width: number;
  /** Rounds of trials; after each the worse half of the candidates is dropped. */
  readonly rounds: number;
  /** Samples for each candidate in a round. */
  readonly trials: number;
  /** A roll-out ends after so many moves, if the horizon is not reached before. */
  readonly depth: number;
  /** Whether the roll-out has seen enough; without it, as soon as the seat is no longer to move. */
  readonly horizon?: (state: S, seat: Seat) => boolean;
};

/**
 * Flat Monte Carlo: candidates sorted by the next state, the best of them rolled out on many samples of what is hidden.
 * Effort is halved onto the better candidates round by round.
 */
export function lookAheadBot<S, A extends Tagged, E extends Tagged, V>(
  rules: Rules<S, A, E, V>,
  budget: LookAheadBudget<S, A>,
): Bot<A, V> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      const sorted = yield* rankByNextState(rules, budget, view, seat, rng);
      let field = sorted
        .slice(0, budget.width)
        .map((candidate): Candidate<A> => ({ action: candidate.action, total: 0, trials: 0 }));
      for (let round = 0; round < budget.rounds && field.length > 1; round++) {
        yield* tryAll(rules, budget, view, seat, field, rng);
        const better = ranked(field);
        field = round + 1 < budget.rounds ? better.slice(0, Math.max(2, Math.ceil(field.length / 2))) : better;
      }
      return settle(rng, field, budget.slipPercent);
    },
  };
}

/** Every candidate meets the same samples and the same luck, so that their difference is their own. */
function* tryAll<S, A extends Tagged, E extends Tagged, V>(
  rules: Rules<S, A, E, V>,
  budget: LookAheadBudget<S, A>,
  view: V,
  seat: Seat,
  field: readonly Candidate<A>[],
  rng: Rng,
): Generator<void, void, void> {
  for (let trial = 0; trial < budget.trials; trial++) {
    const sample = rules.determinize(view, nextU32(rng));
    const luck = nextU32(rng);
    for (const candidate of field) {
      candidate.total += rollOut(rules, budget, copyState(rules, sample), seat, candidate.action, seedRng(luck));
      candidate.trials++;
      yield;
    }
  }
}

function rollOut<S, A extends Tagged, E extends Tagged, V>(
  rules: Rules<S, A, E, V>,
  budget: LookAheadBudget<S, A>,
  state: S,
  seat: Seat,
  action: A,
  rng: Rng,
): number {
  const done = budget.horizon ?? ((now: S, mine: Seat) => !rules.toMove(now).includes(mine));
  rules.advance(state, { seat, action });
  for (let depth = 1; depth < budget.depth && !done(state, seat); depth++) {
    const mover = rules.toMove(state).at(0);
    if (mover === undefined) break;
    const choice = budget.policy(state, mover, rules.legalActions(state, mover), rng);
    rules.advance(state, { seat: mover, action: choice });
  }
  return budget.evaluate(state, seat);
}
