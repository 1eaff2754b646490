import type { DrawnPictures } from '@/games/picture';
import type { MoltharRuleId, MoltharSectionId } from '../catalogue';
import { ABILITIES } from './abilities';
import { CHARACTERS_IN } from './characters';
import { COSTS } from './costs';
import { PEARLS } from './pearls';
import { TABLE } from './table';
import { TURNS } from './turns';

/** The pictures of Molthar's rulebook, by section and rule. */
export const MOLTHAR_PICTURES = {
  ...TABLE,
  ...TURNS,
  ...PEARLS,
  ...CHARACTERS_IN,
  ...COSTS,
  ...ABILITIES,
} satisfies DrawnPictures<MoltharSectionId | 'rulings', MoltharRuleId>;
