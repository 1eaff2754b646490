import type { TextKey } from '@/i18n';
import type { GameFront } from './front';
import type { GameId } from './index';
import { MOLTHAR_OPTIONS } from './molthar/options';
import { MoltharBoard } from './molthar/screens/MoltharBoard';
import { MoltharTable } from './molthar/screens/MoltharTable';
import { MOLTHAR_RULINGS, MOLTHAR_SECTIONS, type MoltharRuleId, type MoltharRulingId } from './molthar/rulebook/catalogue';

const ruleKey = (id: MoltharRuleId): TextKey => `rulebook.molthar.rules.${id}`;
const rulingKey = (id: MoltharRulingId): TextKey => `rulebook.molthar.rulings.${id}`;

const molthar: GameFront = {
  Table: MoltharTable,
  Board: MoltharBoard,
  title: ({ moltharTitle }) => (moltharTitle === 'heroes' ? 'settings.titles.heroes' : 'settings.titles.molthar'),
  titleChoices: [
    { value: 'molthar', label: 'settings.titles.molthar' },
    { value: 'heroes', label: 'settings.titles.heroes' },
  ],
  minutes: 45,
  options: MOLTHAR_OPTIONS,
  rulebook: [
    ...MOLTHAR_SECTIONS.map((section) => ({ id: section.id, title: section.title, rules: section.rules.map((id) => ({ id, text: ruleKey(id) })) })),
    { id: 'rulings', title: 'rulebook.molthar.sections.rulings', rules: MOLTHAR_RULINGS.map(({ id, rules }) => ({ id, text: rulingKey(id), about: rules })) },
  ],
};

/** What the screens need of each game. */
export const FRONTS: Record<GameId, GameFront> = { molthar };
