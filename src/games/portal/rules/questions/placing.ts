import { breaks, type Violation } from '@/engine';
import { PLACEMENT_RINGS, SAME_UNIT_OVERLAP } from '../data';
import { isImpassable, isInside, isLinked, overlap, reach, rot, type Footprint } from '../geometry';
import { landUnder, swims } from '../ground';
import { onTable } from '../roster';
import { footprintOf } from '../shapes';
import type { Element, ElementId, Open, Point } from '../types';

/** Whether an element could stand on a footprint: on the table, over none of the others, its centre on ground. */
function isFree(open: Open, element: Element, at: Footprint, others: readonly Footprint[]): boolean {
  const { w, h } = open.config.table;
  return (
    isInside(at, { x: 0, y: 0, w, h }) &&
    !isImpassable(landUnder(open), at, swims(element)) &&
    !others.some((other) => overlap(at, other))
  );
}

const standing = (open: Open, ignored: ReadonlySet<ElementId>): Footprint[] =>
  open.elements.filter((other) => onTable(other) && !ignored.has(other.id)).map(footprintOf);

/** PORT-G42 Members of one unit may be a little closer, for their places are rounded. */
const jostles = (at: Footprint, friends: readonly Footprint[]): boolean =>
  friends.some((friend) => overlap(at, friend, SAME_UNIT_OVERLAP));

/** PORT-D111 Why elements cannot stand together where they would; what is ignored makes room. */
export function whyNotStand(
  open: Open,
  elements: readonly Element[],
  ignored: ReadonlySet<ElementId>,
  rule: string,
): Violation | undefined {
  const others = standing(open, ignored);
  const footprints = elements.map(footprintOf);
  const fits = footprints.every(
    (at, i) => isFree(open, elements[i], at, others) && !jostles(at, footprints.slice(0, i)),
  );
  return fits ? undefined : breaks(rule);
}

/** PORT-G48 The point itself, then six rings around it. */
function* candidates({ x, y }: Point, radius: number): Generator<Point> {
  yield { x, y };
  for (let ring = 1; ring <= PLACEMENT_RINGS; ring++)
    for (let j = 0; j < 8 * ring; j++) {
      const away = rot(ring * (2 * radius + 2), 0, Math.floor((360 * j) / (8 * ring)));
      yield { x: x + away.x, y: y + away.y };
    }
}

/** PORT-G48 Places for some elements around a point, as near as may be and linked; nothing where one finds none. */
export function crowdAround(open: Open, elements: readonly Element[], around: Point): Point[] | null {
  const others = standing(open, new Set(elements.map(({ id }) => id)));
  const placed: Footprint[] = [];
  for (const element of elements) {
    const { facing, shape } = footprintOf(element);
    const isLegal = (at: Footprint): boolean =>
      isFree(open, element, at, others) &&
      !jostles(at, placed) &&
      (placed.length === 0 || placed.some((one) => isLinked(at, one)));
    let found: Footprint | undefined;
    for (const { x, y } of candidates(around, reach(shape))) {
      const at = { x, y, facing, shape };
      if (!isLegal(at)) continue;
      found = at;
      break;
    }
    if (found === undefined) return null;
    placed.push(found);
  }
  return placed.map(({ x, y }) => ({ x, y }));
}
