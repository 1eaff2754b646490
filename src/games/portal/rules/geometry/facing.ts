import { COS, SIN } from '../data/trig';
import type { Point } from '../types';
import { isRound, type Footprint } from './footprint';

export type Facing = 'front' | 'rear' | 'left' | 'right';

/** PORT-G20, PORT-G21 In which facing of an element a point lies. */
export function facingOf({ x, y, facing, shape }: Footprint, point: Point): Facing {
  const dx = point.x - x;
  const dy = point.y - y;
  const cos = COS[facing];
  const sin = SIN[facing];
  const along = dx * cos + dy * sin;
  if (isRound(shape)) return along >= 0 ? 'front' : 'rear';
  const across = cos * dy - sin * dx;
  const aside = across < 0 ? -across : across;
  // PORT-137 Directions between two facings are those that are better for the defender.
  if (along >= aside) return 'front';
  if (-along > aside) return 'rear';
  return across > 0 ? 'right' : 'left';
}

/** PORT-144, PORT-162 */
export const hasInFront = (footprint: Footprint, point: Point): boolean => facingOf(footprint, point) === 'front';
