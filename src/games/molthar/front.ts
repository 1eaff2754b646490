import type { TextKey } from '@/i18n';
import type { GameFront } from '../front';
import { MOLTHAR_GATE } from './gate';
import { MOLTHAR_OPTIONS } from './options';
import { MOLTHAR_RULINGS, MOLTHAR_SECTIONS, type MoltharRuleId, type MoltharRulingId } from './rulebook/catalogue';
import { MoltharBoard } from './screens/MoltharBoard';
import { MoltharTable } from './screens/MoltharTable';
import { pointsAt } from './screens/pointsAt';
import { moltharPrimer } from './primer';
import { moltharTelling } from './telling';

const ruleKey = (id: MoltharRuleId): TextKey => `rulebook.molthar.rules.${id}`;
const rulingKey = (id: MoltharRulingId): TextKey => `rulebook.molthar.rulings.${id}`;

/** What the screens need of Molthar. */
export const moltharFront: GameFront = {
  gate: MOLTHAR_GATE,
  Table: MoltharTable,
  pointsAt,
  Board: MoltharBoard,
  options: MOLTHAR_OPTIONS,
  primer: moltharPrimer,
  rulebook: [
    ...MOLTHAR_SECTIONS.map((section) => ({
      id: section.id,
      title: section.title,
      rules: section.rules.map((id) => ({ id, text: ruleKey(id) })),
    })),
    {
      id: 'rulings',
      title: 'rulebook.molthar.sections.rulings',
      rules: MOLTHAR_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
    },
  ],
  telling: moltharTelling,
};
