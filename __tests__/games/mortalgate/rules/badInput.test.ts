import { ConfigError, play, start, stateHash, type Match } from '@/engine';
import { mortalgate, REASONS, type Action, type State } from '@/games/mortalgate/rules';
import { attack, CAPTURE, END_TURN, idOf, position, cast, walk, type Given } from '../support/position';

/** A match that stands at a position. */
const matchAt = (state: State): Match<State, Action> => ({
  ...start(mortalgate, { config: {}, seats: 2, seed: 1 }),
  state,
});

/** What is answered to an action; the match and its state stay as they are. */
function refusal(state: State, action: unknown, seat: unknown = mortalgate.toMove(state)[0]): string | undefined {
  const before = stateHash(state);
  const match = matchAt(state);
  const outcome = play(mortalgate, match, { seat: seat as number, action: action as Action });
  expect(stateHash(state)).toBe(before);
  expect(stateHash(match.state)).toBe(before);
  return 'violation' in outcome ? outcome.violation.rule : undefined;
}

test.each([
  ['teams of 5 and 3', 8, { teams: [0, 0, 0, 0, 0, 1, 1, 1] }],
  ['9 seats', 9, {}],
  ['teams for other seats', 4, { teams: [0, 1] }],
  ['a third team', 2, { teams: [0, 2] }],
  ['an unknown way to get heroes', 2, { heroes: 'bought' }],
  ['an unknown opening', 2, { opening: 'green' }],
  ['owners that are no list', 2, { heroes: 'chosen', owners: 'all' }],
  ['no options at all but a text', 2, 'draft'],
])('%s make no match', (_, seats, config) => {
  expect(() => start(mortalgate, { config: config as object, seats, seed: 1 })).toThrow(ConfigError);
});

const DUEL: Given['heroes'] = { drexir: { at: 'G22' }, sabea: { at: 'G21' }, elazar: { at: 'H22' } };
const duel = () => position({ active: 'drexir', heroes: DUEL });

function ordering(): State {
  return mortalgate.setup(mortalgate.parseConfig({ heroes: 'random', opening: 'red' }), 2, 1);
}

test('an order with a duplicate or a foreign hero is refused', () => {
  const state = ordering();
  const own = state.heroes.flatMap((hero, id) => (hero.team === 0 ? [id] : []));
  const foreign = state.heroes.findIndex((hero) => hero.team === 1);
  expect(refusal(state, { type: 'orderHeroes', order: [own[0], own[0], own[1], own[2]] })).toBe('GATE-032');
  expect(refusal(state, { type: 'orderHeroes', order: [own[0], own[1], own[2], foreign] })).toBe('GATE-032');
});

test.each<[string, unknown, string]>([
  ['an empty path', walk(), 'GATE-D56'],
  ['a path through a hero', walk('G21', 'G20'), 'GATE-062'],
  ['a path with a text in it', { type: 'walk', path: ['G21'] }, 'GATE-041'],
  ['a path that is none', { type: 'walk', path: 7 }, 'GATE-041'],
  ['a path with a hole', { type: 'walk', path: Array(2) }, 'GATE-041'],
  ['another hero’s ability', cast('longShot', 'sabea'), 'GATE-011'],
  ['an ability that nobody has', { type: 'useAbility', ability: 'fly', target: null }, 'GATE-041'],
  ['an ability without its target', cast('mightyBlow'), 'GATE-096'],
  ['a target that is no hero', { type: 'attack', target: 8 }, 'GATE-041'],
  ['an unknown action', { type: 'dance' }, 'GATE-041'],
  ['no action', undefined, 'GATE-041'],
])('%s is refused', (_, action, rule) => {
  expect(refusal(duel(), action)).toBe(rule);
});

test('a slain target is refused', () => {
  const state = position({ active: 'drexir', heroes: { ...DUEL, sabea: { at: null } } });
  expect(refusal(state, attack('sabea'))).toBe('GATE-096');
});

test.each([2, -1, 99, 0.5, 'red', null, undefined])('seat %p is refused', (seat) => {
  const before = duel();
  const outcome = mortalgate.check(before, { seat: seat as number, action: END_TURN });
  expect(outcome?.rule).toBe('GATE-038');
  expect(mortalgate.check(before, { seat: seat as number, action: { type: 'concede' } })).toBeDefined();
});

test('a move that is none is refused', () => {
  for (const move of [null, 7, 'capture', undefined]) expect(mortalgate.check(duel(), move as never)).toBeDefined();
});

