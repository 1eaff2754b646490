import { nodeAt } from '../hex';
import type { Blessing } from './blessings';

export type Terrain = 'open' | 'rock' | 'sea';

/** GATE-014 The island row by row from the north: . open, # rock, ~ sea. */
const ROWS = [
  '~~~~..............~~~~',
  '~~..................~~',
  '~....................~',
  '.....#..#.....#.......',
  '.......##.....##......',
  '......#.........#.....',
  '.#...##...##..........',
  '.....#.....#........#.',
  '.#..........#...#..##.',
  '.##.......#...#.......',
  '...#.........##...#...',
  '....##......##...##...',
  '.....#.#.......#..#...',
  '.....##...##..........',
  '..........##...##.....',
  '...#..#.......#.#.....',
  '...##...##......##....',
  '...#...##.........#...',
  '.......#...#.......##.',
  '.##..#...#..........#.',
  '.#........#.....#.....',
  '..........##...##...#.',
  '.....#.........#......',
  '......##.....##.......',
  '.......#.....#..#.....',
  '~....................~',
  '~~..................~~',
  '~~~~..............~~~~',
].join('');

const TERRAIN_OF: Readonly<Record<string, Terrain>> = { '.': 'open', '#': 'rock', '~': 'sea' };

/** By node. */
export const TERRAIN: readonly Terrain[] = Array.from(ROWS, (sign) => TERRAIN_OF[sign]);

/** By node: whether a hero can stand there. */
export const PASSABLE: readonly boolean[] = TERRAIN.map((terrain) => terrain === 'open');

const nodes = (labels: string): readonly number[] => labels.split(' ').map(nodeAt);

/** GATE-020 The spawn points by team, red first: where heroes start and return, in this order. */
export const SPAWNS: readonly (readonly number[])[] = [
  nodes('K26 L27 J27 K27 L28 J28 K28'),
  nodes('L3 K2 M2 L2 K1 M1 L1'),
];

/** GATE-048 The spawn nodes by team, red first. */
export const SPAWN_NODES: readonly number[] = nodes('K27 L2');

export type AltarData = { readonly node: number; readonly blessing: Blessing };

const altar = (label: string, blessing: Blessing): AltarData => ({ node: nodeAt(label), blessing });

/** GATE-016 The eight altars; an altar's number is its place in this list. */
export const ALTARS: readonly AltarData[] = [
  altar('C5', 'pinpoint'),
  altar('T7', 'splinter'),
  altar('I10', 'forceful'),
  altar('C14', 'sprint'),
  altar('T15', 'evasive'),
  altar('N19', 'divineShield'),
  altar('C22', 'shockwave'),
  altar('T24', 'leech'),
];
