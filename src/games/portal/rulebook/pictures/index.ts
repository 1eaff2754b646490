import type { DrawnPictures } from '@/games/picture';
import type { PortalRuleId, PortalSectionId } from '../catalogue';
import { FIGHTING } from './fighting';
import { MOVING } from './moving';

/** The pictures of PORTAL's rulebook, by section and rule. */
export const PORTAL_PICTURES = {
  ...MOVING,
  ...FIGHTING,
} satisfies DrawnPictures<PortalSectionId | 'rulings', PortalRuleId>;
