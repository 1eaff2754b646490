import { soldier } from './models';
import type { ReadyArmy } from './types';

export const RIFLES_44: ReadyArmy = {
  list: {
    name: '@rifles44.name',
    era: 'post1900',
    total: 594,
    units: [
      {
        id: 'a1',
        name: '@rifles44.firstSection',
        kind: 'band',
        files: null,
        members: [
          soldier('@rifles44.sergeant', 8, 1, { weapon: 'smg', leader: true }),
          soldier('@rifles44.rifleman', 6, 9, { weapon: 'rifle' }),
          soldier('@rifles44.gunner', 6, 1, { weapon: 'lmg' }),
        ],
      },
      {
        id: 'a2',
        name: '@rifles44.secondSection',
        kind: 'band',
        files: null,
        members: [
          soldier('@rifles44.sergeant', 8, 1, { weapon: 'smg', leader: true }),
          soldier('@rifles44.rifleman', 6, 9, { weapon: 'rifle' }),
          soldier('@rifles44.launcher', 6, 1, { weapon: 'atLauncher' }),
          soldier('@rifles44.gunner', 6, 1, { weapon: 'lmg' }),
        ],
      },
      { id: 'a3', name: '@rifles44.twoInchMortar', kind: 'artillery', piece: 'mortar', crew: [{ die: 6, count: 2 }] },
      {
        id: 'a4',
        name: '@rifles44.lightTank',
        kind: 'vehicle',
        die: 12,
        flying: false,
        attributes: [],
        crew: [{ die: 6, count: 3 }],
        weapons: ['tankGun'],
      },
    ],
  },
  pair: 'crossroads',
  mode: 'siege',
  limit: 600,
};

export const GRENADIERS_44: ReadyArmy = {
  list: {
    name: '@grenadiers44.name',
    era: 'post1900',
    total: 582,
    units: [
      {
        id: 'p1',
        name: '@grenadiers44.firstSquad',
        kind: 'band',
        files: null,
        members: [
          soldier('@grenadiers44.feldwebel', 8, 1, { weapon: 'smg', leader: true }),
          soldier('@grenadiers44.grenadier', 6, 8, { weapon: 'rifle' }),
          soldier('@grenadiers44.gunner', 6, 1, { weapon: 'lmg' }),
        ],
      },
      {
        id: 'p2',
        name: '@grenadiers44.secondSquad',
        kind: 'band',
        files: null,
        members: [
          soldier('@grenadiers44.feldwebel', 8, 1, { weapon: 'smg', leader: true }),
          soldier('@grenadiers44.grenadier', 6, 9, { weapon: 'rifle' }),
          soldier('@grenadiers44.launcher', 6, 1, { weapon: 'atLauncher' }),
        ],
      },
      { id: 'p3', name: '@grenadiers44.antiTankGun', kind: 'artillery', piece: 'atGun', crew: [{ die: 6, count: 3 }] },
      {
        id: 'p4',
        name: '@grenadiers44.halfTrack',
        kind: 'vehicle',
        die: 10,
        flying: false,
        attributes: [],
        crew: [{ die: 6, count: 3 }],
        weapons: ['machineGun'],
      },
    ],
  },
  pair: 'crossroads',
  mode: 'siege',
  limit: 600,
};
