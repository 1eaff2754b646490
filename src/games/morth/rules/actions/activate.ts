import { breaks } from '@/engine';
import { heroesToAct, whyNotActivate } from '../questions';
import type { VerbOf } from './verb';

/** MOR-101, MOR-102 Choose the hero that acts next. */
export const activate: VerbOf<'activate'> = {
  when: ['choosing'],
  untimely: (state) => breaks(state.phase === 'heroes' ? 'MOR-102' : 'MOR-068'),
  check: (state, seat, { hero }) => whyNotActivate(state, seat, hero),
  options(state, seat, out) {
    for (const hero of heroesToAct(state, seat)) out.push({ type: 'activate', hero });
  },
  advance(state, seat, { hero: id }, events) {
    const hero = state.heroes[id];
    hero.done = true;
    state.active = {
      hero: id,
      stand: hero.cell,
      spent: 0,
      attacks: 0,
      shots: 0,
      trapped: false,
      barred: false,
      rest: 0,
      declared: null,
    };
    events.push({ type: 'heroActivated', seat, hero: id, race: hero.race, heroType: hero.type });
    state.window = 'heroChosen';
  },
};
