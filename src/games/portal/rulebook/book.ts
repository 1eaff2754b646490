import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { PORTAL_SECTIONS, type PortalRuleId } from './catalogue';
import { PORTAL_RULINGS, type PortalRulingId } from './rulings';

const ruleKey = (id: PortalRuleId): TextKey => `rulebook.portal.rules.${id}`;
const rulingKey = (id: PortalRulingId): TextKey => `rulebook.portal.rulings.${id}`;

/** The rulebook of PORTAL as the screen shows it: its chapters, then how is measured, and the rulings last. */
export const portalBook: readonly RuleSection[] = [
  ...PORTAL_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.portal.sections.rulings',
    rules: PORTAL_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
