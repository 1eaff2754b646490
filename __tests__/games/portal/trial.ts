import { PORTAL_SECTIONS } from '@/games/portal/rulebook/catalogue';
import { PORTAL_RULINGS } from '@/games/portal/rulebook/rulings';
import { portal, type State } from '@/games/portal/rules';
import { elementsIn } from '@/games/portal/rules/army';
import { simulation } from '../../../scripts/simulate/match';
import { subject } from '../../support/conformance';
import { otherRules } from '../../support/otherRules';
import type { Weights } from '../../support/randomWalk';
import { numbered, type Trial } from '../../support/trial';
import { portalBalance } from './balance';
import { battlesOf } from './battles';
import { EAGER } from './eager';
import { portalFault } from './faults';
import { happenings, WANTED } from './happenings';
import { ledgerFault } from './ledger';
import { PORTAL_MUTANTS } from './mutants';

/** Whoever stands about for six turns fights nobody. */
const WEIGHTS: Weights = { move: 6, melee: 8, shoot: 6, fire: 6, cast: 6, capture: 20, crew: 20, endRound: 2 };

/** Different battles of any armies. */
const ANY = 40;

/** All figures that were bought, wherever they are: still waiting, or among the first on the table (PORT-G19). */
function pieces({ config, waiting, elements }: State): string[] {
  const bought = config.armies.flatMap(({ units }, seat) => units.map((unit) => ({ seat, count: elementsIn(unit) })));
  const all = bought.reduce((sum, { count }) => sum + count, 0);
  const left = waiting.flatMap((places, seat) =>
    places.flatMap((place) => Array.from({ length: elementsIn(config.armies[seat].units[place]) }, () => seat)),
  );
  return [...left, ...elements.slice(0, all - left.length).map(({ origin }) => origin)].map(
    (seat) => `figure of ${seat}`,
  );
}

const TWO = { scenario: 'tollBridge', mode: 'skirmish', length: { by: 'turns', turns: 3 } };
const SIEGE = { scenario: 'barrowRidge', length: { by: 'turns', turns: 4 } };
const GUNS = { scenario: 'crossroads', length: { by: 'turns', turns: 4 } };
const THREE = { scenario: 'thePortal', armies: ['watch', 'bandits', 'watch'], length: { by: 'turns', turns: 3 } };
const FOUR = {
  scenario: 'thePortal',
  armies: ['knights', 'undead', 'goblins', 'dwarfs'],
  length: { by: 'turns', turns: 3 },
};

const seatsOf = (config: object): number => portal.parseConfig(config).armies.length;

