import type { Opaque, Tagged } from '@/engine';
import * as flow from '../board/flow';
import { arranged } from '../board/table';
import type { Action, View } from '../rules';

/** What a move is about, on the table as it is shown. A front of Molthar is only ever given what is Molthar's. */
export const pointsAt = (opaque: Opaque, tagged: Tagged): readonly string[] =>
  flow.pointsAt(arranged(opaque as unknown as View), tagged as Action);
