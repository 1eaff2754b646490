import type { Opaque, Tagged } from '@/engine';
import { filmFor } from '../board/assault/film';
import { crossingOf } from '../board/portal/crossing';
import type { Event, View } from '../rules';

/**
 * An Assault is seen to its end, and dice to where they come from the portal, before the result is read or the device passed on.
 * A front of Morth is only ever given what is Morth's.
 */
export function playsOut(opaque: Opaque, tagged: readonly Tagged[]): boolean {
  const told = { before: opaque as unknown as View, events: tagged as readonly Event[] };
  return filmFor(told) !== null || crossingOf(told) !== null;
}