export const portalTrial: Trial = {
  luck: 0.47,
  subject: subject({
    game: portal,
    pieces,
    weights: WEIGHTS,
    modes: { skirmish: TWO, siege: SIEGE, 'guns and vehicles': GUNS, 'three sides': THREE, 'four sides': FOUR },
    fits: (config, seats) => seatsOf(config) === seats,
  }),
  golden: {
    weights: WEIGHTS,
    matches: {
      '2-players-skirmish': { config: TWO, seats: 2, seed: 1 },
      '2-players-siege': { config: SIEGE, seats: 2, seed: 2 },
      '2-players-guns': { config: GUNS, seats: 2, seed: 3 },
      '3-players': { config: THREE, seats: 3, seed: 4 },
      '4-players': { config: FOUR, seats: 4, seed: 5 },
    },
  },
  modes: [
    { name: 'skirmish', seats: [2], configs: [TWO] },
    { name: 'any armies, skirmish', seats: [2], configs: battlesOf(ANY, 2, 'skirmish') },
    { name: 'any armies, siege', seats: [2], configs: battlesOf(ANY, 2, 'siege') },
    { name: 'any armies, three sides', seats: [3], configs: battlesOf(ANY, 3, 'siege') },
    { name: 'any armies, four sides', seats: [4], configs: battlesOf(ANY, 4, 'skirmish') },
    {
      name: 'siege',
      seats: [2],
      configs: [SIEGE, { scenario: 'gatehouse' }, { scenario: 'breakout' }, { scenario: 'crossroads' }],
    },
    { name: 'three sides', seats: [3], configs: [THREE] },
    { name: 'four sides', seats: [4], configs: [FOUR] },
  ],
  even: [
    { name: 'quick start', seats: [2], configs: [{}, { armies: ['bandits', 'watch'] }] },
    { name: 'three sides', seats: [3], configs: [{ scenario: 'thePortal', armies: ['watch', 'watch', 'watch'] }] },
    {
      name: 'four sides',
      seats: [4],
      configs: [{ scenario: 'thePortal', armies: ['watch', 'watch', 'watch', 'watch'] }],
    },
  ],
  simulate: simulation({
    game: portal,
    faultOf: portalFault,
    changeFault: ledgerFault,
    happenings,
    weights: EAGER,
    roundOf: (state) => state.turn,
    starterOf: (state) => state.order[0],
  }),
  wanted: WANTED,
  botsAreQuick: false,
  balance: portalBalance,
  saves: {
    samples: {
      '2': { config: TWO, seats: 2, seed: 11 },
      siege: { config: SIEGE, seats: 2, seed: 12 },
      '4': { config: FOUR, seats: 4, seed: 13 },
    },
    changed: (refuses) => otherRules(portal, { banned: 'cast', refuses }),
  },
  mutants: PORTAL_MUTANTS,
  catalogue: {
    prefix: 'PORT',
    rules: PORTAL_SECTIONS.flatMap((section): readonly string[] => section.rules),
    rulings: PORTAL_RULINGS,
    cases: numbered('PORT-E', 61, 2),
  },
  // Everything that a first match does, which is the quick start: two bands a side, on foot, with bows and blades, unit by unit, with
  // ground to cross and a bridge to hold. Deploying, the turn, ways and their cost, running, ranks, shooting, sight and cover, charging,
  // melee, recovery, morale and flight, and what wins. Guns, vehicles, mounts, attributes and spells are in none of its armies: what
  // belongs to them is taught, but not needed to begin.
  needed: [
    ...['PORT-002', 'PORT-003', 'PORT-005', 'PORT-010', 'PORT-066', 'PORT-067', 'PORT-068', 'PORT-071'],
    ...['PORT-073', 'PORT-074', 'PORT-076', 'PORT-077', 'PORT-078', 'PORT-080', 'PORT-081', 'PORT-085', 'PORT-086'],
    ...['PORT-093', 'PORT-100', 'PORT-101', 'PORT-102', 'PORT-103', 'PORT-104', 'PORT-105', 'PORT-106', 'PORT-114'],
    ...[
      'PORT-117',
      'PORT-118',
      'PORT-119',
      'PORT-120',
      'PORT-121',
      'PORT-122',
      'PORT-123',
      'PORT-124',
      'PORT-126',
      'PORT-133',
    ],
    ...['PORT-135', 'PORT-138', 'PORT-144', 'PORT-146', 'PORT-147', 'PORT-148', 'PORT-152', 'PORT-153', 'PORT-157'],
    ...['PORT-161', 'PORT-162', 'PORT-163', 'PORT-164', 'PORT-165', 'PORT-166', 'PORT-168', 'PORT-169', 'PORT-170'],
    ...['PORT-171', 'PORT-176', 'PORT-177', 'PORT-184', 'PORT-185', 'PORT-186', 'PORT-187'],
    ...['PORT-204', 'PORT-207', 'PORT-209', 'PORT-210', 'PORT-211', 'PORT-214', 'PORT-216', 'PORT-217', 'PORT-218'],
    ...['PORT-219', 'PORT-220', 'PORT-222', 'PORT-223', 'PORT-225', 'PORT-226', 'PORT-227'],
    ...['PORT-232', 'PORT-234', 'PORT-235', 'PORT-236', 'PORT-237', 'PORT-238', 'PORT-240', 'PORT-241', 'PORT-245'],
    ...['PORT-246', 'PORT-247', 'PORT-326', 'PORT-327', 'PORT-328', 'PORT-329', 'PORT-334', 'PORT-336'],
  ],
};
