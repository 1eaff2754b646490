import type { Params, Seat, Violation } from '@/engine';
import type { Action, Event, Pending, Phase, State } from '../types';

/** A time at which a seat decides: a phase of its turn, or a decision that must be taken first. */
export type Moment = Exclude<Phase, 'over'> | Pending['type'];

/** One verb of the game: when it can be used, what forbids it, what may be chosen, what it does. */
export interface Verb<A extends Action> {
  readonly when: readonly Moment[];
  /** Why the verb is refused at another time. */
  untimely(state: State, seat: Seat): Violation;
  /** What forbids the action at its time. */
  check(state: State, seat: Seat, action: A): Violation | undefined;
  /** Appends all choices that are legal now. */
  options(state: State, seat: Seat, out: Action[]): void;
  /** Carries out a legal action in place. */
  advance(state: State, seat: Seat, action: A, events: Event[]): void;
}

/** The verb that belongs to a type of action. */
export type VerbOf<T extends Action['type']> = Verb<Extract<Action, { type: T }>>;

/** Names the broken rule. */
export function breaks(rule: string, params?: Params): Violation {
  return params === undefined ? { rule } : { rule, params };
}

/** MOL-032 The times of the four actions. */
export const ACTION_TIMES: readonly Moment[] = ['start', 'act'];

/** MOL-033, MOL-205 The actions of the turn are used up. */
export function noActionsLeft(state: State): Violation {
  return breaks('MOL-033', { count: state.turn.actionsTaken });
}
