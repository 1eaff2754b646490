import type { TextKey } from '@/i18n';
import type { GameFront } from '../front';
import { MORTH_GATE } from './gate';
import { MORTH_FIRST, MORTH_OPTIONS, morthLength, morthProblem, morthSeats } from './options';
import { MORTH_RULINGS, MORTH_SECTIONS, type MorthRuleId, type MorthRulingId } from './rulebook/catalogue';
import { MorthBoard, morthSides } from './screens/MorthBoard';
import { MorthTable } from './screens/MorthTable';
import { playsOut } from './screens/playsOut';
import { morthPrimer } from './primer';
import { morthTelling } from './telling';

const ruleKey = (id: MorthRuleId): TextKey => `rulebook.morth.rules.${id}`;
const rulingKey = (id: MorthRulingId): TextKey => `rulebook.morth.rulings.${id}`;

/** What the screens need of Morth. */
export const morthFront: GameFront = {
  gate: MORTH_GATE,
  Table: MorthTable,
  playsOut,
  Board: MorthBoard,
  sides: morthSides,
  options: MORTH_OPTIONS,
  first: MORTH_FIRST,
  seatsFor: morthSeats,
  problemWith: morthProblem,
  length: morthLength,
  primer: morthPrimer,
  rulebook: [
    ...MORTH_SECTIONS.map((section) => ({
      id: section.id,
      title: section.title,
      rules: section.rules.map((id) => ({ id, text: ruleKey(id) })),
    })),
    {
      id: 'rulings',
      title: 'rulebook.morth.sections.rulings',
      rules: MORTH_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
    },
  ],
  telling: morthTelling,
};
