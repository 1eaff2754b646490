import type { Opaque, Tagged } from '@/engine';
import * as flow from '../board/flow';
import type { Action, View } from '../rules';

/** What a command is about, on the table as it is shown. A front of PORTAL is only ever given what is PORTAL's. */
export const pointsAt = (opaque: Opaque, tagged: Tagged): readonly string[] =>
  flow.pointsAt(opaque as unknown as View, tagged as Action);
