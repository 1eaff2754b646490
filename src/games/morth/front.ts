import type { GameFront } from '../front';
import { MORTH_GATE } from './gate';
import { MORTH_FIRST, MORTH_OPTIONS, morthLength, morthProblem, morthSeats } from './options';
import { morthBook } from './rulebook/book';
import { MorthBoard, morthSides } from './screens/MorthBoard';
import { MorthTable } from './screens/MorthTable';
import { playsOut } from './screens/playsOut';
import { morthPrimer } from './primer';
import { morthTelling } from './telling';

/** What the screens need of Morth. */
export const morthFront: GameFront = {
  gate: MORTH_GATE,
  Table: MorthTable,
  playsOut,
  Board: MorthBoard,
  sides: morthSides,
  options: MORTH_OPTIONS,
  first: MORTH_FIRST,
  seatsFor: morthSeats,
  problemWith: morthProblem,
  length: morthLength,
  primer: morthPrimer,
  rulebook: morthBook,
  telling: morthTelling,
};
