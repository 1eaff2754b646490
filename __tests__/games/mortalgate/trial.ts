import { MORTALGATE_RULINGS, MORTALGATE_SECTIONS } from '@/games/mortalgate/rulebook/catalogue';
import { HERO_KEYS, mortalgate, NO_ALTAR, ZONE_OF, type State } from '@/games/mortalgate/rules';
import { simulation } from '../../../scripts/simulate/match';
import { subject } from '../../support/conformance';
import { otherRules } from '../../support/otherRules';
import type { Weights } from '../../support/randomWalk';
import type { Trial } from '../../support/trial';
import { mortalgateBalance } from './balance';
import { mortalgateFault } from './faults';
import { happenings, WANTED } from './happenings';
import { MORTALGATE_MUTANTS } from './mutants';

/** Whether a walk ends at an altar that the hero's team does not control. */
function leadsToAltar({ turn, heroes, altars }: State, path: readonly number[]): boolean {
  const altar = ZONE_OF[path[path.length - 1]];
  return altar !== NO_ALTAR && altars[altar] !== heroes[turn.hero].team;
}

/** GATE-D56 Without these nobody captures for a hundred rounds. */
const WEIGHTS: Weights = (action, state) => {
  const known = mortalgate.readAction(action);
  switch (known?.type) {
    case 'capture':
      return 200;
    case 'attack':
    case 'useAbility':
      return 20;
    case 'walk':
      return leadsToAltar(state as State, known.path) ? 20 : 1;
    default:
      return 1;
  }
};

/** The eight heroes, wherever they are, and the eight altars. */
const pieces = ({ heroes, altars }: State): string[] => [
  ...heroes.map((_, hero) => HERO_KEYS[hero]),
  ...altars.map((_, altar) => `altar ${altar}`),
];

/** The owners of the heroes where two play. */
const CHOSEN = { heroes: 'chosen', owners: [0, 1, 0, 1, 0, 1, 0, 1], opening: 'red' };

export const mortalgateTrial: Trial = {
  luck: 0.47,
  subject: subject({
    game: mortalgate,
    pieces,
    weights: WEIGHTS,
    modes: {
      draft: {},
      'heroes by lot, blue opens': { heroes: 'random', opening: 'blue' },
      'chosen heroes': CHOSEN,
    },
    fits: (config, seats) => config !== CHOSEN || seats === 2,
  }),
  golden: {
    weights: WEIGHTS,
    matches: {
      '2-players': { config: {}, seats: 2, seed: 1 },
      '3-players': { config: {}, seats: 3, seed: 2 },
      '4-players': { config: {}, seats: 4, seed: 3 },
      '5-players': { config: { teams: [1, 1, 0, 0, 1] }, seats: 5, seed: 4 },
      '6-players': { config: { opening: 'blue' }, seats: 6, seed: 5 },
      '7-players': { config: {}, seats: 7, seed: 6 },
      '8-players': { config: { heroes: 'random' }, seats: 8, seed: 7 },
      'chosen-heroes': { config: CHOSEN, seats: 2, seed: 16 },
    },
  },
  modes: [
    { name: 'draft', seats: [2, 3, 4, 5, 6, 7, 8], configs: [{}] },
    { name: 'heroes by lot', seats: [2, 5, 8], configs: [{ heroes: 'random', opening: 'blue' }] },
    { name: 'chosen heroes', seats: [2], configs: [CHOSEN] },
  ],
  even: [{ name: 'draft', seats: [2, 3, 4, 5, 6, 7, 8], configs: [{}] }],
  simulate: simulation({
    game: mortalgate,
    faultOf: mortalgateFault,
    happenings,
    roundOf: (state) => state.round,
    starterOf: (state) => state.teams.indexOf(state.winner),
  }),
  wanted: WANTED,
  botsAreQuick: false,
  balance: mortalgateBalance,
  saves: {
    samples: {
      '2': { config: {}, seats: 2, seed: 11 },
      '3': { config: { heroes: 'random' }, seats: 3, seed: 12 },
      '8': { config: { opening: 'blue' }, seats: 8, seed: 13 },
    },
    changed: (refuses) => otherRules(mortalgate, { banned: 'useAbility', refuses }),
  },
  mutants: MORTALGATE_MUTANTS,
  catalogue: {
    prefix: 'GATE',
    rules: MORTALGATE_SECTIONS.flatMap((section): readonly string[] => section.rules),
    rulings: MORTALGATE_RULINGS,
    cases: [],
  },
  /**
   * What somebody must know to decide anything in a first match: the draft, whose turn it is, steps, sight, chance, what an attack
   * and an ability do, when an ability is there again, statuses, altars, and how one wins and comes back. Left out is what the
   * table itself shows when it is wanted (values, ranges, blessings and abilities one by one), and what the dice or the upkeep do alone.
   */
  needed: [
    ...['GATE-002', 'GATE-005', 'GATE-026', 'GATE-029', 'GATE-032', 'GATE-034', 'GATE-036', 'GATE-038'],
    ...['GATE-041', 'GATE-045', 'GATE-046', 'GATE-049', 'GATE-058', 'GATE-059', 'GATE-061', 'GATE-062'],
    ...['GATE-067', 'GATE-069', 'GATE-070', 'GATE-072', 'GATE-075', 'GATE-076', 'GATE-077'],
    ...['GATE-080', 'GATE-083', 'GATE-085', 'GATE-088', 'GATE-090', 'GATE-094', 'GATE-100'],
    ...['GATE-103', 'GATE-104', 'GATE-105', 'GATE-152', 'GATE-156', 'GATE-157', 'GATE-158'],
    ...['GATE-162', 'GATE-163', 'GATE-164', 'GATE-165', 'GATE-167', 'GATE-168', 'GATE-170', 'GATE-172', 'GATE-173'],
    ...['GATE-177', 'GATE-178', 'GATE-179', 'GATE-201', 'GATE-202', 'GATE-203'],
  ],
};
