import { soldier } from './models';
import type { ReadyArmy } from './types';

export const WATCH: ReadyArmy = {
  list: {
    name: '@watch.name',
    era: 'pre1900',
    total: 120,
    units: [
      {
        id: 'w1',
        name: '@watch.spears',
        kind: 'band',
        files: null,
        members: [
          soldier('@watch.reeve', 8, 1, { kit: 'shield', leader: true }),
          soldier('@watch.spearman', 6, 4, { kit: 'spear' }),
        ],
      },
      {
        id: 'w2',
        name: '@watch.bows',
        kind: 'band',
        files: null,
        members: [
          soldier('@watch.seniorBowman', 6, 1, { weapon: 'bow', leader: true }),
          soldier('@watch.bowman', 6, 3, { weapon: 'bow' }),
        ],
      },
    ],
  },
  pair: 'starter',
  mode: 'skirmish',
  limit: 120,
};

export const BANDITS: ReadyArmy = {
  list: {
    name: '@bandits.name',
    era: 'pre1900',
    total: 120,
    units: [
      {
        id: 'b1',
        name: '@bandits.cutThroats',
        kind: 'band',
        files: null,
        members: [
          soldier('@bandits.captain', 8, 1, { kit: 'twoHanded', leader: true }),
          soldier('@bandits.axeman', 6, 4, { kit: 'hand' }),
          soldier('@bandits.hunter', 6, 2, { weapon: 'shortBow' }),
        ],
      },
      {
        id: 'b2',
        name: '@bandits.hangersOn',
        kind: 'band',
        files: null,
        members: [
          soldier('@bandits.loudmouth', 4, 1, { kit: 'unarmed', leader: true }),
          soldier('@bandits.rabble', 4, 5, { kit: 'unarmed' }),
        ],
      },
    ],
  },
  pair: 'starter',
  mode: 'skirmish',
  limit: 120,
};
