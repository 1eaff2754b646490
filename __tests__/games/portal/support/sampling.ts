import type { Point } from '@/games/portal/rules/types';
import { NO_WAY, type Land } from '@/games/portal/rules/geometry';

/** The geometry as it is written: every step middle is tested (PORT-G26), by the ray of PORT-G23. What is faster must say the same. */

/** PORT-G23 A point times `scale`, so that fractions are whole. */
export function literallyIn(points: readonly Point[], x: number, y: number, scale: number): boolean {
  let odd = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length];
    if (a.y * scale > y === b.y * scale > y) return;
    // x < a.x·scale + (y − a.y·scale)·(b.x − a.x)/(b.y − a.y), without dividing.
    const rise = b.y - a.y;
    const left = (x - a.x * scale) * rise;
    const right = (y - a.y * scale) * (b.x - a.x);
    if (rise > 0 ? left < right : left > right) odd = !odd;
  });
  return odd;
}

/** The middles of all steps, times 2n. */
export function middles(from: Point, to: Point): { readonly scale: number; readonly points: readonly Point[] } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const n = Math.max(Math.abs(dx), Math.abs(dy));
  const points = Array.from({ length: n }, (_, i) => ({
    x: 2 * n * from.x + dx * (2 * i + 1),
    y: 2 * n * from.y + dy * (2 * i + 1),
  }));
  return { scale: 2 * n, points };
}

export function literalFactor(land: Land, x: number, y: number, scale: number, swims: boolean): number {
  for (const area of land) {
    for (const patch of area.patches) if (literallyIn(patch.outline.points, x, y, scale)) return patch.factor;
    if (literallyIn(area.outline.points, x, y, scale)) return swims ? area.swimFactor : area.factor;
  }
  return 1;
}

/** PORT-G26 The factors of all steps; NO_WAY among them makes the segment illegal. */
export function literalFactors(land: Land, from: Point, to: Point, swims: boolean): number[] {
  const { scale, points } = middles(from, to);
  return points.map(({ x, y }) => literalFactor(land, x, y, scale, swims));
}

export const literalSum = (factors: readonly number[]): number =>
  factors.includes(NO_WAY) ? -1 : factors.reduce((sum, factor) => sum + factor, 0);
