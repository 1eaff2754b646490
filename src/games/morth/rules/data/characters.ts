import type { AttackType } from './enemies';
import type { Point } from './mapData';

/** MOR-025 */
export const RACES = ['human', 'elf', 'dwarf', 'gnome'] as const;
export type Race = (typeof RACES)[number];

/** The three types of every race, then the specialists. */
export const HERO_TYPES = ['warrior', 'priest', 'wizard', 'huntress', 'miner', 'assassin', 'inventor'] as const;
export type HeroType = (typeof HERO_TYPES)[number];

/** MOR-251 The specialist of each race. */
export const SPECIALISTS = {
  human: 'assassin',
  elf: 'huntress',
  dwarf: 'miner',
  gnome: 'inventor',
} as const satisfies Record<Race, HeroType>;

/** MOR-306, MOR-307 */
export const RACIAL_SKILLS = {
  human: 'move',
  elf: 'move',
  dwarf: 'strength',
  gnome: 'strength',
} as const satisfies Record<Race, 'move' | 'strength'>;

/** Hit squares by columns and rows from the hero, who faces up. */
// prettier-ignore
export const PATTERNS = {
  ortho: [[0, -1], [1, 0], [0, 1], [-1, 0]],
  orthoFar: [[0, -1], [1, 0], [0, 1], [-1, 0], [0, -2], [2, 0], [0, 2], [-2, 0]],
  diag: [[1, -1], [1, 1], [-1, 1], [-1, -1]],
  diagFar: [[1, -1], [1, 1], [-1, 1], [-1, -1], [2, -2], [2, 2], [-2, 2], [-2, -2]],
  blast: [[0, -1], [-1, -2], [0, -2], [1, -2]],
  blastFar: [[0, -1], [-1, -2], [0, -2], [1, -2], [-1, -3], [0, -3], [1, -3]],
  tee: [[0, -1], [-1, 0], [1, 0]],
  teeFar: [[0, -1], [-1, 0], [1, 0], [0, -2], [-2, 0], [2, 0]],
  sweep: [[-1, -1], [0, -1], [1, -1]],
  sweepFar: [[-1, -1], [0, -1], [1, -1], [-1, -2], [0, -2], [1, -2]],
  line3: [[0, -1], [0, -2], [0, -3]],
} as const satisfies Record<string, readonly Point[]>;
export type PatternId = keyof typeof PATTERNS;

/** MOR-268, MOR-D40 */
// prettier-ignore
export const BOW_OFFSETS: readonly Point[] = [[0, -2], [2, -2], [2, 0], [2, 2], [0, 2], [-2, 2], [-2, 0], [-2, -2]];

/** What a hero can do, by its sheet and its upgrades. */
export type Stats = {
  readonly move: number;
  readonly types: readonly AttackType[];
  readonly strength: number;
  /** MOR-293 An Inventor rolls its strength: a die with so many sides and so much on top. */
  readonly die: { readonly sides: number; readonly plus: number } | null;
  readonly pattern: PatternId;
  readonly bow: { readonly strength: number; readonly shots: number } | null;
  readonly trap: { readonly damage: number; readonly limit: number } | null;
  readonly barrier: { readonly slow: number; readonly limit: number } | null;
  /** MOR-298 */
  readonly divides: boolean;
};

export type UpgradeData = { readonly id: string; readonly gives: Partial<Stats> };
/** MOR-073 One level-1 upgrade and two level-2 upgrades that follow from it. */
type TreeData = readonly [first: UpgradeData, oneOf: readonly [UpgradeData, UpgradeData]];
export type CharacterData = {
  readonly stats: Stats;
  /** MOR-089 As 3rd, 4th and 5th member of a team. */
  readonly prices: readonly [third: number, fourth: number, fifth: number];
  readonly trees: readonly [TreeData, TreeData];
};

/** MOR-074 */
export const UPGRADE_COST = { 1: 6, 2: 10 } as const;

const CHEAP = [5, 7, 9] as const;
const MIDDLE = [6, 8, 10] as const;

const basic = (
  move: number,
  type: AttackType,
  strength: number,
  pattern: PatternId,
  more: Partial<Stats> = {},
): Stats => ({
  move,
  types: [type],
  strength,
  die: null,
  pattern,
  bow: null,
  trap: null,
  barrier: null,
  divides: false,
  ...more,
});

