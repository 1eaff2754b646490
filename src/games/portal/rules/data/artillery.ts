import type { Era } from './dice';

const OLD = ['pre1900'] as const;
const NEW = ['post1900'] as const;

/** PORT-033 */
export type Piece = {
  readonly eras: readonly Era[];
  /** Light pieces D10, heavy ones D12. */
  readonly die: 10 | 12;
  /** Linear fire needs sight (PORT-265), arcing fire does not (PORT-266). */
  readonly fire: 'linear' | 'arcing';
  /** R in millimetres; twice as far is the farthest (PORT-264, PORT-268). */
  readonly range: number;
  /** Diameter in millimetres. */
  readonly template: number;
  readonly size: 'light' | 'heavy';
};

const pieces = {
  ballista: { eras: OLD, die: 10, fire: 'linear', range: 280, template: 24, size: 'light' },
  lightCannon: { eras: OLD, die: 10, fire: 'linear', range: 320, template: 40, size: 'light' },
  heavyCannon: { eras: OLD, die: 12, fire: 'linear', range: 420, template: 60, size: 'heavy' },
  catapult: { eras: OLD, die: 10, fire: 'arcing', range: 300, template: 50, size: 'light' },
  trebuchet: { eras: OLD, die: 12, fire: 'arcing', range: 450, template: 70, size: 'heavy' },
  mortarOld: { eras: OLD, die: 10, fire: 'arcing', range: 260, template: 60, size: 'light' },
  rocketStand: { eras: OLD, die: 10, fire: 'arcing', range: 360, template: 40, size: 'light' },
  fieldGun: { eras: NEW, die: 10, fire: 'linear', range: 500, template: 50, size: 'light' },
  atGun: { eras: NEW, die: 12, fire: 'linear', range: 520, template: 30, size: 'heavy' },
  mortar: { eras: NEW, die: 10, fire: 'arcing', range: 400, template: 50, size: 'light' },
  howitzer: { eras: NEW, die: 12, fire: 'arcing', range: 600, template: 80, size: 'heavy' },
  rocketBattery: { eras: NEW, die: 12, fire: 'arcing', range: 560, template: 100, size: 'heavy' },
} satisfies Record<string, Piece>;

export type ArtilleryId = keyof typeof pieces;
export const ARTILLERY: Readonly<Record<ArtilleryId, Piece>> = pieces;
export const ARTILLERY_IDS = Object.keys(pieces) as readonly ArtilleryId[];

/** PORT-031 */
export const MIN_GUN_CREW = 2;
/** PORT-271 */
export const MISFIRE_FACE = 1;
/** PORT-272 */
export const MISFIRES_TO_BURST = 2;
/** PORT-275, PORT-276 Sides of both dice of a deviation. */
export const DEVIATION_SIDES = 4;
/** PORT-275 By face, from 1. */
export const DEVIATION_DIRECTIONS = ['beyond', 'left', 'right', 'short'] as const;
export type DeviationDirection = (typeof DEVIATION_DIRECTIONS)[number];
/** PORT-276 By face, from 1, in millimetres. */
export const DEVIATION_DISTANCES = [60, 40, 20, 0] as const;
