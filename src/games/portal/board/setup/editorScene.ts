import type { Scene, SceneNode } from '@/scene/nodes';
import { polygon } from '@/ui/art/outline';
import { outlineOf, stripsOn, type TableDesign } from '../../rules/agreed';
import { TERRAIN_GAP } from '../../rules/data';
import type { LaidTerrain } from '../../rules/types';
import { FRAME } from '../art/felt';
import { noteArt, noteSize } from '../art/labels';
import { objective, tape } from '../art/marks';
import { boardSize, boxOn, boxRound, READABLE, within, Z } from '../frame';
import { groundNodes } from '../scene';
import { centimetres } from '../words';
import type { Verdict } from './design';
import { FLAG, flagArt, haloArt, legalArt, pieceArt, zoneArt } from './editorArt';

/** What is meant on the editor's table. */
export type Held = { readonly kind: 'piece' | 'flag'; readonly at: number };

export type EditorView = {
  readonly design: TableDesign;
  readonly held: Held | null;
  /** The finger holds something, so that all halos are seen. */
  readonly dragging: boolean;
  /** The piece that what is carried is too near to just now. */
  readonly offended: number | null;
  /** What is wrong with the piece that is held. */
  readonly verdict: Verdict | undefined;
  /** By seat. */
  readonly looks: readonly number[];
};

/** How much room the art of a piece needs beyond its outline. */
const MARGIN = 14;

/** The node of a piece: its art about its middle, in a box that is square so that it may turn. */
function pieceNode(piece: LaidTerrain, at: number, view: EditorView): SceneNode {
  const { points } = outlineOf(piece);
  const half = Math.ceil(Math.max(...points.map(({ x, y }) => Math.hypot(x - piece.x, y - piece.y)))) + MARGIN;
  const held = view.held?.kind === 'piece' && view.held.at === at;
  return {
    id: `piece-${at}`,
    ...boxOn(piece, half),
    z: held ? Z.figure : Z.objective,
    shapes: pieceArt(
      piece.piece,
      piece.rot,
      piece.difficulty === 'impassable',
      at,
      half,
      held ? (view.verdict ? 'wrong' : 'held') : 'free',
    ),
  };
}

function haloNodes({ design, held, dragging, offended, verdict }: EditorView): SceneNode[] {
  if (held?.kind !== 'piece' || (!dragging && !verdict)) return [];
  const wrong = dragging ? offended : verdict?.near?.piece;
  return design.terrain.flatMap((piece, at): SceneNode[] => {
    if (at === held.at || (!dragging && at !== wrong)) return [];
    const { points } = outlineOf(piece);
    const box = boxRound(points, TERRAIN_GAP + 4);
    return [{ id: `halo-${at}`, ...box, z: Z.zone, shapes: haloArt(polygon(within(box, points)), at === wrong) }];
  });
}

/** The gap that is too small, and the place where the piece may lie instead. */
function verdictNodes({ design, held, dragging, verdict }: EditorView): SceneNode[] {
  const piece = held?.kind === 'piece' ? design.terrain[held.at] : undefined;
  if (!piece || !verdict || dragging) return [];
  const nodes: SceneNode[] = [];
  if (verdict.near) {
    const { from, to, mm } = verdict.near.gap;
    const box = boxRound([from, to], 12);
    const [a, b] = within(box, [from, to]);
    if (a && b) nodes.push({ id: 'gap', ...box, z: Z.path, shapes: tape(a, b) });
    const lines = [`${centimetres(mm)} cm`];
    const size = noteSize(lines);
    const middle = { x: (from.x + to.x) / 2 + FRAME, y: (from.y + to.y) / 2 + FRAME };
    nodes.push({
      id: 'gap-note',
      x: middle.x - size.w / 2,
      y: middle.y - size.h - 10,
      ...size,
      z: Z.note,
      scale: NOTE_SCALE,
      shapes: noteArt(lines, 'bad'),
    });
  }
  if (verdict.legal) {
    const { points } = outlineOf({ ...piece, x: verdict.legal.x, y: verdict.legal.y });
    const box = boxRound(points, 6);
    nodes.push({ id: 'legal', ...box, z: Z.ghost, shapes: legalArt(polygon(within(box, points))) });
  }
  return nodes;
}

/** The whole table is seen at once, so notes on it are larger than those of a battle. */
const NOTE_SCALE = 2.2;
const COST_SCALE = 1.6;

function flagNodes({ design }: EditorView): SceneNode[] {
  return design.objectives.flatMap((one, at): SceneNode[] =>
    'x' in one
      ? [
          { id: `flag-${at}`, ...boxOn(one, one.radius + 4), z: Z.unit, shapes: objective(one.radius, null) },
          { id: `flag-${at}/sign`, ...boxOn(one, FLAG / 2), z: Z.label, shapes: flagArt() },
        ]
      : [],
  );
}

const COST = { light: ['3:1', 'good'], heavy: ['5:1', 'gold'], impassable: ['×', 'bad'] } as const;

/** What it costs to cross a piece, at its lower edge. */
function costNode(piece: LaidTerrain, at: number): SceneNode {
  const [text, tone] = COST[piece.difficulty];
  const { w, h } = noteSize([text]);
  const { bottom } = outlineOf(piece);
  return {
    id: `piece-${at}/cost`,
    x: piece.x + FRAME - w / 2,
    y: bottom + FRAME - h / 2,
    w,
    h,
    z: Z.sign,
    scale: COST_SCALE,
    shapes: noteArt([text], tone),
  };
}

function zoneNodes({ design: { table }, looks }: EditorView): SceneNode[] {
  return stripsOn(table, looks.length).map(({ x, y, w, h }, seat) => ({
    id: `zone-${seat}`,
    x: x + FRAME,
    y: y + FRAME,
    w,
    h,
    z: Z.zone,
    shapes: zoneArt(w, h, looks[seat] ?? seat),
  }));
}

const NO_TERRAIN: readonly LaidTerrain[] = [];

/** The table of the editor: pieces are things of their own here, so that a finger can carry them. */
export const editorScene = (view: EditorView): Scene => ({
  ...boardSize(view.design),
  nodes: [
    ...groundNodes({ table: view.design.table, terrain: NO_TERRAIN }),
    ...zoneNodes(view),
    ...haloNodes(view),
    ...view.design.terrain.flatMap((piece, at) => [pieceNode(piece, at, view), costNode(piece, at)]),
    ...flagNodes(view),
    ...verdictNodes(view),
  ],
  legible: READABLE,
  board: `editor-${view.design.table.w}-${view.design.table.h}`,
});
