import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { picturesOf } from '../../picture';
import { MORTH_RULINGS, MORTH_SECTIONS, type MorthRuleId, type MorthRulingId } from './catalogue';
import { MORTH_PICTURES } from './pictures';

const ruleKey = (id: MorthRuleId): TextKey => `rulebook.morth.rules.${id}`;
const rulingKey = (id: MorthRulingId): TextKey => `rulebook.morth.rulings.${id}`;
const pictureOf = picturesOf(MORTH_PICTURES, (id): TextKey => `rulebook.morth.pictures.${id}`);

/** The rulebook of Morth as the screen shows it: its chapters, and the rulings last. */
export const morthBook: readonly RuleSection[] = [
  ...MORTH_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    ...pictureOf(id),
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule), ...pictureOf(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.morth.sections.rulings',
    ...pictureOf('rulings'),
    rules: MORTH_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
