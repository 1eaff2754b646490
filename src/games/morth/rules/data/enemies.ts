/** MOR-129 */
export const ATTACK_TYPES = ['physical', 'spiritual', 'special', 'arcane'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** From the weakest to the strongest; a kill pays 1 to 4 gold (MOR-151). */
export type Colour = 'green' | 'yellow' | 'orange' | 'red';

export const ENEMY_IDS = [
  'skeleton',
  'goblin',
  'rat',
  'centaur',
  'orc',
  'troll',
  'cerberus',
  'spider',
  'minotaur',
  'demon',
  'gargoyle',
  'ogre',
  'cyclops',
  'hydra',
  'dragon',
] as const;
export type EnemyId = (typeof ENEMY_IDS)[number];

export type Enemy = {
  readonly colour: Colour;
  readonly resistance: number;
  readonly speed: number;
  /** What it does to the owner of the map when it leaves by the exit. */
  readonly wounds: number;
  readonly coins: number;
  /** Only an attack with one of these types affects it; all when empty. */
  readonly affectedBy: readonly AttackType[];
  /** MOR-140 An attack of this type alone does not affect it. */
  readonly immuneTo: AttackType | null;
  /** MOR-261 Only attacks can damage it: it sets off a trap and takes no harm. */
  readonly trapProof: boolean;
};

type Traits = Partial<Pick<Enemy, 'wounds' | 'coins' | 'affectedBy' | 'immuneTo' | 'trapProof'>>;

const enemy = (colour: Colour, resistance: number, speed: number, traits: Traits = {}): Enemy => ({
  colour,
  resistance,
  speed,
  wounds: 1,
  coins: 0,
  affectedBy: [],
  immuneTo: null,
  trapProof: false,
  ...traits,
});

/** Part 5.2 of the catalogue. */
export const ENEMIES: Readonly<Record<EnemyId, Enemy>> = {
  skeleton: enemy('green', 2, 1, { affectedBy: ['physical'], trapProof: true }),
  goblin: enemy('green', 1, 2),
  rat: enemy('green', 1, 3, { coins: 1 }),
  centaur: enemy('yellow', 2, 4),
  orc: enemy('yellow', 4, 1, { wounds: 2 }),
  troll: enemy('yellow', 4, 1),
  cerberus: enemy('yellow', 2, 5),
  spider: enemy('orange', 1, 5, { coins: 2 }),
  minotaur: enemy('orange', 3, 2, { affectedBy: ['physical'] }),
  demon: enemy('orange', 3, 2, { affectedBy: ['spiritual'] }),
  gargoyle: enemy('orange', 2, 3, { immuneTo: 'physical' }),
  ogre: enemy('orange', 5, 1),
  cyclops: enemy('orange', 4, 2, { wounds: 2 }),
  hydra: enemy('red', 6, 1, { wounds: 2 }),
  dragon: enemy('red', 5, 2, { wounds: 2, coins: 2 }),
};
