import { breaks, isRecord, type Move, type Seat, type Violation } from '@/engine';
import { refillEmptyPlaces } from '../piles';
import { settlePhase, surplus } from '../turn';
import type { Action, ActionType, Event, State } from '../types';
import { activate } from './activate';
import { chooseOpponentCharacter } from './chooseOpponentCharacter';
import { chooseOpponentHand } from './chooseOpponentHand';
import { discardToLimit } from './discardToLimit';
import { endTurn } from './endTurn';
import { exchangePortal } from './exchangePortal';
import { finishActions } from './finishActions';
import { peekCharacter } from './peekCharacter';
import { placeCharacter } from './placeCharacter';
import { redrawHand } from './redrawHand';
import { replacePearls } from './replacePearls';
import { takeBack } from './takeBack';
import { takeFromHand } from './takeFromHand';
import { takePearl } from './takePearl';
import { twoForDiamond } from './twoForDiamond';
import { isAction } from './shape';
import type { Moment, Verb, VerbOf } from './verb';

/** All verbs, in the order in which legal actions are listed. */
const VERBS = {
  takePearl,
  replacePearls,
  placeCharacter,
  activate,
  exchangePortal,
  peekCharacter,
  twoForDiamond,
  redrawHand,
  finishActions,
  endTurn,
  discardToLimit,
  chooseOpponentCharacter,
  chooseOpponentHand,
  takeFromHand,
  takeBack,
} satisfies { readonly [T in ActionType]: VerbOf<T> };

const verbOf = (type: ActionType): Verb<Action> => VERBS[type] as Verb<Action>;

const verbsAt = (moment: Moment): readonly Verb<Action>[] =>
  Object.values<Verb<never>>(VERBS).filter((verb) => verb.when.includes(moment)) as Verb<Action>[];

const VERBS_AT: Readonly<Record<Moment, readonly Verb<Action>[]>> = {
  start: verbsAt('start'),
  act: verbsAt('act'),
  after: verbsAt('after'),
  limit: verbsAt('limit'),
  discardOpponent: verbsAt('discardOpponent'),
  stealFrom: verbsAt('stealFrom'),
  steal: verbsAt('steal'),
  takeBack: verbsAt('takeBack'),
};

const NO_ACTIONS: readonly Action[] = [];

/** What is to be decided now; nothing when the game is over. */
function momentOf(state: State): Moment | undefined {
  if (state.pending !== null) return state.pending.type;
  return state.turn.phase === 'over' ? undefined : state.turn.phase;
}

/** MOL-126, MOL-206 A decision that is due comes before everything else. */
function untimely(state: State, seat: Seat, verb: Verb<Action>): Violation {
  if (state.pending !== null) return breaks('MOL-126');
  if (state.turn.phase === 'limit' && !verb.when.includes('after')) return breaks('MOL-206', { count: surplus(state) });
  return verb.untimely(state, seat);
}

/** MOL-042 The rule that forbids a move, if any. */
export function check(state: State, move: Move<Action>): Violation | undefined {
  const moment = momentOf(state);
  if (moment === undefined) return breaks('MOL-218');
  if (!isRecord(move)) return breaks('MOL-042');
  const { seat, action } = move;
  if (seat !== state.turn.seat) return breaks('MOL-043', { mover: { seat: state.turn.seat } });
  if (!isAction(action)) return breaks('MOL-042');
  const verb = verbOf(action.type);
  return verb.when.includes(moment) ? verb.check(state, seat, action) : untimely(state, seat, verb);
}

/** Representatives of what is open to the seat, in a stable order; check decides about the rest. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  const moment = momentOf(state);
  if (moment === undefined || seat !== state.turn.seat) return NO_ACTIONS;
  const out: Action[] = [];
  const verbs = VERBS_AT[moment];
  for (let i = 0; i < verbs.length; i++) verbs[i].options(state, seat, out);
  return out;
}

/** MOL-037 Carries out a legal action completely, in place. */
export function advance(state: State, { seat, action }: Move<Action>): readonly Event[] {
  const events: Event[] = [];
  verbOf(action.type).advance(state, seat, action, events);
  refillEmptyPlaces(state, events);
  settlePhase(state);
  return events;
}
