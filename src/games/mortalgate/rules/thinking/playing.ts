import { bestOf } from '@/engine';
import { advance } from '../actions';
import { chanceToHit, damageOf, strikeTargets, whyNotCapture } from '../questions';
import { toMove } from '../toMove';
import type { Action, Open, State } from '../types';
import { blowWorth } from './blows';
import { outlookOf } from './outlook';
import type { Plan } from './plan';

const CAPTURE: Action = { type: 'capture' };
const END_TURN: Action = { type: 'endTurn' };

/** GATE-145 Whom the second attack of Quick Blade is aimed at. */
function secondStrike(open: Open): Action {
  const { hero } = open.turn;
  const targets = strikeTargets(open, hero, open.heroes[hero].node);
  if (targets.length === 0) return END_TURN;
  const outlook = outlookOf(open);
  const damage = damageOf(open, hero);
  const target = bestOf(targets, (each) => chanceToHit(open, hero, each) * blowWorth(outlook, each, damage));
  return { type: 'attack', target };
}

/** What is left to do in a turn whose walk and action are over: a second attack, a capture, or nothing. */
export function closing(open: Open): Action {
  if (open.turn.second) return secondStrike(open);
  return whyNotCapture(open) === undefined ? CAPTURE : END_TURN;
}

/** The next action of a plan for the hero's present turn. */
export function nextAction(open: Open, plan: Plan): Action {
  if (plan.path.length > 0) return { type: 'walk', path: plan.path };
  return plan.deed ?? closing(open);
}

/** Plays a turn to its end as planned, on a state that is only tried. */
export function playTurn(state: State, plan: Plan): void {
  const { number } = state.turn;
  const [seat] = toMove(state);
  const goesOn = (): boolean => state.outcome === null && state.turn.number === number;
  if (plan.path.length > 0) advance(state, { seat, action: { type: 'walk', path: plan.path } });
  if (plan.deed !== null) advance(state, { seat, action: plan.deed });
  while (goesOn()) advance(state, { seat, action: closing(state) });
}
