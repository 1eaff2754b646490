import type { Move, Seat } from '@/engine';
import type { Lesson } from '@/games/lesson';
import type { Action, Cell, HeroId, State } from '../rules';
import { dieOf, type Marching } from './position';

/** A lesson of Morth. */
export type MorthLesson = Lesson<State, Action>;

export const END: Action = { type: 'endTurn' };

/** What the table does when a hero is sent off: it begins to act and walks from square to square. */
export const walk = (hero: HeroId, ...way: readonly Cell[]): [Action, ...Action[]] => [
  { type: 'activate', hero },
  ...way.map((to): Action => ({ type: 'step', to })),
];

/** Strikes at these enemies of a horde, in the order of the pattern. */
export const strike = (foes: readonly Marching[], ...at: readonly Marching[]): Action => ({
  type: 'attack',
  turn: 0,
  targets: at.map((enemy) => dieOf(foes, enemy)),
});

/** A hero that has acted need not say so before the turn ends. */
export const isDone = ({ type }: Action): boolean => type === 'endActivation';

/** What another seat does. */
export const by = (seat: Seat, ...actions: readonly Action[]): readonly Move<Action>[] =>
  actions.map((action) => ({ seat, action }));
