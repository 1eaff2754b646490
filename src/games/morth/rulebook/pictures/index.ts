import type { DrawnPictures } from '@/games/picture';
import type { MorthRuleId, MorthSectionId } from '../catalogue';
import { ASSAULTS } from './assaults';
import { CARD_PICTURES } from './cards';
import { PLACES } from './places';
import { RECKONING } from './reckoning';
import { STRIKES } from './strikes';
import { WHEEL } from './wheel';

/** The pictures of Morth's rulebook, by section and rule. */
export const MORTH_PICTURES = {
  ...PLACES,
  ...WHEEL,
  ...STRIKES,
  ...ASSAULTS,
  ...CARD_PICTURES,
  ...RECKONING,
} satisfies DrawnPictures<MorthSectionId | 'rulings', MorthRuleId>;
