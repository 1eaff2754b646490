import { armyLesson } from './army';
import { chargeLesson } from './charge';
import { gunsLesson } from './guns';
import { moraleLesson } from './morale';
import type { PortalLesson } from './moves';
import { ranksLesson } from './ranks';
import { sightLesson } from './sight';
import { tapeLesson } from './tape';

/** The lessons of PORTAL, in the order in which they are best taken. */
export const PORTAL_LESSONS: readonly PortalLesson[] = [
  tapeLesson,
  ranksLesson,
  sightLesson,
  chargeLesson,
  moraleLesson,
  gunsLesson,
  armyLesson,
];
