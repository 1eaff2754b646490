import { CONTACT_GAP } from '../data/constants';
import type { Point } from '../types';
import { corners, isRound, type Footprint, type Rectangle } from './footprint';
import { isqrt, localForward, localRight } from './numbers';

/** PORT-G14 The squared distance of two centres. */
export function dist2(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** PORT-G15 The squared distance from a point to a rectangle; 0 inside. */
export function rectangle2(point: Point, at: Footprint, { length, width }: Rectangle): number {
  const dx = point.x - at.x;
  const dy = point.y - at.y;
  const u = localForward(dx, dy, at.facing);
  const v = localRight(dx, dy, at.facing);
  const e = Math.max((u < 0 ? -u : u) - length / 2, 0);
  const f = Math.max((v < 0 ? -v : v) - width / 2, 0);
  return e * e + f * f;
}

/** Whether the normal of an edge of the first outline keeps the second apart; touching is apart. */
function separates(outline: readonly Point[], other: readonly Point[]): boolean {
  return outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length];
    // Outlines run clockwise on the screen: inside is where this is positive.
    return other.every(({ x, y }) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) <= 0);
  });
}

/** PORT-G16 */
function rectanglesOverlap(a: Footprint, sizeA: Rectangle, b: Footprint, sizeB: Rectangle): boolean {
  const outlineA = corners(a, sizeA);
  const outlineB = corners(b, sizeB);
  return !separates(outlineA, outlineB) && !separates(outlineB, outlineA);
}

/** PORT-G16 The smallest squared distance from a corner of either to the other. */
function rectangles2(a: Footprint, sizeA: Rectangle, b: Footprint, sizeB: Rectangle): number {
  return Math.min(
    ...corners(a, sizeA).map((corner) => rectangle2(corner, b, sizeB)),
    ...corners(b, sizeB).map((corner) => rectangle2(corner, a, sizeA)),
  );
}

/** The squared distance that is compared, and what round bases take of it. */
type Spacing = { readonly squared: number; readonly radii: number };

function spacing(a: Footprint, b: Footprint): Spacing {
  const { shape: one } = a;
  const { shape: other } = b;
  if (isRound(one)) {
    if (isRound(other)) return { squared: dist2(a, b), radii: one.r + other.r };
    return { squared: rectangle2(a, b, other), radii: one.r };
  }
  if (isRound(other)) return { squared: rectangle2(b, a, one), radii: other.r };
  return { squared: rectangles2(a, one, b, other), radii: 0 };
}

/**
 * PORT-G14 to PORT-G16 Whether two footprints overlap. PORT-G42: round members of one unit may be closer by `leeway`, for their places
 * are rounded.
 */
export function overlap(a: Footprint, b: Footprint, leeway = 0): boolean {
  const { shape: one } = a;
  const { shape: other } = b;
  if (isRound(one) && isRound(other)) {
    const least = one.r + other.r - leeway;
    return dist2(a, b) < least * least;
  }
  if (!isRound(one) && !isRound(other)) return rectanglesOverlap(a, one, b, other);
  const { squared, radii } = spacing(a, b);
  return squared < radii * radii;
}

/** PORT-G17 Edge distance at most so many millimetres. */
export function isWithin(a: Footprint, b: Footprint, most: number): boolean {
  const { shape: one } = a;
  const { shape: other } = b;
  // Two round bases, without the detour: cohesion asks this hundreds of times.
  if (isRound(one) && isRound(other)) {
    const far = most + one.r + other.r;
    return dist2(a, b) <= far * far;
  }
  const { squared, radii } = spacing(a, b);
  return squared <= (most + radii) * (most + radii);
}

/** PORT-G17 Edge distance under so many millimetres. */
export function isUnder(a: Footprint, b: Footprint, limit: number): boolean {
  const { squared, radii } = spacing(a, b);
  return squared < (limit + radii) * (limit + radii);
}

/** PORT-G14 to PORT-G16 */
export const inContact = (a: Footprint, b: Footprint): boolean => isWithin(a, b, CONTACT_GAP) && !overlap(a, b);

/** PORT-G18 The gap between two edges in micrometres: what "nearest" compares. */
export function gap(a: Footprint, b: Footprint): number {
  const { squared, radii } = spacing(a, b);
  return isqrt(1_000_000 * squared) - 1000 * radii;
}

/** PORT-003, PORT-G17 The edge distance from a footprint to a point at most so many millimetres. */
export function isPointWithin({ x, y, facing, shape }: Footprint, point: Point, most: number): boolean {
  return isWithin({ x, y, facing, shape }, { x: point.x, y: point.y, facing: 0, shape: { r: 0 } }, most);
}

/** PORT-G18 The nearest of several; of equally near ones the lower id. */
export function nearest<T extends Footprint & { readonly id: number }>(
  from: Footprint,
  others: readonly T[],
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const distance = gap(from, other);
    if (distance < least || (distance === least && best !== null && other.id < best.id)) {
      best = other;
      least = distance;
    }
  }
  return best;
}
