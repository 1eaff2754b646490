import { breaks, type Violation } from '@/engine';
import type { Activation, Hero, Open, State } from '../types';
import type { Moment } from './verb';

/** What only an active hero does. */
export const ACT_TIMES: readonly Moment[] = ['acting'];

/** MOR-102 Why there is no hero to act. */
export const noActiveHero = (state: State): Violation => breaks(state.active === null ? 'MOR-102' : 'MOR-243');

/** The active hero; the verbs are asked only while there is one. */
export function acting(state: Pick<Open, 'active' | 'heroes'>): { active: Activation; hero: Hero } {
  const { active } = state;
  if (active === null) throw new RangeError('no hero is active');
  return { active, hero: state.heroes[active.hero] };
}
