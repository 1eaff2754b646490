import { MOLTHAR_RULINGS, MOLTHAR_SECTIONS } from '@/games/molthar/rulebook/catalogue';
import { molthar } from '@/games/molthar/rules';
import { simulation } from '../../../scripts/simulate/match';
import { subject } from '../../support/conformance';
import { MOLTHAR_WEIGHTS, moltharPieces } from '../../support/molthar';
import { otherRules } from '../../support/otherRules';
import { numbered, type Trial } from '../../support/trial';
import { moltharFault } from './faults';
import { MOLTHAR_MUTANTS } from './mutants';

export const moltharTrial: Trial = {
  luck: 0.47,
  subject: subject({
    game: molthar,
    pieces: moltharPieces,
    weights: MOLTHAR_WEIGHTS,
    modes: {
      standard: {},
      'one exchange a row': { swapPerSymbol: false },
      'no waiting for the wisp': { wispOwnerWaits: false },
      'second seat starts, all off': { starter: 1, swapPerSymbol: false, wispOwnerWaits: false },
    },
  }),
  golden: {
    weights: MOLTHAR_WEIGHTS,
    matches: {
      '2-players': { config: {}, seats: 2, seed: 25 },
      '3-players': { config: {}, seats: 3, seed: 104 },
      '4-players': { config: {}, seats: 4, seed: 20 },
      '5-players': { config: {}, seats: 5, seed: 139 },
      'switches-off': { config: { swapPerSymbol: false, wispOwnerWaits: false }, seats: 3, seed: 81 },
    },
  },
  modes: [
    {
      name: 'standard',
      seats: [2, 3, 4, 5],
      configs: [
        {},
        { swapPerSymbol: false },
        { wispOwnerWaits: false },
        { swapPerSymbol: false, wispOwnerWaits: false },
      ],
    },
  ],
  even: [{ name: 'standard', seats: [2, 3, 4, 5], configs: [{ starter: 0 }] }],
  simulate: simulation({
    game: molthar,
    faultOf: moltharFault,
    roundOf: (state) => state.turn.round,
    starterOf: (state) => state.starter,
  }),
  botsAreQuick: false,
  saves: {
    samples: {
      '2': { config: {}, seats: 2, seed: 11 },
      '3': { config: { swapPerSymbol: false }, seats: 3, seed: 12 },
      '4': { config: { wispOwnerWaits: false, starter: 2 }, seats: 4, seed: 13 },
      '5': { config: { swapPerSymbol: false, wispOwnerWaits: false }, seats: 5, seed: 14 },
    },
    changed: (refuses) => otherRules(molthar, { banned: 'replacePearls', refuses }),
  },
  mutants: MOLTHAR_MUTANTS,
  catalogue: {
    prefix: 'MOL',
    rules: MOLTHAR_SECTIONS.flatMap((section): readonly string[] => section.rules),
    rulings: MOLTHAR_RULINGS,
    cases: numbered('MOL-S', 72, 2),
  },
  // Everything that is done or happens in any first match: what a turn is, the four actions, how costs are paid and changed, what
  // activating brings, the hand limit and the end. Single characters explain themselves on their cards.
  needed: [
    ...['MOL-030', 'MOL-033', 'MOL-034', 'MOL-035', 'MOL-036', 'MOL-039'],
    ...['MOL-044', 'MOL-045', 'MOL-046', 'MOL-048', 'MOL-051', 'MOL-064', 'MOL-068', 'MOL-069', 'MOL-073'],
    ...['MOL-082', 'MOL-084', 'MOL-086', 'MOL-087', 'MOL-088', 'MOL-091', 'MOL-092'],
    ...['MOL-095', 'MOL-096', 'MOL-099', 'MOL-105'],
    ...['MOL-107', 'MOL-110', 'MOL-116', 'MOL-117', 'MOL-120'],
    ...['MOL-125', 'MOL-126', 'MOL-157', 'MOL-192', 'MOL-195'],
    ...['MOL-205', 'MOL-206', 'MOL-207', 'MOL-211', 'MOL-214', 'MOL-219', 'MOL-220'],
  ],
};
