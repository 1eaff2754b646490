import { soldier } from './models';
import type { ReadyArmy } from './types';

export const KNIGHTS: ReadyArmy = {
  list: {
    name: '@knights.name',
    era: 'pre1900',
    total: 600,
    units: [
      {
        id: 'k1',
        name: '@knights.grandMaster',
        kind: 'lone',
        members: [
          soldier('@knights.grandMaster', 12, 1, {
            leader: true,
            mounted: true,
            kit: 'lance',
            attributes: ['heavyArmour', 'luck'],
          }),
        ],
      },
      {
        id: 'k2',
        name: '@knights.knights',
        kind: 'band',
        files: null,
        members: [
          soldier('@knights.banneret', 10, 1, { mounted: true, kit: 'lance', leader: true }),
          soldier('@knights.knight', 10, 3, { mounted: true, kit: 'lance' }),
        ],
      },
      {
        id: 'k3',
        name: '@knights.menAtArms',
        kind: 'band',
        files: 3,
        members: [
          soldier('@knights.sergeant', 8, 1, { kit: 'shield', leader: true }),
          soldier('@knights.manAtArms', 8, 5, { kit: 'shield' }),
        ],
      },
      {
        id: 'k4',
        name: '@knights.archers',
        kind: 'band',
        files: 7,
        members: [
          soldier('@knights.masterArcher', 6, 1, { weapon: 'bow', leader: true }),
          soldier('@knights.archer', 6, 12, { weapon: 'bow' }),
        ],
      },
      {
        id: 'k5',
        name: '@knights.levy',
        kind: 'band',
        files: 5,
        members: [
          soldier('@knights.bailiff', 4, 1, { kit: 'spear', leader: true }),
          soldier('@knights.peasant', 4, 9, { kit: 'spear' }),
        ],
      },
    ],
  },
  pair: 'crownAndBarrow',
  mode: 'siege',
  limit: 600,
};

export const UNDEAD: ReadyArmy = {
  list: {
    name: '@undead.name',
    era: 'pre1900',
    total: 599,
    units: [
      {
        id: 'u1',
        name: '@undead.barrowKing',
        kind: 'lone',
        members: [
          soldier('@undead.barrowKing', 12, 1, {
            leader: true,
            kit: 'twoHanded',
            attributes: ['magic'],
            spells: ['strengthen', 'slow'],
          }),
        ],
      },
      {
        id: 'u2',
        name: '@undead.wraith',
        kind: 'lone',
        members: [soldier('@undead.wraith', 12, 1, { leader: true, kit: 'hand', attributes: ['fearsome'] })],
      },
      {
        id: 'u3',
        name: '@undead.boneGuard',
        kind: 'band',
        files: 6,
        members: [
          soldier('@undead.guardCaptain', 6, 1, { kit: 'shield', leader: true }),
          soldier('@undead.boneGuard', 6, 11, { kit: 'shield' }),
        ],
      },
      {
        id: 'u4',
        name: '@undead.boneArchers',
        kind: 'band',
        files: 5,
        members: [
          soldier('@undead.bowCaptain', 6, 1, { weapon: 'bow', leader: true }),
          soldier('@undead.boneArcher', 6, 8, { weapon: 'bow' }),
        ],
      },
      {
        id: 'u5',
        name: '@undead.shamblers',
        kind: 'band',
        files: null,
        members: [
          soldier('@undead.gravewarden', 4, 1, { kit: 'unarmed', leader: true }),
          soldier('@undead.shambler', 4, 12, { kit: 'unarmed' }),
        ],
      },
    ],
  },
  pair: 'crownAndBarrow',
  mode: 'siege',
  limit: 600,
};
