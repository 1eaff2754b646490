import { outlineOf } from '../../rules/agreed';
import { areApart } from '../../rules/geometry';
import type { LaidTerrain, Point } from '../../rules/types';

/** The shortest way between two things, and how long it is in millimetres. */
export type Gap = { readonly from: Point; readonly to: Point; readonly mm: number };

/** The point of a segment that is nearest to another point. */
function nearestOn(a: Point, b: Point, p: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** From a corner of one outline to the nearest edge of the other. */
function fromCorners(corners: readonly Point[], edges: readonly Point[], turned: boolean): readonly Gap[] {
  return corners.flatMap((corner) =>
    edges.map((a, i): Gap => {
      const on = nearestOn(a, edges[(i + 1) % edges.length] ?? a, corner);
      const [from, to] = turned ? [on, corner] : [corner, on];
      return { from, to, mm: far(from, to) };
    }),
  );
}

/** PORT-G24 Where two pieces of terrain are nearest to each other: convex outlines are so at a corner of one; nothing is between those that overlap. */
export function gapBetween(one: LaidTerrain, other: LaidTerrain): Gap {
  const outlines = [outlineOf(one), outlineOf(other)] as const;
  const [a, b] = [outlines[0].points, outlines[1].points];
  if (!areApart(...outlines, 1)) {
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return { from: middle, to: middle, mm: 0 };
  }
  const gaps = [...fromCorners(a, b, false), ...fromCorners(b, a, true)];
  return gaps.reduce((best, gap) => (gap.mm < best.mm ? gap : best));
}
