import { breaks, isRecord, type Move, type Seat, type Violation } from '@/engine';
import { resolveDeclared } from '../attack';
import { ask, interrupters, stopsAt } from '../cards/windows';
import { toMove } from '../toMove';
import type { Action, ActionType, Event, State, Window } from '../types';
import { afterHeroTurn, beginHeroes, endWave as finishWave, moveEnemies as march } from '../wave';
import { activate } from './activate';
import { endWave, moveEnemies, rollAssault } from './assault';
import { attack } from './attack';
import { buyRedDie } from './buyRedDie';
import { decline } from './decline';
import { deploy } from './deploy';
import { discard } from './discard';
import { divide } from './divide';
import { endActivation } from './endActivation';
import { endTurn } from './endTurn';
import { hire } from './hire';
import { layTrap } from './layTrap';
import { playCard } from './playCard';
import { resolveAttack } from './resolveAttack';
import { rollWave } from './rollWave';
import { setBarrier } from './setBarrier';
import { isAction } from './shape';
import { shoot } from './shoot';
import { step } from './step';
import { passPortal, turnPortal } from './turnPortal';
import { upgrade } from './upgrade';
import { useSkill } from './useSkill';
import { momentOf } from './verb';
import type { Moment, Verb, VerbOf } from './verb';

/** All verbs, in the order in which legal actions are listed. */
const VERBS = {
  rollWave,
  discard,
  passPortal,
  turnPortal,
  deploy,
  upgrade,
  hire,
  buyRedDie,
  activate,
  step,
  attack,
  shoot,
  layTrap,
  setBarrier,
  useSkill,
  resolveAttack,
  divide,
  endActivation,
  endTurn,
  rollAssault,
  moveEnemies,
  endWave,
  decline,
  playCard,
} satisfies { readonly [T in ActionType]: VerbOf<T> };

const verbOf = (type: ActionType): Verb<Action> => VERBS[type] as Verb<Action>;

const MOMENTS = [
  'morth',
  'discard',
  'morthCard',
  'portal',
  'choosing',
  'acting',
  'declared',
  'divide',
  'assault',
  'rolled',
  'moved',
  'asked',
] as const satisfies readonly Moment[];
const VERBS_AT = Object.fromEntries(
  MOMENTS.map((moment) => [moment, Object.values<Verb<never>>(VERBS).filter((verb) => verb.when.includes(moment))]),
) as unknown as Readonly<Record<Moment, readonly Verb<Action>[]>>;

/** What follows a window of its own accord. */
const AFTER: { readonly [W in Window]?: (state: State, events: Event[]) => void } = {
  attackDeclared: resolveDeclared,
  turnEnded: afterHeroTurn,
  assaultRolled: march,
  enemiesMoved: finishWave,
};

/** MOR-067 After the last portal turn the heroes are on; before it the next player decides. */
function whatFollows(state: State, window: Window): ((state: State, events: Event[]) => void) | undefined {
  return window === 'portalTurned' && state.phase === 'heroes' ? beginHeroes : AFTER[window];
}

const NO_ACTIONS: readonly Action[] = [];
const CARD_ONLY: readonly Verb<Action>[] = [verbOf('playCard')];

/** MOR-016 The rule that forbids a move, if any. */
export function check(state: State, move: Move<Action>): Violation | undefined {
  const moment = momentOf(state);
  if (moment === undefined) return breaks('MOR-183');
  // What is no action at all belongs to no phase of a wave.
  if (!isRecord(move) || !isAction(move.action)) return breaks('MOR-038');
  const { seat, action } = move;
  const onTurn = toMove(state).includes(seat);
  if (!onTurn && !(action.type === 'playCard' && interrupters(state).includes(seat)))
    return breaks('MOR-016', { mover: { seat: toMove(state)[0] } });
  const verb = verbOf(action.type);
  return verb.when.includes(moment) ? verb.check(state, seat, action) : verb.untimely(state, seat);
}

/** Representatives of what is open to the seat, in a stable order; check decides about the rest. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  const moment = momentOf(state);
  if (moment === undefined) return NO_ACTIONS;
  const onTurn = toMove(state).includes(seat);
  if (!onTurn && !interrupters(state).includes(seat)) return NO_ACTIONS;
  const verbs = onTurn ? VERBS_AT[moment] : CARD_ONLY;
  const out: Action[] = [];
  for (let i = 0; i < verbs.length; i++)
    if (onTurn || verbs[i].when.includes(moment)) verbs[i].options(state, seat, out);
  return out;
}

/** MOR-242 Goes on through everything that needs no decision, until somebody may play a card or must decide. */
function settle(state: State, asked: boolean, events: Event[]): void {
  for (let done = asked; state.window !== null; done = false) {
    const { window } = state;
    if (!done && ask(state, window)) return;
    const next = whatFollows(state, window);
    if (next === undefined || stopsAt(state, window)) return;
    state.window = null;
    next(state, events);
  }
}

/** Carries out a legal action completely, in place. */
export function advance(state: State, { seat, action }: Move<Action>): readonly Event[] {
  const events: Event[] = [];
  const isResponse = state.responses !== null;
  const isCard = action.type === 'playCard' && state.pending === null;
  if (!isCard && !isResponse) state.window = null;
  verbOf(action.type).advance(state, seat, action, events);
  if (isResponse && state.responses !== null) {
    if (state.responses.queue.length > 0) return events;
    state.responses = null;
  }
  settle(state, isResponse || isCard, events);
  return events;
}
