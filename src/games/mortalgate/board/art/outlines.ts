import { n, polygon, roundedPolygon, type Point } from '@/ui/art/outline';
import { neighbour, type Node } from '../../rules/hex';
import { cornersAt, HEX, middleOf } from '../layout/hexes';

/** A hex of radius r about a point, its corners rounded off by a part of that. */
export const hexPath = (x: number, y: number, r: number, round: number = 0): string =>
  round === 0 ? polygon(cornersAt(x, y, r)) : roundedPolygon(cornersAt(x, y, r), r * round);

/** The hexes of some nodes, each of them whole. */
export const hexesPath = (nodes: Iterable<Node>, r: number = HEX): string =>
  Array.from(nodes, (node) => {
    const { x, y } = middleOf(node);
    return hexPath(x, y, r);
  }).join('');

const key = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The closed lines round some nodes, each as its corners one after the other. */
export function loopsRound(nodes: Iterable<Node>): Point[][] {
  const inside = new Set(nodes);
  const sides = new Map<string, readonly [Point, Point]>();
  for (const node of inside) {
    const { x, y } = middleOf(node);
    const corners = cornersAt(x, y, HEX);
    corners.forEach((from, i) => {
      if (!inside.has(neighbour(node, i))) sides.set(key(from), [from, corners[(i + 1) % 6]]);
    });
  }
  const loops: Point[][] = [];
  for (const start of sides.keys()) {
    const loop: Point[] = [];
    for (let side = sides.get(start); side !== undefined; side = sides.get(key(side[1]))) {
      loop.push(side[0]);
      sides.delete(key(side[0]));
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** One line round all of some nodes. */
export const outlineRound = (nodes: Iterable<Node>): string => loopsRound(nodes).map(polygon).join('');

/** Straight lines through points. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
