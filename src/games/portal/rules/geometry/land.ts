import { TERRAIN, TERRAIN_FACTOR, type Ground, type SightClass, type Vertex } from '../data/terrain';
import type { LaidTerrain, Point } from '../types';
import { isIn, laid, type Polygon } from './polygon';
import { firstOf, lastOf, NONE, runInside, runOf, type Run } from './steps';

/** What a step costs (PORT-103, PORT-104), or NO_WAY in Impassable terrain. */
export type Factor = number;
export const NO_WAY: Factor = 0;

const factorOf = (ground: Ground): Factor => (ground === 'impassable' ? NO_WAY : TERRAIN_FACTOR[ground]);

/** A piece of terrain on the table. */
export type Area = {
  readonly outline: Polygon;
  readonly sight: SightClass;
  readonly factor: Factor;
  /** PORT-313, PORT-325 The factor for those who treat deep water as open ground. */
  readonly swimFactor: Factor;
  /** PORT-064 Where they lie, they count instead of the piece. */
  readonly patches: readonly { readonly outline: Polygon; readonly factor: Factor }[];
};

/** All terrain of a table. No two pieces are nearer than 100 mm (PORT-061): no point is ever in two. */
export type Land = readonly Area[];

type Piece = {
  readonly difficulty: Ground;
  readonly sight: SightClass;
  readonly outline: readonly Vertex[];
  readonly deepWater?: boolean;
  readonly patches?: readonly { readonly difficulty: Ground; readonly outline: readonly Vertex[] }[];
};

/** PORT-G22 A piece laid at a place. */
export function areaOf(piece: Piece, at: Point, rotation: number): Area {
  const { difficulty, sight, deepWater, patches = [] } = piece;
  return {
    outline: laid(piece.outline, at, rotation),
    sight,
    factor: factorOf(difficulty),
    // PORT-065 Deep water is Impassable; a river that was agreed to be a brook is none.
    swimFactor: deepWater && difficulty === 'impassable' ? TERRAIN_FACTOR.open : factorOf(difficulty),
    patches: patches.map((patch) => ({
      outline: laid(patch.outline, at, rotation),
      factor: factorOf(patch.difficulty),
    })),
  };
}

/** PORT-G22 The terrain of a table as the configuration has it. */
export function landOf(terrain: readonly LaidTerrain[]): Land {
  return terrain.map((one) => {
    const piece = TERRAIN[one.piece];
    const patches = (piece.patches ?? []).map((patch, i) => ({ ...patch, difficulty: one.patches[i] }));
    return areaOf({ ...piece, difficulty: one.difficulty, patches }, one, one.rot);
  });
}

/** PORT-106 What a step costs at a point; NO_WAY in Impassable terrain. */
export function factorAt(land: Land, x: number, y: number, swims: boolean): Factor {
  for (const area of land) {
    for (const patch of area.patches) if (isIn(patch.outline, x, y)) return patch.factor;
    if (isIn(area.outline, x, y)) return swims ? area.swimFactor : area.factor;
  }
  return TERRAIN_FACTOR.open;
}

export const isImpassable = (land: Land, { x, y }: Point, swims: boolean): boolean =>
  factorAt(land, x, y, swims) === NO_WAY;

/** Told of every run of steps with a factor of its own: the steps of one segment, in no order, none twice. */
export type Stretch = (run: Run, factor: Factor) => void;

/** PORT-G26 The runs of a segment that are not on the bare table. */
export function stretches(
  land: Land,
  from: Point,
  dx: number,
  dy: number,
  n: number,
  swims: boolean,
  tell: Stretch,
): void {
  for (const area of land) {
    const { outline, patches } = area;
    const factor = swims ? area.swimFactor : area.factor;
    const run = runInside(outline, from.x, from.y, dx, dy, n);
    if (patches.length === 0) {
      if (run !== NONE && factor !== TERRAIN_FACTOR.open) tell(run, factor);
      continue;
    }
    const over = patches
      .map((patch) => ({ run: runInside(patch.outline, from.x, from.y, dx, dy, n), factor: patch.factor }))
      .filter((patch) => patch.run !== NONE)
      .sort((a, b) => a.run - b.run);
    for (const patch of over) if (patch.factor !== TERRAIN_FACTOR.open) tell(patch.run, patch.factor);
    if (run === NONE || factor === TERRAIN_FACTOR.open) continue;
    let next = firstOf(run);
    for (const patch of over) {
      const before = runOf(next, Math.min(firstOf(patch.run) - 1, lastOf(run)));
      if (before !== NONE) tell(before, factor);
      next = Math.max(next, lastOf(patch.run) + 1);
    }
    const rest = runOf(next, lastOf(run));
    if (rest !== NONE) tell(rest, factor);
  }
}
