import { soldier } from './models';
import type { ReadyArmy } from './types';

export const CORSAIRS: ReadyArmy = {
  list: {
    name: '@corsairs.name',
    era: 'post1900',
    total: 593,
    units: [
      {
        id: 'c1',
        name: '@corsairs.skySkiff',
        kind: 'vehicle',
        die: 12,
        flying: true,
        attributes: ['hover'],
        crew: [{ die: 6, count: 3 }],
        weapons: ['rayCannon'],
      },
      {
        id: 'c2',
        name: '@corsairs.captain',
        kind: 'lone',
        members: [
          soldier('@corsairs.captain', 12, 1, {
            leader: true,
            weapon: 'blaster',
            attributes: ['sharpshooter', 'luck', 'fast'],
          }),
        ],
      },
      {
        id: 'c3',
        name: '@corsairs.boarders',
        kind: 'band',
        files: null,
        members: [
          soldier('@corsairs.bosun', 8, 1, { kit: 'twoHanded', leader: true }),
          soldier('@corsairs.cutlass', 6, 7, { kit: 'shield', weapon: 'pistol' }),
        ],
      },
      {
        id: 'c4',
        name: '@corsairs.gunners',
        kind: 'band',
        files: null,
        members: [
          soldier('@corsairs.gunnersMate', 6, 1, { weapon: 'smg', leader: true }),
          soldier('@corsairs.corsair', 6, 5, { weapon: 'smg' }),
        ],
      },
    ],
  },
  pair: 'theGate',
  mode: 'skirmish',
  limit: 600,
};

export const WARDENS: ReadyArmy = {
  list: {
    name: '@wardens.name',
    era: 'post1900',
    total: 592,
    units: [
      {
        id: 'h1',
        name: '@wardens.keeper',
        kind: 'lone',
        members: [
          soldier('@wardens.keeper', 12, 1, { leader: true, kit: 'hand', attributes: ['magic'], spells: ['fireball'] }),
        ],
      },
      {
        id: 'h2',
        name: '@wardens.crawler',
        kind: 'vehicle',
        die: 12,
        flying: false,
        attributes: ['turnX2'],
        crew: [{ die: 6, count: 2 }],
        weapons: ['machineGun'],
      },
      {
        id: 'h3',
        name: '@wardens.gateGuard',
        kind: 'band',
        files: null,
        members: [
          soldier('@wardens.wardenSergeant', 8, 1, { weapon: 'assaultRifle', leader: true }),
          soldier('@wardens.warden', 6, 5, { weapon: 'blaster' }),
          soldier('@wardens.launcher', 6, 1, { weapon: 'atLauncher' }),
        ],
      },
      {
        id: 'h4',
        name: '@wardens.wallGuard',
        kind: 'band',
        files: null,
        members: [
          soldier('@wardens.corporal', 6, 1, { weapon: 'blaster', leader: true }),
          soldier('@wardens.warden', 6, 3, { weapon: 'blaster' }),
          soldier('@wardens.launcher', 6, 1, { weapon: 'atLauncher' }),
        ],
      },
    ],
  },
  pair: 'theGate',
  mode: 'skirmish',
  limit: 600,
};
