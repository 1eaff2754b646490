import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { captioned } from '../../picture';
import { MORTALGATE_RULINGS, MORTALGATE_SECTIONS, type MortalgateRuleId, type MortalgateRulingId } from './catalogue';
import { MORTALGATE_PICTURES } from './pictures';

const ruleKey = (id: MortalgateRuleId): TextKey => `rulebook.mortalgate.rules.${id}`;
const rulingKey = (id: MortalgateRulingId): TextKey => `rulebook.mortalgate.rulings.${id}`;
const { pictureOf, anyPictureOf } = captioned(
  MORTALGATE_PICTURES,
  (id): TextKey => `rulebook.mortalgate.pictures.${id}`,
);

/** The rulebook of MortalGate as the screen shows it: its chapters, and the rulings last. */
export const mortalgateBook: readonly RuleSection[] = [
  ...MORTALGATE_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    picture: pictureOf(id),
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule), ...anyPictureOf(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.mortalgate.sections.rulings',
    picture: pictureOf('rulings'),
    rules: MORTALGATE_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
