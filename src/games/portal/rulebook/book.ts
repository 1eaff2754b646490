import type { TextKey } from '@/i18n';
import type { RuleSection } from '../../front';
import { captioned } from '../../picture';
import { PORTAL_SECTIONS, type PortalRuleId } from './catalogue';
import { PORTAL_PICTURES } from './pictures';
import { PORTAL_RULINGS, type PortalRulingId } from './rulings';

const ruleKey = (id: PortalRuleId): TextKey => `rulebook.portal.rules.${id}`;
const rulingKey = (id: PortalRulingId): TextKey => `rulebook.portal.rulings.${id}`;
const { pictureOf, anyPictureOf } = captioned(PORTAL_PICTURES, (id): TextKey => `rulebook.portal.pictures.${id}`);

/** The rulebook of PORTAL as the screen shows it: its chapters, then how is measured, and the rulings last. */
export const portalBook: readonly RuleSection[] = [
  ...PORTAL_SECTIONS.map(({ id, title, rules }) => ({
    id,
    title,
    picture: pictureOf(id),
    rules: rules.map((rule) => ({ id: rule, text: ruleKey(rule), ...anyPictureOf(rule) })),
  })),
  {
    id: 'rulings',
    title: 'rulebook.portal.sections.rulings',
    picture: pictureOf('rulings'),
    rules: PORTAL_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })),
  },
];
