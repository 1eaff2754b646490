import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { captioned } from '../../picture';
import { MOLTHAR_RULINGS, MOLTHAR_SECTIONS, type MoltharRuleId, type MoltharRulingId } from './catalogue';
import { MOLTHAR_PICTURES } from './pictures';

const ruleKey = (id: MoltharRuleId): TextKey => `rulebook.molthar.rules.${id}`;
const rulingKey = (id: MoltharRulingId): TextKey => `rulebook.molthar.rulings.${id}`;
const { pictureOf, anyPictureOf } = captioned(MOLTHAR_PICTURES, (id): TextKey => `rulebook.molthar.pictures.${id}`);

/** The rulebook of Molthar as the screen shows it: its chapters, and the rulings last. */
export const moltharBook: readonly RuleSection[] = [
  ...MOLTHAR_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    picture: pictureOf(id),
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule), ...anyPictureOf(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.molthar.sections.rulings',
    picture: pictureOf('rulings'),
    rules: MOLTHAR_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
