import { abilitiesLesson } from './abilities';
import { endingLesson } from './ending';
import { firstTurnLesson } from './firstTurn';
import type { MoltharLesson } from './moves';
import { payingLesson } from './paying';
import { pearlsLesson } from './pearls';

/** The lessons of Molthar, in the order in which they are best taken. */
export const MOLTHAR_LESSONS: readonly MoltharLesson[] = [
  pearlsLesson,
  payingLesson,
  abilitiesLesson,
  endingLesson,
  firstTurnLesson,
];
