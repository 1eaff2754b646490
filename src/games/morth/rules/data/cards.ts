import type { AttackType } from './enemies';

/** MOR-209 to MOR-241 The thirteen effects. */
export const EFFECTS = [
  'changePath',
  'cancelMove',
  'cancelAttack',
  'advanceEnemy',
  'swapEnemies',
  'steal',
  'levelUp',
  'lessMove',
  'moveHero',
  'healEnemy',
  'changeType',
  'blockSquare',
  'lessAttack',
] as const;
export type Effect = (typeof EFFECTS)[number];

export type CardData = {
  readonly effect: Effect;
  /** Coins, points or squares, where the card prints a number. */
  readonly amount: number;
  /** The printed type of "change attack type". */
  readonly attack: AttackType | null;
  /** MOR-346 The red die icon, which counts in the team game only. */
  readonly redDie: boolean;
};

const plain = (effect: Effect, amount = 0): CardData => ({ effect, amount, attack: null, redDie: false });
const red = (effect: Effect, amount = 0): CardData => ({ ...plain(effect, amount), redDie: true });
const typed = (attack: AttackType): CardData => ({ ...plain('changeType'), attack });

/** MOR-034, part 5.7 of the catalogue: the 32 Lord Morth cards. */
export const CARDS: readonly CardData[] = [
  red('changePath'),
  plain('changePath'),
  plain('changePath'),
  red('cancelMove'),
  plain('cancelMove'),
  red('cancelAttack'),
  plain('cancelAttack'),
  red('advanceEnemy', 1),
  plain('advanceEnemy', 1),
  plain('advanceEnemy', 1),
  red('swapEnemies'),
  plain('swapEnemies'),
  plain('steal', 1),
  plain('steal', 1),
  red('steal', 2),
  plain('levelUp'),
  plain('levelUp'),
  plain('lessMove', 1),
  plain('lessMove', 1),
  plain('lessMove', 2),
  red('moveHero', 1),
  plain('moveHero', 1),
  red('healEnemy', 1),
  plain('healEnemy', 1),
  typed('physical'),
  typed('spiritual'),
  typed('special'),
  plain('blockSquare'),
  plain('blockSquare'),
  plain('lessAttack', 1),
  plain('lessAttack', 1),
  plain('lessAttack', 2),
];
