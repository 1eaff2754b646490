/** Whom an ability is aimed at: one enemy, another hero of the team, the hero itself, or every adjacent enemy. */
type Aim = 'enemy' | 'teammate' | 'self' | 'adjacent';

export const STATUSES = ['burning', 'poison', 'stun'] as const;
export type Status = (typeof STATUSES)[number];

/** What an ability does; one kind each. */
export type AbilityEffect =
  /** Basic attacks, each with its own roll (GATE-082). */
  | { readonly kind: 'strikes'; readonly strikes: 1 | 2 | 'each' }
  /** Base damage and so much more, without a roll (GATE-080). */
  | { readonly kind: 'damage'; readonly plus: number; readonly chain: boolean }
  /** A printed damage that nothing raises, and a status for whoever survives it (GATE-129, GATE-130). */
  | { readonly kind: 'scorch'; readonly damage: number; readonly status: Status; readonly turns: number }
  | { readonly kind: 'heal'; readonly amount: number }
  | { readonly kind: 'status'; readonly status: Status; readonly turns: number }
  /** GATE-147 */
  | { readonly kind: 'mercy'; readonly health: number }
  | { readonly kind: 'precision'; readonly turns: number }
  | { readonly kind: 'charges'; readonly count: number }
  | { readonly kind: 'wall' };

export type Ability = {
  /** The rule that says what it does. */
  readonly rule: string;
  readonly aim: Aim;
  /** Nodes to the target; 0 where there is none to be chosen on the board. */
  readonly range: number;
  /** GATE-103 */
  readonly cooldown: number;
  readonly effect: AbilityEffect;
};

/** GATE-116 to GATE-148 The sixteen, two a hero in the order of the heroes. */
export const ABILITIES = {
  longShot: { rule: 'GATE-116', aim: 'enemy', range: 6, cooldown: 2, effect: { kind: 'strikes', strikes: 1 } },
  explosiveShot: {
    rule: 'GATE-117',
    aim: 'enemy',
    range: 3,
    cooldown: 3,
    effect: { kind: 'damage', plus: 2, chain: false },
  },
  fullDraw: { rule: 'GATE-118', aim: 'teammate', range: 3, cooldown: 3, effect: { kind: 'heal', amount: 4 } },
  precisionTargeting: { rule: 'GATE-119', aim: 'self', range: 0, cooldown: 3, effect: { kind: 'precision', turns: 3 } },
  chainLightning: {
    rule: 'GATE-121',
    aim: 'enemy',
    range: 2,
    cooldown: 3,
    effect: { kind: 'damage', plus: 0, chain: true },
  },
  staticCharge: { rule: 'GATE-125', aim: 'self', range: 0, cooldown: 2, effect: { kind: 'charges', count: 2 } },
  lifeWard: { rule: 'GATE-128', aim: 'teammate', range: 2, cooldown: 3, effect: { kind: 'heal', amount: 4 } },
  blisteringPain: {
    rule: 'GATE-129',
    aim: 'enemy',
    range: 2,
    cooldown: 2,
    effect: { kind: 'scorch', damage: 3, status: 'burning', turns: 2 },
  },
  mightyBlow: {
    rule: 'GATE-131',
    aim: 'enemy',
    range: 1,
    cooldown: 3,
    effect: { kind: 'damage', plus: 2, chain: false },
  },
  shieldWall: { rule: 'GATE-132', aim: 'self', range: 0, cooldown: 2, effect: { kind: 'wall' } },
  risingWinds: {
    rule: 'GATE-137',
    aim: 'adjacent',
    range: 1,
    cooldown: 2,
    effect: { kind: 'damage', plus: 0, chain: false },
  },
  ringTheBell: {
    rule: 'GATE-138',
    aim: 'enemy',
    range: 1,
    cooldown: 3,
    effect: { kind: 'status', status: 'stun', turns: 1 },
  },
  infectedWounds: {
    rule: 'GATE-139',
    aim: 'enemy',
    range: 1,
    cooldown: 2,
    effect: { kind: 'status', status: 'poison', turns: 3 },
  },
  cheapShot: { rule: 'GATE-140', aim: 'adjacent', range: 1, cooldown: 3, effect: { kind: 'strikes', strikes: 'each' } },
  quickBlade: { rule: 'GATE-144', aim: 'enemy', range: 1, cooldown: 3, effect: { kind: 'strikes', strikes: 2 } },
  mercyKilling: { rule: 'GATE-147', aim: 'enemy', range: 1, cooldown: 3, effect: { kind: 'mercy', health: 3 } },
} as const satisfies Readonly<Record<string, Ability>>;

export type AbilityId = keyof typeof ABILITIES;

export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[];

/** An ability seen without its own type. */
export const abilityOf = (id: AbilityId): Ability => ABILITIES[id];
