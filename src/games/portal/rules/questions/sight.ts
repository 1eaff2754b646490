import { eyeOf, sees, sightLines, sightTo, type Eye, type Footprint, type Seen, type Sight } from '../geometry';
import { isFlying, landUnder } from '../ground';
import { onTable } from '../roster';
import { footprintOf } from '../shapes';
import type { Element, ElementId, Open, Point, UnitId } from '../types';

const seenAs = (open: Open, element: Element): Seen => ({
  ...footprintOf(element),
  flying: isFlying(open, element),
});

/** PORT-167, PORT-G35 Standing elements of third units, and whatever is abandoned. */
function inTheWay(open: Open, ...units: readonly UnitId[]): (Footprint & { readonly id: ElementId })[] {
  return open.elements
    .filter(
      (each) => onTable(each) && !each.prone && !isFlying(open, each) && (each.abandoned || !units.includes(each.unit)),
    )
    .map((each) => ({ ...footprintOf(each), id: each.id }));
}

/** How somebody sees others. What does not depend on whom he looks at is made once. */
export type Look = (target: Element) => Sight;

export function lookFrom(open: Open, viewer: Element): Look {
  let eye: Eye | undefined;
  const others = new Map<UnitId, Footprint[]>();
  return (target) => {
    eye ??= eyeOf(landUnder(open), seenAs(open, viewer));
    const blocking = others.get(target.unit) ?? inTheWay(open, viewer.unit, target.unit);
    others.set(target.unit, blocking);
    return sees(eye, blocking, seenAs(open, target));
  };
}

/** PORT-166 */
export const sightOf = (open: Open, viewer: Element, target: Element): Sight => lookFrom(open, viewer)(target);

/** PORT-G33 to PORT-G37 The five lines with what hinders each of them. */
export function linesOf(open: Open, viewer: Element, target: Element) {
  const eye = eyeOf(landUnder(open), seenAs(open, viewer));
  return sightLines(eye, inTheWay(open, viewer.unit, target.unit), seenAs(open, target));
}

/** PORT-296, PORT-G39 Whether the line to the middle of a template is open; whoever stands under it blocks nothing. */
export function seesPoint(open: Open, viewer: Element, point: Point, template: number): boolean {
  const eye = eyeOf(landUnder(open), seenAs(open, viewer));
  return sightTo(eye, inTheWay(open, viewer.unit), point, template).clarity !== 'blocked';
}
