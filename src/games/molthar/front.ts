import type { GameFront } from '../front';
import { MOLTHAR_GATE } from './gate';
import { MOLTHAR_OPTIONS } from './options';
import { moltharBook } from './rulebook/book';
import { MoltharBoard } from './screens/MoltharBoard';
import { MoltharTable } from './screens/MoltharTable';
import { pointsAt } from './screens/pointsAt';
import { moltharPrimer } from './primer';
import { moltharTelling } from './telling';

/** What the screens need of Molthar. */
export const moltharFront: GameFront = {
  gate: MOLTHAR_GATE,
  Table: MoltharTable,
  pointsAt,
  Board: MoltharBoard,
  options: MOLTHAR_OPTIONS,
  primer: moltharPrimer,
  rulebook: moltharBook,
  telling: moltharTelling,
};
