import type { Event, Hit } from '@/games/morth/rules';

type Samples = { readonly [T in Event['type']]: readonly Omit<Extract<Event, { type: T }>, 'type'>[] };

const hit: Hit = { die: 30, enemy: 'orc', before: 4, after: 2, scalesBroken: false, affected: true };
const hero = { seat: 0, hero: 0, race: 'elf', heroType: 'priest' } as const;
const struck = { enemy: 'orc', spot: { path: 0, square: 4 } } as const;
const assassin = { seat: 0, hero: 2, realm: 0, cell: 40 };

/** One event of each kind at least, so that each sentence of the log comes up. */
const BY_TYPE: Samples = {
  waveBegan: [{ wave: 3, round: 2, waveInRound: 1, lord: 0 }],
  cardsDealt: [
    { count: 1, hands: [[4], [5]] },
    {
      count: 2,
      hands: [
        [4, 9],
        [5, 8],
      ],
    },
  ],
  packReshuffled: [{}],
  cardDiscarded: [{ seat: 1, card: 3 }],
  waveRolled: [
    {
      lord: 0,
      dice: [
        { die: 1, enemy: 'goblin', sector: 3 },
        { die: 2, enemy: 'goblin', sector: 4 },
        { die: 3, enemy: 'rat', sector: 4 },
      ],
      from: 3,
      mark: 7,
      missing: 0,
    },
    { lord: 0, dice: [{ die: 1, enemy: 'goblin', sector: 3 }], from: 3, mark: 7, missing: 1 },
    { lord: 0, dice: [{ die: 1, enemy: 'goblin', sector: 3 }], from: 3, mark: 7, missing: 2 },
  ],
  redDieCame: [
    { die: 90, enemy: 'hydra', position: 8, realm: 0, path: 3, team: true },
    { die: 90, enemy: 'dragon', position: 8, realm: 0, path: 1, team: false },
  ],
  portalTurned: [
    { seat: 0, steps: 1, from: 12, to: 1 },
    { seat: 1, steps: -2, from: 1, to: 11 },
  ],
  portalPassed: [{ seat: 0 }],
  enemiesArrived: [{ arrivals: [{ die: 1, enemy: 'goblin', realm: 0, path: 0, sector: 3 }] }],
  turnBegan: [{ seat: 0 }],
  turnEnded: [{ seat: 0 }],
  heroDeployed: [{ ...hero, cell: 4 }],
  heroUpgraded: [{ ...hero, upgrade: 'might1', experience: 4, gold: 2 }],
  heroHired: [{ seat: 0, hero: 2, race: 'human', heroType: 'assassin', cell: 4, gold: 5 }],
  redDieBought: [{ seat: 0, die: 90, enemy: 'hydra', realm: 1, path: 2 }],
  heroActivated: [hero],
  heroStepped: [{ ...hero, from: 4, to: 13, cost: 1, tunnel: false }],
  heroPutBack: [{ ...hero, from: 13, to: 4 }],
  activationEnded: [hero],
  skillUsed: [
    { ...hero, skill: 'move' },
    { ...hero, skill: 'strength' },
  ],
  attackDeclared: [{ ...hero, weapon: 'pattern', cells: [40], targets: [30] }],
  strengthRolled: [{ seat: 0, hero: 3, sides: 4, roll: 3, total: 4 }],
  attackResolved: [
    { ...hero, weapon: 'pattern', strength: 0, hits: [] },
    {
      ...hero,
      weapon: 'pattern',
      strength: 2,
      hits: [
        hit,
        { ...hit, enemy: 'gargoyle', affected: false },
        { ...hit, enemy: 'dragon', scalesBroken: true },
        { ...hit, after: 0 },
      ],
    },
  ],
  attackCancelled: [hero],
  enemyKilled: [{ ...hero, die: 30, enemy: 'orc', realm: 0, gold: 2, earned: 2 }],
  trapLaid: [assassin],
  barrierSet: [assassin],
  trapSprung: [{ ...assassin, hit }],
  barrierRemoved: [{ realm: 0, cell: 40, hero: 2 }],
  assaultRolled: [{ lord: 0, roll: 3 }],
  enemyMoved: [
    {
      roll: 2,
      realm: 0,
      die: 30,
      enemy: 'orc',
      from: { path: 0, square: 2 },
      way: [{ path: 0, square: 3 }],
      fellBack: 0,
      end: 'stays',
    },
  ],
  enemyLeft: [
    { realm: 1, die: 1, enemy: 'goblin', wounds: 1, coins: 0, team: false },
    { realm: 1, die: 90, enemy: 'dragon', wounds: 2, coins: 2, team: false },
    { realm: 0, die: 30, enemy: 'orc', wounds: 2, coins: 0, team: true },
    { realm: 0, die: 50, enemy: 'spider', wounds: 1, coins: 2, team: true },
  ],
  waveEnded: [{ wave: 3, lord: 0, next: 1 }],
  cardPlayed: [
    {
      seat: 1,
      card: 3,
      target: { kind: 'hero', hero: 0 },
      victim: { kind: 'hero', seat: 0, race: 'gnome', heroType: 'wizard' },
    },
    { seat: 1, card: 7, target: { kind: 'enemy', die: 30 }, victim: { kind: 'enemy', seat: 0, struck } },
    {
      seat: 1,
      card: 7,
      target: { kind: 'enemy', die: 30 },
      victim: { kind: 'enemy', seat: null, struck: { enemy: 'orc', spot: { path: 4, square: 0 } } },
    },
    {
      seat: 1,
      card: 0,
      target: { kind: 'path', die: 30, path: 1 },
      victim: { kind: 'path', seat: 0, struck, path: 1 },
    },
    {
      seat: 1,
      card: 7,
      target: { kind: 'enemies', own: 31, other: 30 },
      victim: { kind: 'enemies', seat: 0, struck, by: { enemy: 'rat', spot: { path: 2, square: 1 } } },
    },
    {
      seat: 1,
      card: 7,
      target: { kind: 'square', realm: 0, cell: 0 },
      victim: { kind: 'square', seat: 0, map: 'yellow', cell: 0 },
    },
    { seat: 1, card: 12, target: { kind: 'purse', realm: 0 }, victim: { kind: 'purse', seat: 0 } },
    { seat: 1, card: 12, target: { kind: 'purse', realm: 0 }, victim: { kind: 'purse', seat: null } },
  ],
  morthCardDrawn: [{ lord: 0, card: 7 }],
  cardWithoutTarget: [{ lord: 0, card: 7 }],
  coinsStolen: [
    { from: 0, to: null, coins: 1 },
    { from: 0, to: 1, coins: 2 },
  ],
  enemyReplaced: [{ realm: 0, gone: 1, goneEnemy: 'goblin', die: 50, enemy: 'ogre' }],
  heroMovedByCard: [{ ...hero, from: 4, to: 13 }],
  responseDeclined: [{ seat: 1 }],
  gameEnded: [{}],
};

export const SAMPLES: readonly Event[] = Object.entries(BY_TYPE).flatMap(([type, events]) =>
  events.map((event) => ({ type, ...event }) as Event),
);
