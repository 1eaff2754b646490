import type { Vertex } from '../data/terrain';
import type { Point } from '../types';
import { rot } from './numbers';

/**
 * A convex outline, clockwise on the screen. Its edges lie in one list, five numbers each: where the edge begins, its displacement,
 * and 1 where points on it are outside. By the ray of PORT-G23 points on edges to the left and at the top are inside, others not.
 */
export type Polygon = {
  readonly points: readonly Point[];
  readonly edges: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function polygon(points: readonly Point[]): Polygon {
  const edges = points.flatMap(({ x, y }, i) => {
    const next = points[(i + 1) % points.length];
    const dx = next.x - x;
    const dy = next.y - y;
    return [x, y, dx, dy, dy > 0 || (dy === 0 && dx < 0) ? 1 : 0];
  });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { points, edges, left, top, right, bottom };
}

/** PORT-G22 An outline of the data, laid on the table. */
export function laid(outline: readonly Vertex[], at: Point, rotation: number): Polygon {
  return polygon(
    outline.map(([x, y]) => {
      const offset = rot(x, y, rotation);
      return { x: at.x + offset.x, y: at.y + offset.y };
    }),
  );
}

/** PORT-G23 */
export function isIn({ edges, left, top, right, bottom }: Polygon, x: number, y: number): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  for (let k = 0; k < edges.length; k += 5) {
    const inward = edges[k + 2] * (y - edges[k + 1]) - edges[k + 3] * (x - edges[k]);
    if (inward < edges[k + 4]) return false;
  }
  return true;
}

/** Whether a point lies nearer to a segment than a distance: PORT-G28 without roots. `orAt`: exactly so far counts too. */
export function isNear(a: Point, dx: number, dy: number, point: Point, distance: number, orAt: boolean): boolean {
  const ex = point.x - a.x;
  const ey = point.y - a.y;
  const along = ex * dx + ey * dy;
  const length2 = dx * dx + dy * dy;
  const least = distance * distance;
  if (along <= 0) return orAt ? ex * ex + ey * ey <= least : ex * ex + ey * ey < least;
  if (along >= length2) {
    const beyond = (ex - dx) * (ex - dx) + (ey - dy) * (ey - dy);
    return orAt ? beyond <= least : beyond < least;
  }
  const cross = dx * ey - dy * ex;
  return orAt ? cross * cross <= least * length2 : cross * cross < least * length2;
}

/** PORT-G34 Whether a point lies at most so far from an outline, inside or outside. */
export function isNearOutline({ edges, left, top, right, bottom }: Polygon, point: Point, distance: number): boolean {
  const { x, y } = point;
  if (x < left - distance || x > right + distance || y < top - distance || y > bottom + distance) return false;
  for (let k = 0; k < edges.length; k += 5) {
    if (isNear({ x: edges[k], y: edges[k + 1] }, edges[k + 2], edges[k + 3], point, distance, true)) return true;
  }
  return false;
}

/** PORT-G24 Whether two outlines that do not cross are at least so far apart. Their smallest distance is at a corner of one. */
export function areApart(a: Polygon, b: Polygon, distance: number): boolean {
  const keepsOff = (one: Polygon, other: Polygon): boolean =>
    one.points.every((point) => {
      for (let k = 0; k < other.edges.length; k += 5) {
        const [x, y, dx, dy] = other.edges.slice(k, k + 4);
        if (isNear({ x, y }, dx, dy, point, distance, false)) return false;
      }
      return true;
    });
  return !cross(a, b) && keepsOff(a, b) && keepsOff(b, a);
}

/** Whether two outlines share more than edges: no edge of either has the other wholly beyond it. */
function cross(a: Polygon, b: Polygon): boolean {
  const splits = ({ edges }: Polygon, other: Polygon): boolean => {
    for (let k = 0; k < edges.length; k += 5) {
      const [x, y, dx, dy] = edges.slice(k, k + 4);
      if (other.points.every((point) => dx * (point.y - y) - dy * (point.x - x) <= 0)) return true;
    }
    return false;
  };
  return !splits(a, b) && !splits(b, a);
}
