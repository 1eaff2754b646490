import { seedRng } from '@/engine';
import { copy } from '../copy';
import type { State, Team } from '../types';
import { bestPlan, bestPlans, type Plan } from './plan';
import { playTurn } from './playing';
import { WIN } from './scale';
import { stateWorth } from './worth';

/** How far plans are followed. */
export type Depth = {
  /** Turns of heroes after the one that is planned. */
  readonly turns: number;
  /** So many plans on so many samples of dice; then the best of them on further samples, and so on. */
  readonly heats: readonly { readonly plans: number; readonly samples: number }[];
};

/** What a plan is worth at sight counts as so many samples of what becomes of it. */
const AT_SIGHT = 8;
const MOST_SAMPLES = 64;

const STAY: Plan = { node: -1, path: [], deed: null, worth: 0 };

/** Dice of one sample and turn, the same for all plans. */
const diceOf = (state: State, sample: number) => seedRng(state.turn.number * MOST_SAMPLES + sample);

/** What becomes of a plan in one sample of dice if everybody goes on as seems best. */
function* followed(state: State, plan: Plan, team: Team, turns: number, sample: number): Generator<void, number, void> {
  const trial = copy(state);
  trial.rng = diceOf(trial, sample);
  playTurn(trial, plan);
  for (let turn = 0; turn < turns && trial.outcome === null; turn++) {
    yield;
    trial.rng = diceOf(trial, sample);
    playTurn(trial, trial.phase === 'movement' ? bestPlan(trial) : STAY);
  }
  return stateWorth(trial, team);
}

/** The plan that does best when the next turns are followed. */
export function* farPlan(state: State, { turns, heats }: Depth): Generator<void, Plan, void> {
  const team = state.heroes[state.turn.hero].team ?? 0;
  const best = bestPlans(state, heats[0].plans);
  if (best[0].worth >= WIN) return best[0];
  let runners = best.map((plan) => ({ plan, sum: 0 }));
  let before = 0;
  for (const { plans, samples } of heats) {
    runners = runners.slice(0, plans);
    if (runners.length === 1) break;
    const after = before + samples;
    for (const runner of runners)
      for (let sample = before; sample < after; sample++) {
        yield;
        runner.sum += yield* followed(state, runner.plan, team, turns, sample);
      }
    before = after;
    const worth = ({ plan, sum }: (typeof runners)[number]) => (sum + AT_SIGHT * plan.worth) / (after + AT_SIGHT);
    runners.sort((one, other) => worth(other) - worth(one));
  }
  return runners[0].plan;
}
