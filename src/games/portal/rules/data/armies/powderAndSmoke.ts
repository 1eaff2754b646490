import { soldier } from './models';
import type { ReadyArmy } from './types';

export const REDCOATS: ReadyArmy = {
  list: {
    name: '@redcoats.name',
    era: 'pre1900',
    total: 496,
    units: [
      {
        id: 'r1',
        name: '@redcoats.line',
        kind: 'band',
        files: 7,
        members: [
          soldier('@redcoats.captain', 8, 1, { kit: 'hand', leader: true }),
          soldier('@redcoats.private', 6, 13, { weapon: 'musket' }),
        ],
      },
      {
        id: 'r2',
        name: '@redcoats.rifles',
        kind: 'band',
        files: null,
        members: [
          soldier('@redcoats.rifleSergeant', 8, 1, { weapon: 'rifledMusket', leader: true }),
          soldier('@redcoats.rifleman', 8, 4, { weapon: 'rifledMusket' }),
        ],
      },
      {
        id: 'r3',
        name: '@redcoats.lightDragoons',
        kind: 'band',
        files: null,
        members: [
          soldier('@redcoats.cornet', 8, 1, { mounted: true, kit: 'hand', leader: true }),
          soldier('@redcoats.dragoon', 8, 4, { mounted: true, kit: 'hand' }),
        ],
      },
      { id: 'r4', name: '@redcoats.sixPounder', kind: 'artillery', piece: 'lightCannon', crew: [{ die: 6, count: 3 }] },
    ],
  },
  pair: 'powderAndSmoke',
  mode: 'siege',
  limit: 500,
};

export const FRENCH: ReadyArmy = {
  list: {
    name: '@french.name',
    era: 'pre1900',
    total: 492,
    units: [
      {
        id: 'f1',
        name: '@french.firstColumn',
        kind: 'band',
        files: 4,
        members: [
          soldier('@french.capitaine', 8, 1, { kit: 'hand', leader: true }),
          soldier('@french.fusilier', 6, 11, { weapon: 'musket' }),
        ],
      },
      {
        id: 'f2',
        name: '@french.secondColumn',
        kind: 'band',
        files: 4,
        members: [
          soldier('@french.lieutenant', 8, 1, { kit: 'hand', leader: true }),
          soldier('@french.fusilier', 6, 9, { weapon: 'musket' }),
        ],
      },
      {
        id: 'f3',
        name: '@french.cuirassiers',
        kind: 'band',
        files: null,
        members: [
          soldier('@french.marechalDesLogis', 10, 1, { mounted: true, kit: 'hand', leader: true }),
          soldier('@french.cuirassier', 10, 2, { mounted: true, kit: 'hand' }),
        ],
      },
      {
        id: 'f4',
        name: '@french.twelvePounder',
        kind: 'artillery',
        piece: 'heavyCannon',
        crew: [{ die: 6, count: 2 }],
      },
    ],
  },
  pair: 'powderAndSmoke',
  mode: 'siege',
  limit: 500,
};
