import type { Move } from '@/engine';
import type { Lesson } from '@/games/lesson';
import { nodeAt, type AbilityId, type Action, type HeroKey, type State } from '../rules';
import { heroOf } from './position';

/** A lesson of MortalGate. */
export type MortalgateLesson = Lesson<State, Action>;

/** Over hexes, by their names: 'K20 K19'. */
export const walk = (way: string): Action => ({ type: 'walk', path: way.split(' ').map(nodeAt) });
export const attack = (target: HeroKey): Action => ({ type: 'attack', target: heroOf(target) });
/** Without a target for what a hero does to itself. */
export const cast = (ability: AbilityId, target?: HeroKey): Action => ({
  type: 'useAbility',
  ability,
  target: target === undefined ? null : heroOf(target),
});
export const CAPTURE: Action = { type: 'capture' };
export const END: Action = { type: 'endTurn' };

/** What the rival does with a hero, or with several one after the other. */
export const rival = (...actions: readonly Action[]): readonly Move<Action>[] =>
  actions.map((action) => ({ seat: 1, action }));
