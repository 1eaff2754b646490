import { act, duel, modsOf, ofType, play, strike } from '../support/fight';
import { battle, type Given } from '../support/position';

/** The reasons of the only attack. */
function modsIn(given: Given, natural = 1): Record<string, number> {
  const { events } = play(given, strike(1), [[given.elements?.[0].die ?? 6, natural]]);
  return modsOf(ofType(events, 'attackRolled')[0]);
}

test('PORT-158 Two hands on a weapon add 1', () => {
  expect(modsIn(duel({ kit: 'twoHanded' }))).toEqual({ twoHanded: 1 });
});

/** The same duel after a charge. */
function charged(given: Given): Record<string, number> {
  const state = battle({ ...given, dice: [[given.elements?.[0].die ?? 6, 1]] });
  state.round = {
    group: 1,
    moved: { kind: 'charge', centres: [1], turned: [], target: 2 },
    done: { own: null, riders: null },
    doers: [],
  };
  return modsOf(ofType(act(state, strike(1)), 'attackRolled')[0]);
}

test('PORT-120 PORT-159 A charge adds 1, and a lance 1 more', () => {
  const lance = { kit: 'lance', mounted: true, at: [95, 100] } as const;
  expect(charged(duel())).toEqual({ charged: 1 });
  expect(charged(duel(lance))).toEqual({ charged: 1, lance: 1 });
  expect(modsIn(duel(lance))).toEqual({});
});

test('PORT-160 A spear to the front denies the bonus of a charge', () => {
  expect(charged(duel({}, { kit: 'spear' }))).toEqual({});
  expect(charged(duel({}, { kit: 'spear', facing: 0 }))).toEqual({ charged: 1, rear: 2 });
});

test('PORT-134 A charge on somebody prone has 1 more', () => {
  expect(charged(duel({}, { prone: true }))).toEqual({ charged: 1, chargedProne: 1 });
  expect(modsIn(duel({}, { prone: true }))).toEqual({});
});

test('PORT-119 After a run every attack has -1', () => {
  const state = battle({ ...duel(), dice: [[6, 5]] });
  state.round = {
    group: 1,
    moved: { kind: 'run', centres: [1], turned: [], target: null },
    done: { own: null, riders: null },
    doers: [],
  };
  const [attack] = ofType(act(state, strike(1)), 'attackRolled');
  expect(attack).toMatchObject({ total: 4, hit: false });
});
