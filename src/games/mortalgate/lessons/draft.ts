import { mortalgate, type Action, type HeroKey } from '../rules';
import { END, rival, walk, type MortalgateLesson } from './moves';
import { heroOf } from './position';
import { altar, hero } from './targets';

/** The learner wins the roll-off. */
const SETUP = { config: {}, seats: 2, seed: 1 } as const;

const pick = (key: HeroKey): Action => ({ type: 'pickHero', hero: heroOf(key) });
const order = (...keys: HeroKey[]): Action => ({ type: 'orderHeroes', order: keys.map(heroOf) });

/** From the roll-off to the first way, and what it is all for. */
export const draftLesson: MortalgateLesson = {
  id: 'draft',
  title: 'mortalgate.lessons.draft.title',
  seat: 0,
  setup: SETUP,
  position: () => mortalgate.setup(mortalgate.parseConfig(SETUP.config), SETUP.seats, SETUP.seed),
  steps: [
    {
      text: 'mortalgate.lessons.draft.first',
      at: ['first:pick'],
      does: { type: 'chooseFirst', first: 'pick' },
      aim: 'mortalgate.lessons.draft.firstAim',
      rules: ['GATE-002', 'GATE-024', 'GATE-026', 'GATE-028'],
    },
    {
      text: 'mortalgate.lessons.draft.fast',
      at: [hero('dekhar'), 'action:pick'],
      does: pick('dekhar'),
      then: rival(pick('drexir')),
      aim: 'mortalgate.lessons.draft.fastAim',
      rules: ['GATE-004', 'GATE-005', 'GATE-008', 'GATE-029'],
    },
    {
      text: 'mortalgate.lessons.draft.strong',
      at: [hero('sabea'), 'action:pick'],
      does: pick('sabea'),
      then: rival(pick('seiren')),
      aim: 'mortalgate.lessons.draft.strongAim',
      rules: ['GATE-008', 'GATE-030'],
    },
    {
      text: 'mortalgate.lessons.draft.healer',
      at: [hero('yodan'), 'action:pick'],
      does: pick('yodan'),
      then: rival(pick('zadita')),
      aim: 'mortalgate.lessons.draft.healerAim',
      rules: ['GATE-011', 'GATE-029'],
    },
    {
      text: 'mortalgate.lessons.draft.archer',
      at: [hero('greven'), 'action:pick'],
      does: pick('greven'),
      then: rival(pick('elazar'), order('drexir', 'seiren', 'zadita', 'elazar')),
      aim: 'mortalgate.lessons.draft.archerAim',
      rules: ['GATE-005', 'GATE-007'],
    },
    {
      text: 'mortalgate.lessons.draft.order',
      at: ['action:order'],
      does: order('dekhar', 'sabea', 'yodan', 'greven'),
      then: rival(walk('L4 L5 L6'), END),
      aim: 'mortalgate.lessons.draft.orderAim',
      rules: ['GATE-032', 'GATE-033', 'GATE-034', 'GATE-036'],
    },
    {
      text: 'mortalgate.lessons.draft.march',
      at: [altar('divineShield'), 'action:gold'],
      does: [walk('K25 K24 K23 L23 M22 M21'), END],
      aim: 'mortalgate.lessons.draft.marchAim',
      rules: ['GATE-045', 'GATE-201', 'GATE-202', 'GATE-203'],
    },
  ],
  closing: 'mortalgate.lessons.draft.closing',
};
