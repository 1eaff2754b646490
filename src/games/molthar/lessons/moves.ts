import type { Move } from '@/engine';
import type { Lesson } from '@/games/lesson';
import type { Action, Source, State } from '../rules';
import { character, pearls } from './position';

/** A lesson of Molthar. */
export type MoltharLesson = Lesson<State, Action>;

export const take = (from: Source): Action => ({ type: 'takePearl', from });
export const place = (from: 0 | 1): Action => ({ type: 'placeCharacter', from, discard: null });
export const END: Action = { type: 'endTurn' };

/** Activates a Character with these Pearl cards, and so many Diamonds. */
export const pay = (card: string, hand: string, diamonds = 0): Action => ({
  type: 'activate',
  card: character(card),
  payment: { pearls: pearls(hand), diamonds },
});

/** What the rival does in a whole turn. */
export const rivalTurn = (...actions: readonly Action[]): readonly Move<Action>[] =>
  [...actions, END].map((action) => ({ seat: 1, action }));
