import { breaks } from '@/engine';
import { ownHero } from './verb';
import type { VerbOf } from './verb';

/** MOR-101, MOR-102 Choose the hero that acts next. */
export const activate: VerbOf<'activate'> = {
  when: ['choosing'],
  untimely: (state) => breaks(state.phase === 'heroes' ? 'MOR-102' : 'MOR-068'),
  check(state, seat, { hero: id }) {
    const hero = ownHero(state, seat, id);
    if (hero === undefined) return breaks(state.mode === 'cooperative' ? 'MOR-349' : 'MOR-101');
    return hero.done ? breaks('MOR-101') : undefined;
  },
  options(state, seat, out) {
    for (let id = 0; id < state.heroes.length; id++)
      if (state.heroes[id].seat === seat && !state.heroes[id].done) out.push({ type: 'activate', hero: id });
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
