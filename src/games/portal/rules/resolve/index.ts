import type { Event, State } from '../types';
import { attack, blow, shot } from './attacks';
import { backfire } from './backfire';
import { capture, wreck } from './capture';
import { fire } from './guns';
import { fall, hit, recover } from './hits';
import { test } from './morale';
import { explode, part, partLost } from './parts';
import { settle } from './settle';
import { cast } from './spells';
import type { Step, StepOf } from './steps';

export { raiseFear } from './fear';
export { answerLuck, askedSeat } from './luck';
export { countScore } from './victory';

type Taken = Exclude<Step['step'], 'luck'>;

const TAKE: { readonly [T in Taken]: (state: State, step: StepOf<T>, events: Event[]) => void } = {
  blow,
  shot,
  attack,
  fire,
  cast,
  backfire,
  capture,
  wreck,
  hit,
  recover,
  fall,
  part,
  partLost,
  explode,
  settle,
  test,
};

function take(state: State, step: StepOf<Taken>, events: Event[]): void {
  const taken = TAKE[step.step] as (state: State, step: Step, events: Event[]) => void;
  taken(state, step, events);
}

/** Takes the first step again and again, until somebody must answer (PORT-321) or none is left. */
export function resolve(state: State, events: Event[]): void {
  for (let step = state.steps[0]; step !== undefined && step.step !== 'luck'; step = state.steps[0]) {
    state.steps.shift();
    take(state, step, events);
  }
}
