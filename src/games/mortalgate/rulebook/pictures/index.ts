import type { DrawnPictures } from '@/games/picture';
import type { MortalgateRuleId, MortalgateSectionId } from '../catalogue';
import { FIGHTING } from './fighting';
import { SANCTUMS } from './sanctums';
import { WALKING } from './walking';

/** The pictures of MortalGate's rulebook, by section and rule. */
export const MORTALGATE_PICTURES = {
  ...WALKING,
  ...FIGHTING,
  ...SANCTUMS,
} satisfies DrawnPictures<MortalgateSectionId | 'rulings', MortalgateRuleId>;
