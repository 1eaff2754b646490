import { abilitiesLesson } from './abilities';
import { altarsLesson } from './altars';
import { attackLesson } from './attack';
import { draftLesson } from './draft';
import type { MortalgateLesson } from './moves';
import { walkingLesson } from './walking';

/** The lessons of MortalGate, in the order in which they are best taken. */
export const MORTALGATE_LESSONS: readonly MortalgateLesson[] = [
  walkingLesson,
  attackLesson,
  abilitiesLesson,
  altarsLesson,
  draftLesson,
];
