import { breaks, type Violation } from '@/engine';
import { hasInFront, inContact, type Footprint } from '../geometry';
import { lookFrom } from '../questions/sight';
import { areEnemies, elementOf, onTable } from '../roster';
import { footprintOf } from '../shapes';
import type { Element, ElementId } from '../types';
import { standingAfter } from './arrival';
import type { Mover } from './mover';
import type { Went } from './verdict';

/** PORT-122 Whether somebody who stands like this touches an element and has it in front. */
export function meets(at: Footprint, target: Element): boolean {
  return inContact(at, footprintOf(target)) && hasInFront(at, target);
}

/** PORT-121, PORT-123, PORT-D97 Whom a group may charge: an enemy that somebody sees and nobody touches. */
export function whyNotTarget({ open, walkers }: Mover, target: ElementId | null): Violation | undefined {
  const named = target === null ? undefined : elementOf(open, target);
  const [{ element }] = walkers;
  if (!onTable(named) || !areEnemies(open, element, named)) return breaks('PORT-121');
  const footprint = footprintOf(named);
  if (walkers.some((walker) => inContact(walker.footprint, footprint))) return breaks('PORT-123');
  const isSeen = walkers.some((walker) => lookFrom(open, walker.element)(named) !== 'none');
  return isSeen ? undefined : breaks('PORT-121');
}

/** PORT-122 */
export function whyNotMet(mover: Mover, went: Went, target: Element): Violation | undefined {
  const met = standingAfter(mover, went.goings).some((at) => at !== null && meets(at, target));
  return met ? undefined : breaks('PORT-122');
}
