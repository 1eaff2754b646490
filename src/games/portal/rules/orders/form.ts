import { centroid, deg, dist2, formed, placesOf, spacingOf } from '../geometry';
import { membersOf } from '../roster';
import { shapeOf } from '../shapes';
import type { Degrees, Element, Form, Open, Unit } from '../types';

/** As wide as blocks usually stand. */
const FILES = 5;

const radius = (element: Element): number => {
  const shape = shapeOf(element);
  return 'r' in shape ? shape.r : 0;
};

/** PORT-237 The block that a loose unit forms where it stands: it looks where it is told or where most do, and everybody takes the nearest free slot. */
export function formInPlace(open: Open, unit: Unit, towards?: Degrees): Form {
  const members = membersOf(open, unit);
  const middle = centroid(members);
  const looks = members.map(({ facing }) => facing);
  const facing =
    towards ??
    looks.find((each) => looks.filter((other) => other === each).length * 2 > looks.length) ??
    looks[0] ??
    deg(1, 0);
  const files = Math.min(FILES, members.length);
  const block = formed(facing, files, spacingOf(members.map(radius)), members.length);
  const ahead = placesOf(block, { x: 0, y: 0 });
  const off = centroid(ahead);
  const anchor = { x: middle.x - off.x, y: middle.y - off.y };
  const left = [...members];
  const order = placesOf(block, anchor).map((slot) => {
    const [nearest] = [...left].sort((a, b) => dist2(a, slot) - dist2(b, slot) || a.id - b.id);
    left.splice(left.indexOf(nearest), 1);
    return nearest.id;
  });
  return { anchor, facing, files, order };
}
