import type { AbilityId } from './abilities';

export type HeroClass = 'archer' | 'mage' | 'warrior' | 'rogue';

export type HeroData = {
  /** What names, texts and pictures hang on. */
  readonly key: HeroKey;
  /** GATE-010 */
  readonly class: HeroClass;
  readonly health: number;
  readonly damage: number;
  readonly movement: number;
  readonly dodge: number;
  readonly range: number;
  readonly accuracy: number;
  /** GATE-011 */
  readonly abilities: readonly [AbilityId, AbilityId];
};

export const HERO_KEYS = ['greven', 'seiren', 'elazar', 'yodan', 'drexir', 'sabea', 'dekhar', 'zadita'] as const;
export type HeroKey = (typeof HERO_KEYS)[number];

/** GATE-004, GATE-009 The eight; a hero's number is its place in this list. */
export const HEROES: readonly HeroData[] = [
  {
    key: 'greven',
    class: 'archer',
    health: 15,
    damage: 4,
    movement: 4,
    dodge: 4,
    range: 3,
    accuracy: 10,
    abilities: ['longShot', 'explosiveShot'],
  },
  {
    key: 'seiren',
    class: 'archer',
    health: 14,
    damage: 4,
    movement: 5,
    dodge: 11,
    range: 3,
    accuracy: 10,
    abilities: ['fullDraw', 'precisionTargeting'],
  },
  {
    key: 'elazar',
    class: 'mage',
    health: 13,
    damage: 5,
    movement: 5,
    dodge: 6,
    range: 2,
    accuracy: 8,
    abilities: ['chainLightning', 'staticCharge'],
  },
  {
    key: 'yodan',
    class: 'mage',
    health: 16,
    damage: 4,
    movement: 5,
    dodge: 3,
    range: 2,
    accuracy: 7,
    abilities: ['lifeWard', 'blisteringPain'],
  },
  {
    key: 'drexir',
    class: 'warrior',
    health: 20,
    damage: 5,
    movement: 4,
    dodge: 1,
    range: 1,
    accuracy: 5,
    abilities: ['mightyBlow', 'shieldWall'],
  },
  {
    key: 'sabea',
    class: 'warrior',
    health: 18,
    damage: 6,
    movement: 4,
    dodge: 2,
    range: 1,
    accuracy: 6,
    abilities: ['risingWinds', 'ringTheBell'],
  },
  {
    key: 'dekhar',
    class: 'rogue',
    health: 12,
    damage: 4,
    movement: 6,
    dodge: 9,
    range: 1,
    accuracy: 9,
    abilities: ['infectedWounds', 'cheapShot'],
  },
  {
    key: 'zadita',
    class: 'rogue',
    health: 11,
    damage: 5,
    movement: 5,
    dodge: 12,
    range: 1,
    accuracy: 9,
    abilities: ['quickBlade', 'mercyKilling'],
  },
];
