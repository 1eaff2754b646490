import type { Opaque } from '@/engine';
import { filmFor } from '../board/assault/film';
import type { View } from '../rules';

/** An Assault is seen to its end before the result is read or the device passed on. A front of Morth is only ever given views of Morth. */
export const playsOut = (before: Opaque, after: Opaque): boolean =>
  filmFor(before as unknown as View, after as unknown as View) !== null;