/** Part 5.4 of the catalogue; Warrior, Priest and Wizard are the same in all races. */
export const CHARACTERS = {
  warrior: {
    stats: basic(2, 'physical', 2, 'ortho'),
    prices: CHEAP,
    trees: [
      [
        { id: 'might1', gives: { strength: 3 } },
        [
          { id: 'might2a', gives: { strength: 4 } },
          { id: 'might2b', gives: { pattern: 'orthoFar' } },
        ],
      ],
      [
        { id: 'zeal1', gives: { move: 3 } },
        [
          { id: 'zeal2a', gives: { types: ['physical', 'spiritual'] } },
          { id: 'zeal2b', gives: { strength: 3 } },
        ],
      ],
    ],
  },
  priest: {
    stats: basic(3, 'spiritual', 1, 'diag'),
    prices: MIDDLE,
    trees: [
      [
        { id: 'ritual1', gives: { types: ['spiritual', 'arcane'] } },
        [
          { id: 'ritual2a', gives: { strength: 2 } },
          { id: 'ritual2b', gives: { pattern: 'diagFar' } },
        ],
      ],
      [
        { id: 'wrath1', gives: { strength: 2 } },
        [
          { id: 'wrath2a', gives: { strength: 3 } },
          { id: 'wrath2b', gives: { move: 4 } },
        ],
      ],
    ],
  },
  wizard: {
    stats: basic(2, 'arcane', 1, 'blast'),
    prices: [7, 9, 11],
    trees: [
      [
        { id: 'rite1', gives: { types: ['arcane', 'spiritual'] } },
        [
          { id: 'rite2a', gives: { strength: 2 } },
          { id: 'rite2b', gives: { pattern: 'blastFar' } },
        ],
      ],
      [
        { id: 'duel1', gives: { types: ['arcane', 'physical'] } },
        [
          { id: 'duel2a', gives: { strength: 2 } },
          { id: 'duel2b', gives: { move: 3 } },
        ],
      ],
    ],
  },
  huntress: {
    stats: basic(2, 'special', 1, 'sweep', { bow: { strength: 1, shots: 1 } }),
    prices: CHEAP,
    trees: [
      [
        { id: 'trail1', gives: { move: 3 } },
        [
          { id: 'trail2a', gives: { types: ['special', 'arcane'] } },
          { id: 'trail2b', gives: { bow: { strength: 2, shots: 1 } } },
        ],
      ],
      [
        { id: 'volley1', gives: { strength: 2 } },
        [
          { id: 'volley2a', gives: { bow: { strength: 1, shots: 2 } } },
          { id: 'volley2b', gives: { pattern: 'sweepFar' } },
        ],
      ],
    ],
  },
  miner: {
    stats: basic(2, 'special', 2, 'tee', { barrier: { slow: 2, limit: 1 } }),
    prices: MIDDLE,
    trees: [
      [
        { id: 'road1', gives: { move: 3 } },
        [
          { id: 'road2a', gives: { pattern: 'teeFar' } },
          { id: 'road2b', gives: { barrier: { slow: 2, limit: 2 } } },
        ],
      ],
      [
        { id: 'pick1', gives: { strength: 3 } },
        [
          { id: 'pick2a', gives: { barrier: { slow: 3, limit: 1 } } },
          { id: 'pick2b', gives: { types: ['special', 'arcane'] } },
        ],
      ],
    ],
  },
  assassin: {
    stats: basic(2, 'special', 1, 'ortho', { trap: { damage: 1, limit: 2 } }),
    prices: CHEAP,
    trees: [
      [
        { id: 'blade1', gives: { types: ['special', 'spiritual'], strength: 2 } },
        [
          { id: 'blade2a', gives: { trap: { damage: 2, limit: 2 } } },
          { id: 'blade2b', gives: { move: 3 } },
        ],
      ],
      [
        { id: 'snare1', gives: { trap: { damage: 1, limit: 3 } } },
        [
          { id: 'snare2a', gives: { types: ['special', 'arcane'] } },
          { id: 'snare2b', gives: { strength: 3 } },
        ],
      ],
    ],
  },
  inventor: {
    stats: basic(3, 'special', 0, 'line3', { die: { sides: 3, plus: 0 } }),
    prices: [8, 10, 12],
    trees: [
      [
        { id: 'engine1', gives: { die: { sides: 4, plus: 1 } } },
        [
          { id: 'engine2a', gives: { divides: true } },
          { id: 'engine2b', gives: { types: ['special', 'physical'] } },
        ],
      ],
      [
        { id: 'wheels1', gives: { move: 4 } },
        [
          { id: 'wheels2a', gives: { die: { sides: 3, plus: 1 } } },
          { id: 'wheels2b', gives: { types: ['special', 'arcane'] } },
        ],
      ],
    ],
  },
} as const satisfies Record<HeroType, CharacterData>;

type Tree = (typeof CHARACTERS)[HeroType]['trees'][number];
export type UpgradeId = Tree[0]['id'] | Tree[1][number]['id'];
