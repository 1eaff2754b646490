import type { TextKey } from '@/i18n';
import type { GameFront } from './front';
import type { GameId } from './index';
import { MOLTHAR_OPTIONS } from './molthar/options';
import { MoltharBoard } from './molthar/screens/MoltharBoard';
import { MoltharTable } from './molthar/screens/MoltharTable';
import {
  MOLTHAR_RULINGS,
  MOLTHAR_SECTIONS,
  type MoltharRuleId,
  type MoltharRulingId,
} from './molthar/rulebook/catalogue';

import { MORTH_OPTIONS, morthProblem, morthSeats } from './morth/options';
import { MORTH_RULINGS, MORTH_SECTIONS, type MorthRuleId, type MorthRulingId } from './morth/rulebook/catalogue';
import { MorthBoard } from './morth/screens/MorthBoard';
import { MorthTable } from './morth/screens/MorthTable';
import { playsOut } from './morth/screens/playsOut';

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
};

const morthRule = (id: MorthRuleId): TextKey => `rulebook.morth.rules.${id}`;
const morthRuling = (id: MorthRulingId): TextKey => `rulebook.morth.rulings.${id}`;

const morth: GameFront = {
  Table: MorthTable,
  playsOut,
  Board: MorthBoard,
  title: () => 'hall.names.morth',
  titleChoices: [],
  minutes: 120,
  options: MORTH_OPTIONS,
  seatsFor: morthSeats,
  problemWith: morthProblem,
  rulebook: [
    ...MORTH_SECTIONS.map((section) => ({
      id: section.id,
      title: section.title,
      rules: section.rules.map((id) => ({ id, text: morthRule(id) })),
    })),
    {
      id: 'rulings',
      title: 'rulebook.morth.sections.rulings',
      rules: MORTH_RULINGS.map(({ id, rules }) => ({ id, text: morthRuling(id), about: rules })),
    },
  ],
};

/** What the screens need of each game. */
export const FRONTS: Record<GameId, GameFront> = { molthar, morth };
