import { breaks } from '@/engine';
import { mapOf, realmOf } from '../realms';
import { ownHero } from './verb';
import type { VerbOf } from './verb';

/** MOR-029 A starting hero chooses its fortress square, once, before anything is done in its player's first hero turn. */
export const deploy: VerbOf<'deploy'> = {
  when: ['choosing'],
  untimely: () => breaks('MOR-029'),
  check(state, seat, { hero: id, cell }) {
    const hero = ownHero(state, seat, id);
    const { kinds } = mapOf(state, realmOf(state, seat));
    if (hero === undefined || !hero.unplaced || state.turn.acted || kinds[hero.cell] !== 'fortress')
      return breaks('MOR-029');
    return kinds[cell] === 'fortress' && cell !== hero.cell ? undefined : breaks('MOR-010');
  },
  options(state, seat, out) {
    if (state.turn.acted) return;
    const { fortress, kinds } = mapOf(state, realmOf(state, seat));
    state.heroes.forEach((hero, id) => {
      if (hero.seat !== seat || !hero.unplaced || kinds[hero.cell] !== 'fortress') return;
      for (const cell of fortress) if (cell !== hero.cell) out.push({ type: 'deploy', hero: id, cell });
    });
  },
  advance(state, seat, { hero: id, cell }, events) {
    const hero = state.heroes[id];
    hero.cell = cell;
    hero.unplaced = false;
    events.push({ type: 'heroDeployed', seat, hero: id, race: hero.race, heroType: hero.type, cell });
  },
};
