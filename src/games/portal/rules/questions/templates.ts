import { covers } from '../geometry';
import { inPlay } from '../roster';
import { footprintOf } from '../shapes';
import type { Element, Open, Point } from '../types';

/** PORT-278, PORT-279 Who is under a template of a diameter, whatever the side, ascending. */
export function underTemplate(open: Open, at: Point, diameter: number): Element[] {
  return open.elements.filter((element) => inPlay(element) && covers(diameter, at, footprintOf(element)));
}
