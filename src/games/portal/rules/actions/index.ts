import { breaks, isRecord, type Move, type Seat, type Violation } from '@/engine';
import { askedSeat, resolve } from '../resolve';
import { toMove } from '../toMove';
import { settle } from '../turn';
import type { Action, ActionType, Ending, Event, State } from '../types';
import { capture } from './capture';
import { cast } from './cast';
import { crew } from './crew';
import { deploy } from './deploy';
import { endRound } from './endRound';
import { fire } from './fire';
import { hold } from './hold';
import { luck } from './luck';
import { melee } from './melee';
import { move as go } from './move';
import { concede, timeExpired } from './outOfTurn';
import { isAction, malformed } from './shape';
import { shoot } from './shoot';
import type { Moment, Verb, VerbOf } from './verb';

/** All verbs, in the order in which legal actions are listed. */
const VERBS = {
  hold,
  endRound,
  luck,
  deploy,
  melee,
  shoot,
  fire,
  cast,
  capture,
  crew,
  move: go,
  timeExpired,
  concede,
} satisfies { readonly [T in ActionType]: VerbOf<T> };

/** Legal actions are a sample: the table has a place for everybody, and check decides about the rest. */
const MOST = 64;

const verbOf = (type: ActionType): Verb<Action> => VERBS[type] as Verb<Action>;

const verbsAt = (moment: Moment): readonly Verb<Action>[] =>
  Object.values<Verb<never>>(VERBS).filter((verb) => verb.when.includes(moment)) as Verb<Action>[];

const VERBS_AT: Readonly<Record<Moment, readonly Verb<Action>[]>> = {
  deploy: verbsAt('deploy'),
  choice: verbsAt('choice'),
  round: verbsAt('round'),
  luck: verbsAt('luck'),
};

const NOT_YOURS: Readonly<Record<Moment, string>> = {
  deploy: 'PORT-067',
  choice: 'PORT-076',
  round: 'PORT-076',
  luck: 'PORT-321',
};

/** What ended the game, for whoever wants to go on. */
const OVER_BY: Readonly<Record<Ending, string>> = {
  turns: 'PORT-086',
  time: 'PORT-087',
  objective: 'PORT-092',
  alone: 'PORT-089',
  cap: 'PORT-091',
  concession: 'PORT-335',
};

const NO_ACTIONS: readonly Action[] = [];

/** What is to be decided now; nothing when the game is over. */
function momentOf(state: State): Moment | undefined {
  if (state.phase === 'over') return undefined;
  if (state.phase === 'deploy') return 'deploy';
  if (askedSeat(state) !== null) return 'luck';
  return state.round === null ? 'choice' : 'round';
}

/** PORT-D112 What any seat at the table may say out of turn. */
const isSpoken = (type: ActionType): boolean => type === 'concede' || type === 'timeExpired';

/** The rule that forbids a move, if any. */
export function check(state: State, move: Move<Action>): Violation | undefined {
  const moment = momentOf(state);
  if (moment === undefined) return breaks(OVER_BY[state.ending ?? 'turns']);
  if (!isRecord(move)) return breaks('PORT-G56');
  const { seat, action } = move;
  const [mover] = toMove(state);
  const known = isAction(action);
  const spoken = known && isSpoken(action.type) && state.conceded[seat] !== undefined;
  if (seat !== mover && !spoken) return breaks(NOT_YOURS[moment], { mover: { seat: mover } });
  if (!known) return breaks(malformed(action));
  const verb = verbOf(action.type);
  return verb.when.includes(moment) ? verb.check(state, seat, action) : verb.untimely(state, seat);
}

/** Representatives of what is open to the seat, in a stable order; check decides about the rest. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  const moment = momentOf(state);
  if (moment === undefined || toMove(state)[0] !== seat) return NO_ACTIONS;
  const out: Action[] = [];
  for (const verb of VERBS_AT[moment]) verb.options(state, seat, out);
  return out.slice(0, MOST);
}

/** Carries out a legal action completely, in place. */
export function advance(state: State, { seat, action }: Move<Action>): readonly Event[] {
  const events: Event[] = [];
  verbOf(action.type).advance(state, seat, action, events);
  resolve(state, events);
  settle(state, events);
  return events;
}
