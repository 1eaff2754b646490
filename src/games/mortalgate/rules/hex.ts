/** The grid of the island: 22 columns and 28 rows of flat-topped hexes, even columns half a node lower. Whole numbers only. */

/** A node of the board: 22 times row plus column. */
export type Node = number;

/** GATE-012 */
export const COLUMNS = 22;
export const ROWS = 28;
export const NODES = COLUMNS * ROWS;

/** No node: off the board. */
export const OFF: Node = -1;

/** Clockwise from the north. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
/** Index into DIRECTIONS. */
export type Direction = number;

const DQ = [0, 1, 1, 0, -1, -1];
const DR = [-1, -1, 0, 1, 1, 0];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUV';

export const columnOf = (node: Node): number => node % COLUMNS;
export const rowOf = (node: Node): number => (node - (node % COLUMNS)) / COLUMNS;

/** The name of a node: 'K27'. */
export const labelOf = (node: Node): string => `${LETTERS[columnOf(node)]}${rowOf(node) + 1}`;

/** The node of a name; only for names that are known to be right. */
export const nodeAt = (label: string): Node =>
  COLUMNS * (Number(label.slice(1)) - 1) + LETTERS.indexOf(label.slice(0, 1));

/** The node at a column and a row, or OFF. */
export const nodeIn = (x: number, y: number): Node =>
  x >= 0 && x < COLUMNS && y >= 0 && y < ROWS ? COLUMNS * y + x : OFF;

/** Axial coordinates, by node. */
export const Q = Int16Array.from({ length: NODES }, (_, node) => columnOf(node));
export const R = Int16Array.from(
  { length: NODES },
  (_, node) => rowOf(node) - (columnOf(node) + (columnOf(node) & 1)) / 2,
);

/** The node at axial coordinates, or OFF. */
export const nodeOfAxial = (q: number, r: number): Node => nodeIn(q, r + (q + (q & 1)) / 2);

/** GATE-013 Six a node, by direction; OFF beyond the edge. */
const NEIGHBOURS = Int16Array.from({ length: NODES * 6 }, (_, i) => {
  const node = Math.floor(i / 6);
  return nodeOfAxial(Q[node] + DQ[i % 6], R[node] + DR[i % 6]);
});

/** The next node in a direction, or OFF. */
export const neighbour = (node: Node, direction: Direction): Node => NEIGHBOURS[node * 6 + direction];

/** All neighbours on the board, clockwise from the north. */
export const NEIGHBOURS_OF: readonly (readonly Node[])[] = Array.from({ length: NODES }, (_, node) =>
  Array.from(NEIGHBOURS.subarray(node * 6, node * 6 + 6)).filter((next) => next !== OFF),
);

const abs = (n: number): number => (n < 0 ? -n : n);

/** Steps on an empty, open board. */
export function distance(a: Node, b: Node): number {
  const dq = Q[b] - Q[a];
  const dr = R[b] - R[a];
  const ds = dq + dr;
  const most = abs(dq) > abs(dr) ? abs(dq) : abs(dr);
  return abs(ds) > most ? abs(ds) : most;
}

export const isAdjacent = (a: Node, b: Node): boolean => distance(a, b) === 1;

/**
 * The straight line from a to b at step i, also beyond b: one node, or two where it runs on their common edge, the clockwise one
 * as seen from a first. OFF for what lies off the board.
 */
export function sample(a: Node, b: Node, i: number): readonly Node[] {
  return offsetsAt(Q[b] - Q[a], R[b] - R[a], i).map(([q, r]) => nodeOfAxial(Q[a] + q, R[a] + r));
}

type Offset = readonly [q: number, r: number];

/** The line towards an offset at step i, as offsets from its beginning. */
export function offsetsAt(dq: number, dr: number, i: number): readonly Offset[] {
  const d = [dq, dr, -dq - dr];
  const n = Math.max(abs(d[0]), abs(d[1]), abs(d[2]));
  const k = d.findIndex((each) => abs(each) === n);
  const u = (k + 1) % 3;
  const w = (k + 2) % 3;
  const floor = Math.floor((i * d[u]) / n);
  const rest = i * d[u] - floor * n;
  const along = i * Math.sign(d[k]);
  const at = (across: number): Offset => {
    const c = [0, 0, 0];
    c[k] = along;
    c[u] = across;
    c[w] = -along - across;
    return [c[0], c[1]];
  };
  if (2 * rest < n) return [at(floor)];
  if (2 * rest > n) return [at(floor + 1)];
  const two = [at(floor), at(floor + 1)];
  return two.sort(([q, r]) => (dq * r - dr * q > 0 ? -1 : 1));
}

/** All nodes at exactly a distance, clockwise from the north. */
export function ring(centre: Node, radius: number): readonly Node[] {
  if (radius === 0) return [centre];
  const out: Node[] = [];
  let q = Q[centre];
  let r = R[centre] - radius;
  for (let side = 0; side < 6; side++) {
    const direction = (side + 2) % 6;
    for (let step = 0; step < radius; step++) {
      const node = nodeOfAxial(q, r);
      if (node !== OFF) out.push(node);
      q += DQ[direction];
      r += DR[direction];
    }
  }
  return out;
}

/** All nodes at most so far away, the nearest first. */
export function within(centre: Node, radius: number): readonly Node[] {
  return Array.from({ length: radius + 1 }, (_, r) => ring(centre, r)).flat();
}
