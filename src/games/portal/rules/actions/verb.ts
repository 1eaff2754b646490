import type { Verb as AnyVerb } from '@/engine';
import type { Action, Event, State } from '../types';

/** What is to be decided: a unit to deploy, a group to act with, how its round goes on, whether Luck is used. */
export type Moment = 'deploy' | 'choice' | 'round' | 'luck';

/** A verb of this game. */
export type Verb<A extends Action> = AnyVerb<State, Action, A, Event, Moment>;

/** The verb that belongs to a type of action. */
export type VerbOf<T extends Action['type']> = Verb<Extract<Action, { type: T }>>;

/** PORT-081 A group may begin its round with a deed as well as with a move. */
export const BATTLE: readonly Moment[] = ['choice', 'round'];
