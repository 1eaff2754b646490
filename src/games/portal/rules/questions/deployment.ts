import { breaks, type Seat, type Violation } from '@/engine';
import { SAME_UNIT_OVERLAP } from '../data';
import { isInside, isTogether, overlap, placesOf } from '../geometry';
import { muster } from '../muster';
import { onTable } from '../roster';
import { footprintOf } from '../shapes';
import { isOnSolidGround } from '../ground';
import type { Action, Element, Open, Unit } from '../types';
import { blockFrom, whyNotForm } from './forming';

export type Deployment = Extract<Action, { type: 'deploy' }>;

/** A unit as it would stand. */
export type Mustered = { readonly unit: Unit; readonly elements: readonly Element[] };

/** PORT-067, PORT-235 Why a deployment does not name every member of a waiting unit once. */
function whyIncomplete(open: Open, { unit, elements }: Mustered, { places, form }: Deployment) {
  if (form === null) return places.length === elements.length ? undefined : breaks('PORT-067');
  if (places.length > 0) return breaks('PORT-067');
  return whyNotForm(open, unit, form);
}

/** Puts the members of a unit where the command says. */
function stand({ unit, elements }: Mustered, { places, form }: Deployment): void {
  if (form === null) {
    elements.forEach((element, i) => Object.assign(element, places[i]));
    return;
  }
  unit.block = blockFrom(unit, elements, form);
  const spots = placesOf(unit.block, form.anchor);
  elements.forEach((element, i) => Object.assign(element, spots[i], { facing: form.facing }));
}

/** PORT-068, PORT-069 Why somebody cannot stand where he would. */
function whyNotThere(open: Open, seat: Seat, element: Element, friends: readonly Element[]): Violation | undefined {
  const footprint = footprintOf(element);
  const params = { element: element.id };
  if (!isInside(footprint, open.config.zones[seat])) return breaks('PORT-068', params);
  if (!isOnSolidGround(open, element)) return breaks('PORT-069', params);
  const inTheWay =
    friends.some((other) => other.id < element.id && overlap(footprint, footprintOf(other), SAME_UNIT_OVERLAP)) ||
    open.elements.some((other) => onTable(other) && overlap(footprint, footprintOf(other)));
  return inTheWay ? breaks('PORT-069', params) : undefined;
}

/** PORT-066 to PORT-071 The unit as it would stand, or the rule that forbids it. */
export function deployment(open: Open, seat: Seat, action: Deployment): Mustered | Violation {
  if (!open.waiting[seat].includes(action.unit)) return breaks('PORT-067');
  const mustered = muster(open, seat, action.unit);
  const incomplete = whyIncomplete(open, mustered, action);
  if (incomplete !== undefined) return incomplete;
  stand(mustered, action);
  const { elements } = mustered;
  for (const element of elements) {
    const no = whyNotThere(open, seat, element, elements);
    if (no !== undefined) return no;
  }
  const apart = open.config.mode === 'siege' && mustered.unit.block === null && !isTogether(elements.map(footprintOf));
  return apart ? breaks('PORT-071') : mustered;
}

export const isMustered = (answer: Mustered | Violation): answer is Mustered => 'elements' in answer;
