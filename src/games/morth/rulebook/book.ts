import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { captioned } from '../../picture';
import { MORTH_RULINGS, MORTH_SECTIONS, type MorthRuleId, type MorthRulingId } from './catalogue';
import { MORTH_PICTURES } from './pictures';

const ruleKey = (id: MorthRuleId): TextKey => `rulebook.morth.rules.${id}`;
const rulingKey = (id: MorthRulingId): TextKey => `rulebook.morth.rulings.${id}`;
const { pictureOf, anyPictureOf } = captioned(MORTH_PICTURES, (id): TextKey => `rulebook.morth.pictures.${id}`);

/** The rulebook of Morth as the screen shows it: its chapters, and the rulings last. */
export const morthBook: readonly RuleSection[] = [
  ...MORTH_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    picture: pictureOf(id),
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule), ...anyPictureOf(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.morth.sections.rulings',
    picture: pictureOf('rulings'),
    rules: MORTH_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