/** Every reason of a refusal happens, and reports its rule. */
const REFUSALS: Readonly<Record<keyof typeof REASONS, () => string | undefined>> = {
  gameOver: () => refusal({ ...duel(), phase: 'over', outcome: { winner: 0, by: 'grace' } }, END_TURN, 0),
  notYourTurn: () => refusal(duel(), END_TURN, 1),
  notYourChoice: () => {
    const state = mortalgate.setup(mortalgate.parseConfig({}), 2, 1);
    return refusal(state, { type: 'chooseFirst', first: 'pick' }, 1 - mortalgate.toMove(state)[0]);
  },
  notYourPick: () =>
    refusal(mortalgate.setup(mortalgate.parseConfig({ opening: 'red' }), 2, 1), { type: 'pickHero', hero: 0 }, 0),
  notYourOrder: () => refusal(ordering(), { type: 'orderHeroes', order: [0, 1, 2, 3] }, 1),
  notYourTeam: () => refusal(mortalgate.setup(mortalgate.parseConfig({}), 4, 1), { type: 'concede' }, 3),
  stunned: () => {
    const state = position({ active: 'drexir', phase: 'capture', heroes: { drexir: { at: 'D14' } } });
    state.turn.stunned = true;
    return refusal(state, walk('D13'));
  },
  wrongPhase: () => refusal(position({ active: 'drexir', phase: 'capture' }), walk('J26')),
  actionUsed: () => refusal(position({ active: 'drexir', phase: 'capture', heroes: DUEL }), attack('sabea')),
  offBoard: () => refusal(duel(), { type: 'walk', path: [-1] }),
  notAdjacent: () => refusal(duel(), walk('A10')),
  impassable: () => refusal(duel(), walk('F23')),
  occupied: () => refusal(duel(), walk('H22')),
  noMovementLeft: () => refusal(duel(), walk('G23', 'G22', 'G23', 'G22', 'G23')),
  emptyPath: () => refusal(duel(), walk()),
  notYourAbility: () => refusal(duel(), cast('fullDraw', 'elazar')),
  onCooldown: () =>
    refusal(position({ active: 'drexir', heroes: { drexir: { cooldowns: { shieldWall: 1 } } } }), cast('shieldWall')),
  noTargetNeeded: () => refusal(duel(), cast('shieldWall', 'sabea')),
  notOnBoard: () => refusal(position({ active: 'drexir', heroes: { sabea: { at: null } } }), attack('sabea')),
  notAnEnemy: () => refusal(duel(), attack('elazar')),
  notATeammate: () => refusal(position({ active: 'seiren' }), cast('fullDraw', 'greven')),
  outOfRange: () => refusal(duel(), attack('seiren')),
  outOfAbilityRange: () => refusal(duel(), cast('mightyBlow', 'seiren')),
  noLineOfSight: () =>
    refusal(position({ active: 'greven', heroes: { greven: { at: 'F22' }, sabea: { at: 'F24' } } }), attack('sabea')),
  targetFullHealth: () => refusal(position({ active: 'seiren' }), cast('fullDraw', 'yodan')),
  targetTooHealthy: () =>
    refusal(
      position({ active: 'zadita', heroes: { zadita: { at: 'G21' }, drexir: { at: 'G22' } } }),
      cast('mercyKilling', 'drexir'),
    ),
  noTargets: () => refusal(position({ active: 'sabea' }), cast('risingWinds')),
  notInZone: () => refusal(duel(), CAPTURE),
  alreadyControlled: () =>
    refusal(position({ active: 'drexir', altars: { sprint: 'red' }, heroes: { drexir: { at: 'D14' } } }), CAPTURE),
  contested: () =>
    refusal(position({ active: 'drexir', heroes: { drexir: { at: 'D14' }, sabea: { at: 'B14' } } }), CAPTURE),
  heroTaken: () => {
    const state = mortalgate.setup(mortalgate.parseConfig({ opening: 'red' }), 2, 1);
    mortalgate.advance(state, { seat: 1, action: { type: 'pickHero', hero: idOf('sabea') } });
    return refusal(state, { type: 'pickHero', hero: idOf('sabea') });
  },
  badOrder: () => refusal(ordering(), { type: 'orderHeroes', order: [] }),
};

test.each(Object.entries(REFUSALS))('%s reports its rule', (reason, happen) => {
  expect(happen()).toBe(REASONS[reason as keyof typeof REASONS]);
});
