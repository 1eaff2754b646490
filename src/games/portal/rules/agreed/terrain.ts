import { listOf, oneOf, whole } from '@/engine';
import {
  DIFFICULTIES,
  MAX_TERRAIN,
  MIN_TERRAIN,
  TERRAIN,
  TERRAIN_GAP,
  TERRAIN_IDS,
  type Ground,
  type TerrainId,
} from '../data';
import { broken, faultAmong, firstFault, type Fault } from '../fault';
import { fieldFault, type Fields } from '../fields';
import { areApart, laid, type Polygon } from '../geometry';
import type { LaidTerrain } from '../types';

export type TableSize = { readonly w: number; readonly h: number };

/** No table is longer. */
const LONGEST = 2000;
const GROUNDS: readonly Ground[] = ['open', ...DIFFICULTIES];

const PIECE: Fields = {
  piece: [oneOf(TERRAIN_IDS), 'PORT-060'],
  x: [whole(0, LONGEST), 'PORT-062'],
  y: [whole(0, LONGEST), 'PORT-062'],
  rot: [whole(0, 359), 'PORT-G22'],
  difficulty: [oneOf(DIFFICULTIES), 'PORT-060'],
  patches: [listOf(oneOf(GROUNDS)), 'PORT-064'],
};

/** PORT-060, PORT-064 Whether a value is a piece of terrain somewhere, with a difficulty for itself and each of its patches. */
export function pieceFault(value: unknown): Fault | undefined {
  const own = fieldFault(value, PIECE);
  if (own) return own;
  const { piece, patches } = value as LaidTerrain;
  return patches.length === patchesOf(piece).length ? undefined : broken('PORT-064', { count: patches.length });
}

const patchesOf = (piece: TerrainId) => TERRAIN[piece].patches ?? [];

/** A piece as it usually is. */
export const usualPiece = (piece: TerrainId, x: number, y: number): LaidTerrain => ({
  piece,
  x,
  y,
  rot: 0,
  difficulty: TERRAIN[piece].difficulty,
  patches: patchesOf(piece).map(({ difficulty }) => difficulty),
});

/** PORT-G22 Where a piece lies. */
export const outlineOf = ({ piece, x, y, rot }: LaidTerrain): Polygon => laid(TERRAIN[piece].outline, { x, y }, rot);

/** PORT-062 */
function isOnTable({ left, top, right, bottom }: Polygon, { w, h }: TableSize): boolean {
  return left >= 0 && top >= 0 && right <= w && bottom <= h;
}

/** PORT-061, PORT-062 Why a piece may not lie where it lies, beside these others. */
export function whyNotThere(piece: LaidTerrain, others: readonly LaidTerrain[], table: TableSize): Fault | undefined {
  const outline = outlineOf(piece);
  if (!isOnTable(outline, table)) return broken('PORT-062', { piece: piece.piece });
  const near = others.find((other) => !areApart(outline, outlineOf(other), TERRAIN_GAP));
  return near && broken('PORT-061', { piece: piece.piece, other: near.piece });
}

/** PORT-063 */
function countFault(count: number): Fault | undefined {
  return count < MIN_TERRAIN || count > MAX_TERRAIN ? broken('PORT-063', { count }) : undefined;
}

/** Why nobody may play with this terrain: the first rule that it breaks, and by which piece. */
export function terrainFault(terrain: readonly LaidTerrain[], table: TableSize): Fault | undefined {
  return firstFault(
    () => faultAmong(terrain, 'piece', (piece, at) => whyNotThere(piece, terrain.slice(0, at), table)),
    () => countFault(terrain.length),
  );
}
