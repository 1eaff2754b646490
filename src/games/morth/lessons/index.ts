import { aloneLesson } from './alone';
import { assaultLesson } from './assault';
import { cardsLesson } from './cards';
import { heroesLesson } from './heroes';
import { hordeLesson } from './horde';
import type { MorthLesson } from './moves';
import { portalLesson } from './portal';
import { shopLesson } from './shop';
import { teamLesson } from './team';

/** The lessons of Morth, in the order in which they are best taken. */
export const MORTH_LESSONS: readonly MorthLesson[] = [
  hordeLesson,
  heroesLesson,
  shopLesson,
  portalLesson,
  assaultLesson,
  cardsLesson,
  teamLesson,
  aloneLesson,
];
