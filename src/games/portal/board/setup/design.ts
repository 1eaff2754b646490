import { MAX_OBJECTIVES, usualPiece, whyNotThere, type TableDesign, type TableSize } from '../../rules/agreed';
import {
  MAX_TERRAIN,
  OBJECTIVE_RADIUS,
  TERRAIN_GAP,
  type Difficulty,
  type Ground,
  type TerrainId,
} from '../../rules/data';
import { broken, type Fault } from '../../rules/fault';
import type { LaidTerrain, Objective, Point } from '../../rules/types';
import { gapBetween, type Gap } from './gaps';

// What a table's editor does, and what it judges.

/** A piece turns by so many degrees at a time. */
const TURN = 15;
/** Nobody looks for a legal place farther away (millimetres). */
const NEAR = 100;

const withPiece = (
  design: TableDesign,
  at: number,
  change: (piece: LaidTerrain) => Partial<LaidTerrain>,
): TableDesign => ({
  ...design,
  terrain: design.terrain.map((piece, place) => (place === at ? { ...piece, ...change(piece) } : piece)),
});

export const movedTo = (design: TableDesign, at: number, { x, y }: Point): TableDesign =>
  withPiece(design, at, () => clamped({ x, y }, design.table));

/** A point that lies on the table, in whole millimetres. */
const clamped = ({ x, y }: Point, { w, h }: TableSize): Point => ({
  x: Math.min(w, Math.max(0, Math.round(x))),
  y: Math.min(h, Math.max(0, Math.round(y))),
});

export const turned = (design: TableDesign, at: number): TableDesign =>
  withPiece(design, at, ({ rot }) => ({ rot: (rot + TURN) % 360 }));

export const ofDifficulty = (design: TableDesign, at: number, difficulty: Difficulty): TableDesign =>
  withPiece(design, at, () => ({ difficulty }));

export const ofPatch = (design: TableDesign, at: number, patch: number, ground: Ground): TableDesign =>
  withPiece(design, at, ({ patches }) => ({ patches: patches.map((own, i) => (i === patch ? ground : own)) }));

export const withoutPiece = (design: TableDesign, at: number): TableDesign => ({
  ...design,
  terrain: design.terrain.filter((_, place) => place !== at),
});

/** PORT-063 One more piece, where there is room for more; it may lie where it must not stay. */
export function withNewPiece(
  design: TableDesign,
  piece: LaidTerrain,
): { readonly design: TableDesign } | { readonly fault: Fault } {
  const count = design.terrain.length + 1;
  if (count > MAX_TERRAIN) return { fault: broken('PORT-063', { count }) };
  return { design: { ...design, terrain: [...design.terrain, { ...piece, ...clamped(piece, design.table) }] } };
}

/** How far a copy may be laid from its original (millimetres). */
const COPY_REACH = 700;

/** PORT-061 One more like it, at the nearest place where it may lie; on its original where there is none. */
export function copied(design: TableDesign, at: number): ReturnType<typeof withNewPiece> | undefined {
  const piece = design.terrain[at];
  const place = piece && nearestLegal(piece, design.terrain, design.table, COPY_REACH);
  return piece && withNewPiece(design, { ...piece, x: place?.x ?? piece.x, y: place?.y ?? piece.y });
}

export const laidNew = (design: TableDesign, piece: TerrainId, at: Point) =>
  withNewPiece(design, usualPiece(piece, at.x, at.y));

/** Another table under the same pieces; what no longer lies on it is moved to its edge. */
export const onSize = (design: TableDesign, table: TableSize): TableDesign => ({
  ...design,
  table,
  terrain: design.terrain.map((piece) => ({ ...piece, ...clamped(piece, table) })),
  objectives: design.objectives.map((one) => ('x' in one ? { ...one, ...clamped(one, table) } : one)),
});

/** The piece that another one is too near to, of several the nearest. */
export function nearTo(piece: LaidTerrain, terrain: readonly LaidTerrain[], but: number): Verdict['near'] {
  const gaps = terrain.map((other, place) => ({ piece: place, gap: gapBetween(piece, other) }));
  const near = gaps.filter(({ piece: place, gap }) => place !== but && gap.mm < TERRAIN_GAP);
  return near.sort((a, b) => a.gap.mm - b.gap.mm)[0] ?? null;
}

