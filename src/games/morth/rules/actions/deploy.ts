import { breaks } from '@/engine';
import { ownHero } from '../heroes';
import { deployCells, whyNotDeploy } from '../questions';
import type { VerbOf } from './verb';

/** MOR-029 A starting hero chooses its fortress square, once, before anything is done in its player's first hero turn. */
export const deploy: VerbOf<'deploy'> = {
  when: ['choosing'],
  untimely: () => breaks('MOR-029'),
  check(state, seat, { hero: id, cell }) {
    if (ownHero(state, seat, id) === undefined) return breaks('MOR-029');
    return whyNotDeploy(state, id) ?? (deployCells(state, id).includes(cell) ? undefined : breaks('MOR-010'));
  },
  options(state, seat, out) {
    for (let id = 0; id < state.heroes.length; id++) {
      if (state.heroes[id].seat !== seat) continue;
      for (const cell of deployCells(state, id)) out.push({ type: 'deploy', hero: id, cell });
    }
  },
  advance(state, seat, { hero: id, cell }, events) {
    const hero = state.heroes[id];
    hero.cell = cell;
    hero.unplaced = false;
    events.push({ type: 'heroDeployed', seat, hero: id, race: hero.race, heroType: hero.type, cell });
  },
};
