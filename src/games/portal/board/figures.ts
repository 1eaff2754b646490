import type { Seat } from '@/engine';
import type { SceneNode } from '@/scene/nodes';
import { shapeOf } from '../rules/shapes';
import { isLeading } from '../rules/roster';
import type { Element, Place, Unit } from '../rules/types';
import { BEYOND, disc, leaderStar, plate, plateReach, wedge, type Pose } from './art/figure';
import { elementIcon } from './art/silhouettes';
import { boxOn } from './frame';

/** How seats and units are shown: which look a seat has, what a unit is called (PORT-010). */
export type Faces = { readonly lookOf: (seat: Seat) => number; readonly nameOf: (unit: Unit) => string };

/** A figure at a place: base, where it looks, the star of a leader. A ghost has an id and layers of its own. */
export function figureNodes(
  element: Element,
  { x, y, facing }: Place,
  { id, look, pose, z }: { readonly id: string; readonly look: number; readonly pose: Pose; readonly z: number },
): SceneNode[] {
  const shape = shapeOf(element);
  if (!('r' in shape)) {
    const { length, width } = shape;
    const shapes = plate(elementIcon(element), look, length, width, facing, pose);
    return [{ id, ...boxOn({ x, y }, plateReach(length, width)), z, shapes }];
  }
  const { r } = shape;
  const box = boxOn({ x, y }, r * BEYOND);
  return [
    { id, ...box, z, shapes: disc(elementIcon(element), look, r, pose) },
    { id: `${id}/wedge`, ...box, z: z + 0.2, shapes: wedge(facing, r), follows: id },
    ...(isLeading(element) ? [{ id: `${id}/star`, ...box, z: z + 0.4, shapes: leaderStar(r), follows: id }] : []),
  ];
}
