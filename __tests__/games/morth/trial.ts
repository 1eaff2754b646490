import { MORTH_RULINGS, MORTH_SECTIONS } from '@/games/morth/rulebook/catalogue';
import { morth, waveOf } from '@/games/morth/rules';
import { simulation } from '../../../scripts/simulate/match';
import { subject } from '../../support/conformance';
import { fitsMorth, MORTH_WEIGHTS, morthPieces } from '../../support/morth';
import { otherRules } from '../../support/otherRules';
import { numbered, type Trial } from '../../support/trial';
import { morthFault } from './faults';
import { MORTH_MUTANTS } from './mutants';

export const morthTrial: Trial = {
  luck: 0.61,
  subject: subject({
    game: morth,
    pieces: morthPieces,
    weights: MORTH_WEIGHTS,
    fits: fitsMorth,
    modes: {
      standard: {},
      'short, all options': {
        mode: 'competitive',
        rounds: 3,
        racialSkills: true,
        fillBags: false,
        sameLayout: true,
        map: 'grey',
      },
      'half the waves, asking': { mode: 'competitive', halfWaves: true, rounds: 3, cardMode: 'asking' },
      introductory: { mode: 'introductory' },
      cooperative: { mode: 'cooperative', racialSkills: true },
      'cooperative, mixed races': { mode: 'cooperative', mixedRaces: true, teamMap: 'coop-2', rounds: 6 },
    },
  }),
  golden: {
    weights: MORTH_WEIGHTS,
    matches: {
      solitaire: { config: {}, seats: 1, seed: 122 },
      '2-players': { config: { rounds: 4 }, seats: 2, seed: 49 },
      '3-players-asking': {
        config: { rounds: 3, halfWaves: true, cardMode: 'asking', racialSkills: true },
        seats: 3,
        seed: 22,
      },
      '4-players': { config: { rounds: 3, halfWaves: true }, seats: 4, seed: 113 },
      introductory: { config: { mode: 'introductory' }, seats: 2, seed: 98 },
      cooperative: { config: { mode: 'cooperative', mixedRaces: true }, seats: 3, seed: 104 },
    },
  },
  modes: [
    {
      name: 'solitaire',
      seats: [1],
      configs: [
        {},
        { map: 'grey', racialSkills: true, races: ['elf'] },
        { map: 'red', rounds: 3, halfWaves: true, races: ['dwarf'] },
        { map: 'purple', rounds: 7, fillBags: false, races: ['gnome'] },
      ],
    },
    {
      name: 'introductory',
      seats: [2, 3, 4],
      configs: [
        { mode: 'introductory' },
        { mode: 'introductory', sameLayout: true, map: 'purple', races: ['gnome', 'dwarf'] },
      ],
    },
    {
      name: 'competitive',
      seats: [2, 3, 4],
      configs: [
        {},
        { cardMode: 'asking', racialSkills: true, races: ['dwarf', 'gnome'] },
        { rounds: 3, halfWaves: true, sameLayout: true, map: 'red' },
        { rounds: 7, fillBags: false, cardMode: 'asking', races: ['elf', 'dwarf'] },
        { racialSkills: true, races: ['gnome', 'human'] },
      ],
    },
    {
      name: 'cooperative',
      seats: [2, 3, 4],
      configs: [
        { mode: 'cooperative' },
        { mode: 'cooperative', mixedRaces: true, teamMap: 'coop-2' },
        { mode: 'cooperative', rounds: 7, racialSkills: true, races: ['gnome', 'dwarf'] },
        {
          mode: 'cooperative',
          rounds: 3,
          halfWaves: true,
          teamMap: 'coop-2',
          teamHeroes: ['priest', 'priest', 'warrior', 'warrior'],
        },
      ],
    },
  ],
  even: [
    { name: 'introductory', seats: [2, 3, 4], configs: [{ mode: 'introductory', firstLord: 0 }] },
    { name: 'competitive', seats: [2, 3, 4], configs: [{ firstLord: 0 }] },
  ],
  simulate: simulation({
    game: morth,
    faultOf: morthFault,
    roundOf: (state) => waveOf(state).round,
    starterOf: (state) => state.lord,
  }),
  botsAreQuick: true,
  saves: {
    samples: {
      'solitaire-1': { config: { map: 'grey', racialSkills: true, races: ['elf'] }, seats: 1, seed: 21 },
      'introductory-2': { config: { mode: 'introductory' }, seats: 2, seed: 22 },
      'introductory-4': { config: { mode: 'introductory', sameLayout: true, map: 'purple' }, seats: 4, seed: 23 },
      'rivals-2': { config: { rounds: 3, racialSkills: true, races: ['dwarf', 'gnome'] }, seats: 2, seed: 24 },
      'rivals-3': { config: { rounds: 3, halfWaves: true, cardMode: 'asking' }, seats: 3, seed: 25 },
      'rivals-4': { config: { rounds: 3, halfWaves: true, fillBags: false }, seats: 4, seed: 26 },
      'team-2': { config: { mode: 'cooperative', rounds: 3, mixedRaces: true, teamMap: 'coop-2' }, seats: 2, seed: 27 },
      'team-3': { config: { mode: 'cooperative', rounds: 3, halfWaves: true, twoHeroes: 1 }, seats: 3, seed: 28 },
      'team-4': { config: { mode: 'cooperative', rounds: 3, halfWaves: true }, seats: 4, seed: 29 },
    },
    changed: (refuses) => otherRules(morth, { banned: 'buyRedDie', refuses }),
  },
  mutants: MORTH_MUTANTS,
  catalogue: {
    prefix: 'MOR',
    rules: MORTH_SECTIONS.flatMap((section): readonly string[] => section.rules),
    rulings: MORTH_RULINGS,
    cases: numbered('MOR-E', 61, 2),
  },
  // Everything that is done or happens in any first match: the paths and who waits before them, a wave and its phases, the dice and the
  // wheel, walking and striking, what kills bring and what it buys, the march and what it costs, who wins. Then what a newcomer must know
  // of the other ways to play: cards at any moment, and what a team or one alone shares and counts. Single cards, enemies and specialists
  // explain themselves where they are tapped.
  needed: [
    ...['MOR-002', 'MOR-003', 'MOR-004', 'MOR-005', 'MOR-006'],
    ...['MOR-015', 'MOR-038', 'MOR-039', 'MOR-044', 'MOR-045'],
    ...['MOR-049', 'MOR-050', 'MOR-053', 'MOR-054', 'MOR-055', 'MOR-056', 'MOR-062', 'MOR-063', 'MOR-066'],
    ...['MOR-068', 'MOR-069', 'MOR-070', 'MOR-071', 'MOR-072'],
    ...['MOR-073', 'MOR-074', 'MOR-075', 'MOR-076', 'MOR-078', 'MOR-079', 'MOR-089', 'MOR-091', 'MOR-093', 'MOR-094'],
    ...['MOR-101', 'MOR-102', 'MOR-103', 'MOR-106', 'MOR-107', 'MOR-108', 'MOR-110'],
    ...['MOR-121', 'MOR-122', 'MOR-124', 'MOR-127', 'MOR-128', 'MOR-130', 'MOR-132', 'MOR-134', 'MOR-136', 'MOR-148'],
    ...['MOR-149', 'MOR-150', 'MOR-151'],
    ...['MOR-154', 'MOR-155', 'MOR-156', 'MOR-157', 'MOR-162', 'MOR-163', 'MOR-164', 'MOR-166', 'MOR-168', 'MOR-176'],
    ...['MOR-185'],
    ...['MOR-195', 'MOR-197', 'MOR-246'],
    ...['MOR-332', 'MOR-337', 'MOR-338', 'MOR-347', 'MOR-349', 'MOR-353'],
    ...['MOR-355', 'MOR-360'],
  ],
};
