import type { GameFront } from '../front';
import { MORTALGATE_GATE } from './gate';
import { MORTALGATE_FIRST, MORTALGATE_OPTIONS } from './options';
import { mortalgatePrimer } from './primer';
import { mortalgateBook } from './rulebook/book';
import { MortalgateBoard } from './screens/MortalgateBoard';
import { MortalgateMatch } from './screens/MortalgateMatch';
import { playsOut } from './screens/playsOut';
import { MORTALGATE_PAGES } from './screens/setup/pages';
import { mortalgateRematches, mortalgateTelling } from './telling';

/** What the screens need of MortalGate. */
export const mortalgateFront: GameFront = {
  gate: MORTALGATE_GATE,
  Table: MortalgateMatch,
  playsOut,
  tellsTurns: true,
  Board: MortalgateBoard,
  /** Nothing is hidden: everybody looks at one island. */
  sides: () => ['all'],
  options: MORTALGATE_OPTIONS,
  first: MORTALGATE_FIRST,
  pages: MORTALGATE_PAGES,
  primer: mortalgatePrimer,
  rulebook: mortalgateBook,
  telling: mortalgateTelling,
  rematches: mortalgateRematches,
};
