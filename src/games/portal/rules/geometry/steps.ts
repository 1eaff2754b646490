import type { Polygon } from './polygon';

/**
 * PORT-G26 cuts a segment into steps and asks for each whether its middle is in a polygon. A convex polygon takes one run of steps, and
 * each of its edges one bound of that run: so the run is computed, and no point is ever tested.
 */

/** A run of steps as one number, so that the hot loops allocate nothing: first · 2^16 + last, or NONE. */
export type Run = number;

export const NONE: Run = -1;

export const firstOf = (run: Run): number => run >> 16;
export const lastOf = (run: Run): number => run & 0xffff;
export const countOf = (run: Run): number => (run & 0xffff) - (run >> 16) + 1;
export const runOf = (first: number, last: number): Run => (first > last ? NONE : first * 0x10000 + last);

const abs = (n: number): number => (n < 0 ? -n : n);

/** PORT-G26 How many steps a segment has. */
export function stepsOf(dx: number, dy: number): number {
  const across = abs(dx);
  const down = abs(dy);
  return across > down ? across : down;
}

/** The steps of a segment whose middles are in the polygon. */
export function runInside(inside: Polygon, x: number, y: number, dx: number, dy: number, n: number): Run {
  if (dx < 0 ? x < inside.left || x + dx > inside.right : x > inside.right || x + dx < inside.left) return NONE;
  if (dy < 0 ? y < inside.top || y + dy > inside.bottom : y > inside.bottom || y + dy < inside.top) return NONE;
  const { edges } = inside;
  let first = 0;
  let last = n - 1;
  for (let k = 0; k < edges.length; k += 5) {
    const ex = edges[k + 2];
    const ey = edges[k + 3];
    // The middle of step i is on the inner side of the edge where start + 2 · slope · i is at least 0.
    const slope = ex * dy - ey * dx;
    const start = 2 * n * (ex * (y - edges[k + 1]) - ey * (x - edges[k])) + slope - edges[k + 4];
    if (slope > 0) {
      if (start < 0) {
        const from = Math.ceil(-start / (2 * slope));
        if (from > first) first = from;
      }
    } else {
      if (start < 0) return NONE;
      if (slope < 0) {
        const to = Math.floor(start / (-2 * slope));
        if (to < last) last = to;
      }
    }
    if (first > last) return NONE;
  }
  return first * 0x10000 + last;
}
