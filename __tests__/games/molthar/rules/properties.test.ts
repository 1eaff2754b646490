import * as fc from 'fast-check';

import { shownTo, copyPlain, play as playMatch, resume } from '@/engine';
import { MOLTHAR_RULINGS, MOLTHAR_SECTIONS } from '@/games/molthar/rulebook/catalogue';
import { molthar } from '@/games/molthar/rules';
import type { Action, State } from '@/games/molthar/rules/types';

import { allCharacters, ALL_CHARACTERS, ALL_PEARLS, allPearls, disguise, pays, RUNS, walks, wander } from './support';
import type { Walk } from './support';

const KNOWN_RULES = new Set<string>([
  ...MOLTHAR_SECTIONS.flatMap(({ rules }): readonly string[] => rules),
  ...MOLTHAR_RULINGS.map(({ id }) => id),
]);

/** Refused with a rule of the catalogue, the position being untouched (MOL-042). */
function expectRefused(state: State, seat: number, action: Action): void {
  const before = JSON.stringify(state);
  const answer = playMatch(molthar, resume({ config: {}, seats: state.players.length, seed: 0 }, state, 0), {
    seat,
    action,
  });
  expect(answer).toHaveProperty('violation.rule');
  if ('violation' in answer) expect(KNOWN_RULES).toContain(answer.violation.rule);
  expect(JSON.stringify(state)).toBe(before);
}

function isWhole(state: State): boolean {
  return String(allPearls(state)) === String(ALL_PEARLS) && String(allCharacters(state)) === String(ALL_CHARACTERS);
}

/** Plays at random and shows the positions in which something does not hold. */
function failures(walk: Walk, holds: (state: State) => boolean): string[] {
  const found: string[] = [];
  wander(walk, (state) => {
    if (!holds(state)) found.push(molthar.toText(state));
  });
  return found;
}

test('MOL-008 MOL-009 random play loses no card', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      expect(failures(walk, isWhole)).toEqual([]);
    }),
    RUNS(100),
  );
});

test('MOL-016 MOL-073 random play always leaves Pearl cards to draw and never overfills a Portal', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      expect(
        failures(walk, ({ pearls }) => pearls.draw.length + pearls.discard.length >= 13 && pearls.open.length === 4),
      ).toEqual([]);
      expect(failures(walk, ({ players }) => players.every(({ portal }) => portal.length <= 2))).toEqual([]);
    }),
    RUNS(60),
  );
});

test('MOL-042 every action offered is accepted by the judge', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const state = wander(walk);
      for (const action of molthar.legalActions(state, state.turn.seat))
        expect(molthar.check(state, { seat: state.turn.seat, action })).toBeUndefined();
    }),
    RUNS(60),
  );
});

test('MOL-043 no other seat can do what the player on turn could', () => {
  fc.assert(
    fc.property(walks, fc.integer({ min: -1, max: 6 }), (walk, seat) => {
      const state = wander(walk);
      if (seat === state.turn.seat) return;
      for (const action of molthar.legalActions(state, state.turn.seat).slice(0, 20))
        expectRefused(state, seat, action);
    }),
    RUNS(60),
  );
});

const junk = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.constantFrom<unknown>(null, undefined, 'pile', '', 0.5, NaN, Infinity, true),
  fc.array(fc.integer({ min: -1, max: 57 })),
  fc.object(),
);
const types = [
  'takePearl',
  'replacePearls',
  'placeCharacter',
  'activate',
  'chooseOpponentCharacter',
  'chooseOpponentHand',
  'takeFromHand',
  'takeBack',
  'exchangePortal',
  'peekCharacter',
  'twoForDiamond',
  'redrawHand',
  'finishActions',
  'endTurn',
  'discardToLimit',
];
const garbage = fc.record(
  {
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...types) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>('constructor', 'toString', '__proto__', 'cheat', null, 3) },
    ),
    from: junk,
    discard: junk,
    card: junk,
    seat: junk,
    pearl: junk,
    pearls: junk,
    open: junk,
    payment: fc.oneof(junk, fc.record({ pearls: junk, diamonds: junk })),
  },
  { requiredKeys: ['type'] },
);

/** What the catalogue allows in discardToLimit, judged without the rules. */
function isTrim(state: State, pearls: readonly number[]): boolean {
  const { hand, activated } = state.players[state.turn.seat];
  const limit = 5 + activated.filter((card) => card >= 47 && card <= 49).length;
  return (
    new Set(pearls).size === pearls.length &&
    pearls.every((pearl) => hand.includes(pearl)) &&
    pearls.length === hand.length - limit
  );
}

/** An action that was accepted is one that was offered, or a choice of cards that the rules allow besides. */
function expectLegal(state: State, action: Action): void {
  if (action.type === 'discardToLimit') return expect(isTrim(state, action.pearls)).toBe(true);
  if (action.type === 'activate')
    return expect(pays(state, state.turn.seat, action.card, action.payment.pearls, action.payment.diamonds)).toBe(true);
  const given = new Map<string, unknown>(Object.entries(action));
  const offered = molthar
    .legalActions(state, state.turn.seat)
    .filter((each) => Object.entries(each).every(([field, value]) => given.get(field) === value));
  expect(offered).toHaveLength(1);
}

test('MOL-042 garbage is refused and changes nothing', () => {
  fc.assert(
    fc.property(
      walks,
      fc.array(fc.oneof(garbage, fc.anything()), { minLength: 30, maxLength: 60 }),
      (walk, actions) => {
        const state = wander(walk);
        for (const each of actions) {
          const action = each as Action;
          if (molthar.check(state, { seat: state.turn.seat, action }) === undefined) expectLegal(state, action);
          else expectRefused(state, state.turn.seat, action);
        }
      },
    ),
    RUNS(60),
  );
});

test('MOL-227 the same seed and commands give the same game, also through a save half way', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const first: string[] = [];
      wander(walk, (state) => first.push(JSON.stringify(state)));
      const again: string[] = [];
      wander(walk, (state) => {
        again.push(JSON.stringify(state));
        const saved = JSON.parse(JSON.stringify(state)) as State;
        Object.assign(state, saved);
      });
      expect(again).toEqual(first);
    }),
    RUNS(25),
  );
});

test('MOL-225 MOL-226 positions that differ in hidden cards look the same and offer the same', () => {
  fc.assert(
    fc.property(walks, fc.nat({ max: 1000 }), (walk, seed) => {
      const state = wander(walk);
      if (state.turn.phase === 'over') return;
      for (const viewer of [...state.players.keys(), 'table' as const]) {
        const other = disguise(state, viewer, seed);
        expect(molthar.view(other, viewer)).toEqual(molthar.view(state, viewer));
        if (viewer !== 'table')
          expect(molthar.legalActions(other, viewer)).toEqual(molthar.legalActions(state, viewer));
      }
    }),
    RUNS(60),
  );
});

test('MOL-225 a blind draw by another player looks the same whichever card it is', () => {
  fc.assert(
    fc.property(walks, fc.nat({ max: 1000 }), (walk, seed) => {
      const state = wander(walk);
      const { seat } = state.turn;
      const action: Action = { type: 'takePearl', from: 'pile' };
      if (molthar.check(state, { seat, action }) !== undefined || state.pearls.draw.length < 2) return;
      for (const viewer of [...state.players.keys(), 'table' as const].filter((each) => each !== seat)) {
        const read = (before: State) => shownTo(molthar, molthar.advance(copyPlain(before), { seat, action }), viewer);
        expect(read(disguise(state, viewer, seed))).toEqual(read(state));
      }
    }),
    RUNS(60),
  );
});
