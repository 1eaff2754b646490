import type { GameFront } from '../front';
import { PORTAL_GATE } from './gate';
import { PORTAL_FIRST, PORTAL_OPTIONS, portalSeats } from './options';
import { portalPrimer } from './primer';
import { portalBook } from './rulebook/book';
import { playsOut } from './screens/playsOut';
import { pointsAt } from './screens/pointsAt';
import { PortalBoard } from './screens/PortalBoard';
import { PortalTable } from './screens/PortalTable';
import { PORTAL_PAGES } from './screens/setup/pages';
import { portalRematches, portalTelling } from './telling';

/** What the screens need of PORTAL. */
export const portalFront: GameFront = {
  gate: PORTAL_GATE,
  Table: PortalTable,
  playsOut,
  pointsAt,
  tellsTurns: true,
  Board: PortalBoard,
  /** Nothing is hidden: everybody looks at one table. */
  sides: () => ['all'],
  options: PORTAL_OPTIONS,
  first: PORTAL_FIRST,
  pages: PORTAL_PAGES,
  seatsFor: portalSeats,
  primer: portalPrimer,
  rulebook: portalBook,
  telling: portalTelling,
  rematches: portalRematches,
};
