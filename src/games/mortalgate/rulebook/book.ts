import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { MORTALGATE_RULINGS, MORTALGATE_SECTIONS, type MortalgateRuleId, type MortalgateRulingId } from './catalogue';

const ruleKey = (id: MortalgateRuleId): TextKey => `rulebook.mortalgate.rules.${id}`;
const rulingKey = (id: MortalgateRulingId): TextKey => `rulebook.mortalgate.rulings.${id}`;

/** The rulebook of MortalGate as the screen shows it: its chapters, and the rulings last. */
export const mortalgateBook: readonly RuleSection[] = [
  ...MORTALGATE_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.mortalgate.sections.rulings',
    rules: MORTALGATE_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
