import { mount, soldier } from './models';
import type { ReadyArmy } from './types';

export const DWARFS: ReadyArmy = {
  list: {
    name: '@dwarfs.name',
    era: 'pre1900',
    total: 584,
    units: [
      {
        id: 'd1',
        name: '@dwarfs.thane',
        kind: 'lone',
        members: [
          soldier('@dwarfs.thane', 12, 1, {
            leader: true,
            kit: 'twoHanded',
            attributes: ['heavyMelee', 'heavyArmour', 'aggressive', 'luck'],
          }),
        ],
      },
      {
        id: 'd2',
        name: '@dwarfs.hammerers',
        kind: 'band',
        files: null,
        members: [
          soldier('@dwarfs.firstHammer', 10, 1, { kit: 'twoHanded', leader: true }),
          soldier('@dwarfs.hammerer', 10, 2, { kit: 'twoHanded' }),
        ],
      },
      {
        id: 'd3',
        name: '@dwarfs.axes',
        kind: 'band',
        files: 4,
        members: [
          soldier('@dwarfs.axeWarden', 8, 1, { kit: 'shield', leader: true }),
          soldier('@dwarfs.axe', 8, 6, { kit: 'shield' }),
        ],
      },
      {
        id: 'd4',
        name: '@dwarfs.crossbows',
        kind: 'band',
        files: 4,
        members: [
          soldier('@dwarfs.marksman', 6, 1, { weapon: 'crossbow', leader: true }),
          soldier('@dwarfs.crossbow', 6, 7, { weapon: 'crossbow' }),
        ],
      },
      { id: 'd5', name: '@dwarfs.oldThunder', kind: 'artillery', piece: 'lightCannon', crew: [{ die: 6, count: 2 }] },
    ],
  },
  pair: 'anvilAndFang',
  mode: 'siege',
  limit: 600,
};

export const GOBLINS: ReadyArmy = {
  list: {
    name: '@goblins.name',
    era: 'pre1900',
    total: 596,
    units: [
      {
        id: 'g1',
        name: '@goblins.warlordsWyvern',
        kind: 'lone',
        members: [
          mount(
            soldier('@goblins.wyvern', 20, 1, { leader: true, kit: 'hand', weapon: 'breath' }),
            true,
            soldier('@goblins.warlord', 12, 1, { leader: true, kit: 'twoHanded' }),
          ),
        ],
      },
      {
        id: 'g2',
        name: '@goblins.shaman',
        kind: 'lone',
        members: [
          soldier('@goblins.shaman', 12, 1, { leader: true, kit: 'hand', attributes: ['magic'], spells: ['fireball'] }),
        ],
      },
      {
        id: 'g3',
        name: '@goblins.spears',
        kind: 'band',
        files: 5,
        members: [
          soldier('@goblins.boss', 6, 1, { kit: 'spear', leader: true }),
          soldier('@goblins.goblinSpear', 6, 8, { kit: 'spear' }),
        ],
      },
      {
        id: 'g4',
        name: '@goblins.bows',
        kind: 'band',
        files: 4,
        members: [
          soldier('@goblins.oldArcher', 6, 1, { weapon: 'shortBow', leader: true }),
          soldier('@goblins.goblinBow', 6, 7, { weapon: 'shortBow' }),
        ],
      },
      { id: 'g5', name: '@goblins.contraption', kind: 'artillery', piece: 'catapult', crew: [{ die: 4, count: 3 }] },
    ],
  },
  pair: 'anvilAndFang',
  mode: 'siege',
  limit: 600,
};
