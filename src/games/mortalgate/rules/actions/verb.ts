import type { Verb as AnyVerb } from '@/engine';
import { refuse } from '../questions/refusal';
import type { Action, Event, Phase, State } from '../types';

/** A time at which a seat decides. */
export type Moment = Exclude<Phase, 'over' | 'upkeep'>;

/** A verb of this game. */
export type Verb<A extends Action> = AnyVerb<State, Action, A, Event, Moment>;

/** The verb that belongs to a type of action. */
export type VerbOf<T extends Action['type']> = Verb<Extract<Action, { type: T }>>;

/** GATE-040 The phases in which a hero's player decides. */
export const TURN_TIMES: readonly Moment[] = ['movement', 'combat', 'capture'];

/** GATE-041 */
export const wrongPhase = () => refuse('wrongPhase');