/** What is to say about a piece where it lies. */
export type Verdict = {
  readonly fault: Fault;
  /** PORT-061 The piece that is too near, and where. */
  readonly near: { readonly piece: number; readonly gap: Gap } | null;
  /** The nearest place where it may lie, and how far off that is; null where there is none within 10 cm. */
  readonly legal: (Point & { readonly away: number }) | null;
};

export function verdictOn(design: TableDesign, at: number): Verdict | undefined {
  const piece = design.terrain[at];
  if (!piece) return undefined;
  const others = design.terrain.filter((_, place) => place !== at);
  const fault = whyNotThere(piece, others, design.table);
  if (!fault) return undefined;
  return { fault, near: nearTo(piece, design.terrain, at), legal: nearestLegal(piece, others, design.table) };
}

const DIRECTIONS = 48;
const STEP = 4;

/** The nearest place of a piece that keeps off all others: the first ring that has one, and of its places the one nearest by. */
export function nearestLegal(
  piece: LaidTerrain,
  others: readonly LaidTerrain[],
  table: TableSize,
  reach: number = NEAR,
): Verdict['legal'] {
  const near = others.filter((other) => gapBetween(piece, other).mm < TERRAIN_GAP + reach);
  const place = (direction: number, mm: number): Point => {
    const turn = (2 * Math.PI * direction) / DIRECTIONS;
    return { x: piece.x + Math.round(Math.cos(turn) * mm), y: piece.y + Math.round(Math.sin(turn) * mm) };
  };
  const isFree = (at: Point) => !whyNotThere({ ...piece, ...at }, near, table);
  for (let mm = STEP; mm <= reach; mm += STEP) {
    const found = Array.from({ length: DIRECTIONS }, (_, direction) => direction)
      .filter((direction) => isFree(place(direction, mm)))
      .map((direction) => {
        let away = mm;
        while (away > 1 && isFree(place(direction, away - 1))) away--;
        return { ...place(direction, away), away };
      });
    // Whole millimetres make several as good as the nearest: it is the one that is truly so.
    const far = ({ x, y }: Point) => (x - piece.x) ** 2 + (y - piece.y) ** 2;
    if (found.length > 0) return found.reduce((best, one) => (far(one) < far(best) ? one : best));
  }
  return null;
}

/** PORT-336 A flag in the middle of the table, to be moved from there. */
export function withFlag(design: TableDesign): TableDesign {
  const { table, objectives } = design;
  if (objectives.length >= MAX_OBJECTIVES) return design;
  const taken = new Set(objectives.map(({ id }) => id));
  let n = 1;
  while (taken.has(`flag${n}`)) n++;
  const flag: Objective = {
    id: `flag${n}`,
    type: 'hold',
    x: table.w / 2,
    y: table.h / 2,
    radius: OBJECTIVE_RADIUS,
    endsGame: false,
  };
  return { ...design, objectives: [...objectives, flag] };
}

const withObjective = (design: TableDesign, at: number, change: (one: Objective) => Objective): TableDesign => ({
  ...design,
  objectives: design.objectives.map((one, place) => (place === at ? change(one) : one)),
});

export const movedFlag = (design: TableDesign, at: number, to: Point): TableDesign =>
  withObjective(design, at, (one) => ('x' in one ? { ...one, ...clamped(to, design.table) } : one));

export const withoutObjective = (design: TableDesign, at: number): TableDesign => ({
  ...design,
  objectives: design.objectives.filter((_, place) => place !== at),
});

/** How a flag is won: held at the end, held for so many turns in a row, or that and the battle is over. */
export const FLAGS = ['hold', 'row', 'ends'] as const;
type FlagKind = (typeof FLAGS)[number];

const IN_A_ROW = 2;

export const flagKind = (one: Objective): FlagKind => (one.type !== 'holdRun' ? 'hold' : one.endsGame ? 'ends' : 'row');

export const ofFlagKind = (design: TableDesign, at: number, kind: FlagKind): TableDesign =>
  withObjective(design, at, (one) => {
    if (!('x' in one)) return one;
    const { id, x, y, radius } = one;
    const place = { id, x, y, radius };
    return kind === 'hold'
      ? { ...place, type: 'hold', endsGame: false }
      : { ...place, type: 'holdRun', turns: IN_A_ROW, side: null, endsGame: kind === 'ends' };
  });
