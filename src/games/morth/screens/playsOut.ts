import type { Opaque, Tagged } from '@/engine';
import { filmFor } from '../board/assault/film';
import type { Event, View } from '../rules';

/** An Assault is seen to its end before the result is read or the device passed on. A front of Morth is only ever given what is Morth's. */
export const playsOut = (before: Opaque, events: readonly Tagged[]): boolean =>
  filmFor({ before: before as unknown as View, events: events as readonly Event[] }) !== null;
