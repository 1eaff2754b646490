import { isRecord, type Move, type Seat, type Violation } from '@/engine';
import { canCapture } from '../questions';
import { refuse, type Reason } from '../questions/refusal';
import { toMove } from '../toMove';
import { beginTurn, endTurn as passOn } from '../turn';
import type { Action, ActionType, Event, State } from '../types';
import { agreeDraw, concede } from './agree';
import { attack } from './attack';
import { capture } from './capture';
import { chooseFirst } from './chooseFirst';
import { endTurn } from './endTurn';
import { orderHeroes } from './orderHeroes';
import { pickHero } from './pickHero';
import { isAction } from './shape';
import { useAbility } from './useAbility';
import type { Moment, Verb, VerbOf } from './verb';
import { walk } from './walk';

/** All verbs, in the order in which legal actions are listed. */
const VERBS = {
  chooseFirst,
  pickHero,
  orderHeroes,
  capture,
  attack,
  useAbility,
  walk,
  endTurn,
  concede,
  agreeDraw,
} satisfies { readonly [T in ActionType]: VerbOf<T> };

const verbOf = (type: ActionType): Verb<Action> => VERBS[type] as Verb<Action>;

const verbsAt = (moment: Moment): readonly Verb<Action>[] =>
  Object.values<Verb<never>>(VERBS).filter((verb) => verb.when.includes(moment)) as Verb<Action>[];

const VERBS_AT: Readonly<Record<Moment, readonly Verb<Action>[]>> = {
  choice: verbsAt('choice'),
  draft: verbsAt('draft'),
  order: verbsAt('order'),
  movement: verbsAt('movement'),
  combat: verbsAt('combat'),
  capture: verbsAt('capture'),
};

const NOT_YOURS: Readonly<Record<Moment, Reason>> = {
  choice: 'notYourChoice',
  draft: 'notYourPick',
  order: 'notYourOrder',
  movement: 'notYourTurn',
  combat: 'notYourTurn',
  capture: 'notYourTurn',
};

const NO_ACTIONS: readonly Action[] = [];

/** What is to be decided now; nothing when the game is over. */
function momentOf({ phase }: State): Moment | undefined {
  return phase === 'over' || phase === 'upkeep' ? undefined : phase;
}

/** GATE-D50 What a team's first seat may say out of turn. */
const isSpoken = (type: ActionType): boolean => type === 'concede' || type === 'agreeDraw';

/** The rule that forbids a move, if any. */
export function check(state: State, move: Move<Action>): Violation | undefined {
  const moment = momentOf(state);
  if (moment === undefined) return refuse('gameOver');
  if (!isRecord(move)) return refuse('wrongPhase');
  const { seat, action } = move;
  const [mover] = toMove(state);
  const spoken = isAction(action) && isSpoken(action.type) && state.teams[seat] !== undefined;
  if (seat !== mover && !spoken) return refuse(NOT_YOURS[moment], { mover: { seat: mover } });
  if (!isAction(action)) return refuse('wrongPhase');
  const verb = verbOf(action.type);
  return verb.when.includes(moment) ? verb.check(state, seat, action) : verb.untimely(state, seat);
}

/** Representatives of what is open to the seat, in a stable order; check decides about the rest. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  const moment = momentOf(state);
  if (moment === undefined || toMove(state)[0] !== seat) return NO_ACTIONS;
  const out: Action[] = [];
  const verbs = VERBS_AT[moment];
  for (let i = 0; i < verbs.length; i++) verbs[i].options(state, seat, out);
  return out;
}

/** Carries out a legal action alone, in place; what is forced by it is still to come. */
export function perform(state: State, { seat, action }: Move<Action>, events: Event[]): void {
  verbOf(action.type).advance(state, seat, action, events);
}

/** GATE-D51 Everything that nobody decides: upkeep, and the end of a turn in which nothing can be done any more. */
function settle(state: State, events: Event[]): void {
  for (;;)
    if (state.phase === 'upkeep') beginTurn(state, events);
    else if (state.phase === 'capture' && !canCapture(state))
      passOn(state, state.turn.stunned ? 'stunned' : 'done', events);
    else return;
}

/** Carries out a legal action completely, in place. */
export function advance(state: State, move: Move<Action>): readonly Event[] {
  const events: Event[] = [];
  perform(state, move, events);
  settle(state, events);
  return events;
}
