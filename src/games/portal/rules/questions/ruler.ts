import { footprintOf } from '../shapes';
import { facingOf, hasInFront as frontHas, inContact as touch, isUnder, isWithin as within } from '../geometry';
import type { Side } from '../resolve/events';
import type { Element } from '../types';

/** Distances and facings between elements. */

export const inContact = (a: Element, b: Element): boolean => touch(footprintOf(a), footprintOf(b));
/** PORT-G17 Edges at most so many millimetres apart. */
export const isWithin = (a: Element, b: Element, mm: number): boolean => within(footprintOf(a), footprintOf(b), mm);
/** PORT-G17 Edges less than so many millimetres apart. */
export const isNearer = (a: Element, b: Element, mm: number): boolean => isUnder(footprintOf(a), footprintOf(b), mm);
export const hasInFront = (a: Element, b: Element): boolean => frontHas(footprintOf(a), b);

/** PORT-150 The side of a target on which somebody's centre lies. */
export function sideOf(target: Element, from: Element): Side {
  const facing = facingOf(footprintOf(target), from);
  return facing === 'left' || facing === 'right' ? 'flank' : facing;
}
