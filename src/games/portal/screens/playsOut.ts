import type { Opaque, Tagged } from '@/engine';
import { filmOf } from '../board/told/film';
import type { Event, View } from '../rules';

/** What is seen on the table is seen to its end before the result is read or the device passed on. A front of PORTAL is only ever given what is PORTAL's. */
export const playsOut = (before: Opaque, events: readonly Tagged[]): boolean =>
  filmOf({ before: before as unknown as View, events: events as readonly Event[] }) !== null;
