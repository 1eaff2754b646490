import { SNAP_DISTANCE } from '../data/constants';
import type { Point } from '../types';
import { dist2, inContact } from './distance';
import type { Footprint } from './footprint';

/**
 * PORT-G31 Where a footprint that was dropped beside another snaps into contact with it: the nearest place that is legal, then the
 * smaller y, then the smaller x. Null where contact is farther than 6 mm, or no place so near is legal.
 */
export function snapped(dropped: Footprint, target: Footprint, isLegal: (at: Point) => boolean): Point | null {
  let best: Point | null = null;
  let least = SNAP_DISTANCE * SNAP_DISTANCE + 1;
  // Rows from the top and places from the left: of equally near ones the first is the one that counts.
  for (let dy = -SNAP_DISTANCE; dy <= SNAP_DISTANCE; dy++)
    for (let dx = -SNAP_DISTANCE; dx <= SNAP_DISTANCE; dx++) {
      const at = { x: dropped.x + dx, y: dropped.y + dy };
      const off = dist2(at, dropped);
      if (off >= least || !inContact({ ...dropped, ...at }, target) || !isLegal(at)) continue;
      best = at;
      least = off;
    }
  return best;
}
