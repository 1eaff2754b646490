import { breaks, type Verb as AnyVerb, type Violation } from '@/engine';
import type { Action, Event, Pending, Phase, State } from '../types';

/** A time at which a seat decides: a phase of its turn, or a decision that must be taken first. */
export type Moment = Exclude<Phase, 'over'> | Pending['type'];

/** A verb of this game. */
export type Verb<A extends Action> = AnyVerb<State, Action, A, Event, Moment>;

/** The verb that belongs to a type of action. */
export type VerbOf<T extends Action['type']> = Verb<Extract<Action, { type: T }>>;

/** MOL-032 The times of the four actions. */
export const ACTION_TIMES: readonly Moment[] = ['start', 'act'];

/** MOL-033, MOL-205 The actions of the turn are used up. */
export function noActionsLeft(state: State): Violation {
  return breaks('MOL-033', { count: state.turn.actionsTaken });
}
