import type { Seat } from '@/engine';
import { advance } from '../actions';
import { foesHit } from '../attack';
import { copy } from '../copy';
import { RACIAL_SKILLS } from '../data';
import { hitOn } from '../foes';
import { attackTypes } from '../heroes';
import { heroesToAct, whyNotUseSkill } from '../questions';
import { realmOf } from '../realms';
import type { Action, HeroId, State } from '../types';
import { expectedFoes } from './outlook';
import type { Foresight } from './outlook';
import { bestPlan } from './plan';
import type { Prospect } from './plan';

const END_TURN: Action = { type: 'endTurn' };
const END_ACTIVATION: Action = { type: 'endActivation' };
const USE_SKILL: Action = { type: 'useSkill' };
const RESOLVE: Action = { type: 'resolveAttack' };
/** A plan below this is not worth a tap. */
const IDLE = 0.05;
/** No activation has more single steps. */
const MOST_STEPS = 10;

function prospectOf(state: State, seat: Seat, { rolls, looksFurther }: Foresight): Prospect {
  return { expected: expectedFoes(state, realmOf(state, seat), rolls), looksFurther };
}

/** Plays one activation as planned, on a state that is only tried. */
function* playOut(trial: State, seat: Seat, id: HeroId, prospect: Prospect): Generator<void, void, void> {
  advance(trial, { seat, action: { type: 'activate', hero: id } });
  trial.responses = null;
  for (let i = 0; i < MOST_STEPS && trial.active !== null && trial.pending === null; i++) {
    const { action } = bestPlan(trial, id, prospect);
    yield;
    if (action === null) break;
    advance(trial, { seat, action });
    trial.responses = null;
    if (trial.active?.declared) advance(trial, { seat, action: RESOLVE });
  }
  trial.active = null;
  trial.pending = null;
}

/** What the others could still do after this hero. */
function* leftForOthers(state: State, seat: Seat, id: HeroId, prospect: Prospect): Generator<void, number, void> {
  const trial = copy(state);
  yield* playOut(trial, seat, id, prospect);
  let left = 0;
  for (const other of heroesToAct(trial, seat)) {
    left += Math.max(0, bestPlan(trial, other, prospect).worth);
    yield;
  }
  return left;
}

/** The hero to activate next, or the end of the turn when none has anything to do. */
export function* chooseHero(state: State, seat: Seat, foresight: Foresight): Generator<void, Action, void> {
  const prospect = prospectOf(state, seat, foresight);
  let best: { worth: number; action: Action } = { worth: -Infinity, action: END_TURN };
  for (const id of heroesToAct(state, seat)) {
    const plan = bestPlan(state, id, prospect);
    if (plan.action === null || plan.worth < IDLE) continue;
    const worth = plan.worth + (foresight.looksFurther ? yield* leftForOthers(state, seat, id, prospect) : 0);
    if (worth > best.worth) best = { worth, action: { type: 'activate', hero: id } };
    yield;
  }
  return best.action;
}

/** MOR-305 Whether the racial skill should be used before the planned action. */
function wantsSkill(state: State, seat: Seat, id: HeroId, next: Action | null): boolean {
  if (whyNotUseSkill(state, id) !== undefined) return false;
  return RACIAL_SKILLS[state.races[seat]] === 'move' ? next?.type === 'step' : next?.type === 'attack';
}

/** The next single step of the active hero. */
export function nextDeed(state: State, seat: Seat, foresight: Foresight): Action {
  const id = state.active?.hero ?? 0;
  const { action } = bestPlan(state, id, prospectOf(state, seat, foresight));
  if (wantsSkill(state, seat, id, action)) return USE_SKILL;
  return action ?? (heroesToAct(state, seat).length > 0 ? END_ACTIVATION : END_TURN);
}

/** MOR-298 The least strength that kills as many as all of it. */
export function bestDivision(state: State): Action {
  const total = state.pending?.type === 'divide' ? state.pending.total : 1;
  const { active } = state;
  if (active === null || active.declared === null) return { type: 'divide', strength: total };
  const types = attackTypes(state.heroes[active.hero], 'pattern');
  const foes = foesHit(state, active.hero, active.declared);
  const kills = (strength: number): number => foes.filter((foe) => hitOn(foe, strength, types).after === 0).length;
  let strength = total;
  while (strength > 1 && kills(total) > 0 && kills(strength - 1) === kills(total)) strength--;
  return { type: 'divide', strength };
}
