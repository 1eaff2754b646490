import type { Box } from '@/look/box';
import type { Corner } from '@/scene/nodes';
import type { Point } from '@/ui/art/outline';
import { COLUMNS, columnOf, NODES, ROWS, rowOf, type Node } from '../../rules/hex';

/** From the middle of a hex to its corners: the size at which the game is mostly played. */
export const HEX = 25;
/** From the middle of a hex to its flat sides. */
export const FLAT = (HEX * Math.sqrt(3)) / 2;
/** Sea round the island. */
const EDGE = 28;

/** The whole board: island and sea. */
export const ISLAND = {
  width: Math.ceil(HEX * (1.5 * COLUMNS + 0.5) + 2 * EDGE),
  height: Math.ceil(FLAT * (2 * ROWS + 1) + 2 * EDGE),
} as const;

/** GATE-012 The middle of a hex, also of one beyond the edge: even columns lie half a node lower. */
const middleAt = (column: number, row: number): Corner => ({
  x: EDGE + HEX * (1 + 1.5 * column),
  y: EDGE + FLAT * (2 * row + (column % 2 === 0 ? 2 : 1)),
});

const MIDDLES: readonly Corner[] = Array.from({ length: NODES }, (_, node) => middleAt(columnOf(node), rowOf(node)));

export const middleOf = (node: Node): Corner => MIDDLES[node];

export const pointOf = (node: Node): Point => [MIDDLES[node].x, MIDDLES[node].y];

/** A square of a side about the middle of a hex; as wide as the hex unless told. */
export function boxOn(node: Node, side: number = 2 * HEX): Box {
  const { x, y } = middleOf(node);
  return { x: x - side / 2, y: y - side / 2, w: side, h: side };
}

/** The corners of a hex of radius r about a point, clockwise from the upper left one: side i faces direction i of the rules. */
export const cornersAt = (x: number, y: number, r: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i - 2) * Math.PI) / 3;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
