import type { Lane } from './mapData';

const L = 'left';
const C = 'centre';
const R = 'right';

/** Part 5.5 of the catalogue: the positions that feed one map, clockwise; the maps follow one another. */
export const PORTAL_ARCS = {
  1: [L, L, C, C, R, R, L, L, C, C, R, R],
  2: [L, L, C, C, R, R],
  3: [L, C, C, R],
  4: [L, C, R],
} as const satisfies Readonly<Record<1 | 2 | 3 | 4, readonly Lane[]>>;
