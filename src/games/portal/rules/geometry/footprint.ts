import type { Degrees, Point } from '../types';
import { isqrt, rot } from './numbers';

/** PORT-G11 A round base, or PORT-G12 a rectangle along its facing and across it; millimetres. */
export type Round = { readonly r: number };
export type Rectangle = { readonly length: number; readonly width: number };
export type Shape = Round | Rectangle;

/** What an element covers of the table. */
export type Footprint = { readonly x: number; readonly y: number; readonly facing: Degrees; readonly shape: Shape };

/** An axis-parallel part of the table: the table itself or a zone. */
export type Bounds = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const isRound = (shape: Shape): shape is Round => 'r' in shape;

/** PORT-G12 Front left, front right, rear right, rear left. */
export function corners({ x, y, facing }: Footprint, { length, width }: Rectangle): readonly Point[] {
  const front = length / 2;
  const side = width / 2;
  return [
    [front, -side],
    [front, side],
    [-front, side],
    [-front, -side],
  ].map(([forward, right]) => {
    const at = rot(forward, right, facing);
    return { x: x + at.x, y: y + at.y };
  });
}

/** PORT-G13 Whether a footprint lies wholly inside; edges may touch. */
export function isInside(footprint: Footprint, bounds: Bounds): boolean {
  const { shape } = footprint;
  const right = bounds.x + bounds.w;
  const bottom = bounds.y + bounds.h;
  if (isRound(shape)) {
    const { x, y } = footprint;
    return x - shape.r >= bounds.x && x + shape.r <= right && y - shape.r >= bounds.y && y + shape.r <= bottom;
  }
  return corners(footprint, shape).every(({ x, y }) => x >= bounds.x && x <= right && y >= bounds.y && y <= bottom);
}

/** The radius of a circle that holds a shape at every facing, rounding of its corners included. */
export const reach = (shape: Shape): number =>
  isRound(shape) ? shape.r : isqrt((shape.length * shape.length + shape.width * shape.width) / 4) + 2;
