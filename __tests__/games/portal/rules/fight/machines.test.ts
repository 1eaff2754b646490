import { elementOf, unitOf } from '@/games/portal/rules';
import type { Action } from '@/games/portal/rules/types';
import { man, ofType, play, refusal } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';

const HULL = {
  id: 9,
  unit: 9,
  kind: 'vehicle',
  die: 10,
  at: [300, 100],
  weapons: ['machineGun'],
  abandoned: true,
} as const;

/** Two soldiers of seat 0 touch an abandoned vehicle that began with a seat. */
const wreck = (owner: number, hull: Partial<GivenElement> = {}, more: Partial<Given> = {}): Given => ({
  eras: ['post1900', 'post1900'],
  units: [
    { id: 1, seat: 0, startingStrength: 3 },
    { id: 2, seat: 1 },
    { id: 9, seat: owner, kind: 'vehicle' },
  ],
  elements: [
    man(1, 1, 290, 131, { facing: 270 }),
    man(2, 1, 312, 131, { facing: 270, die: 8 }),
    man(3, 1, 400, 131),
    man(4, 2, 800, 600),
    { ...HULL, owner, ...hull },
  ],
  ...more,
});

const capture = (element: number): Action => ({ type: 'capture', group: element, element, target: 9 });
const crew = (group: number, ...elements: number[]): Action => ({ type: 'crew', group, elements, target: 9 });

test('PORT-200 PORT-D46 A soldier in contact rolls a D6 for what others abandoned', () => {
  expect(refusal(battle(wreck(1)), capture(1))).toBeUndefined();
  expect(refusal(battle(wreck(1)), capture(3))).toBe('PORT-200');
  expect(refusal(battle(wreck(1, { abandoned: false, crew: [6] })), capture(1))).toBe('PORT-200');
  expect(refusal(battle(wreck(0)), capture(1))).toBe('PORT-203');
});

test('PORT-201 PORT-084 On a 6 he is its crew, and it is a new unit of his side without a round in this turn', () => {
  const { state, events } = play(wreck(1), capture(2), [[6, 6]]);
  expect(elementOf(state, 2).where).toBe('crew');
  expect(elementOf(state, 9)).toMatchObject({ abandoned: false, crew: [{ die: 8, points: 36 }], unit: 10 });
  expect(unitOf(state, 10)).toMatchObject({
    seat: 0,
    kind: 'vehicle',
    members: [9],
    state: 'table',
    startingStrength: 1,
  });
  expect(state.acted).toContain(9);
  expect(ofType(events, 'captured')[0]).toMatchObject({ points: 110, scorer: 0 });
});

test('PORT-202 PORT-332 On any other face it is destroyed; either way it scores once', () => {
  const { state, events } = play(wreck(1), capture(1), [[6, 5]]);
  expect(elementOf(state, 9).where).toBe('destroyed');
  expect(elementOf(state, 1).where).toBe('table');
  expect(ofType(events, 'wrecked')[0]).toMatchObject({ reason: 'capture', points: 110, scorer: 0 });
  const taken = battle(wreck(1));
  taken.elements[8].scored = true;
  expect(refusal(taken, capture(1))).toBeUndefined();
  const once = play(wreck(1), capture(1), [[6, 6]]).state;
  expect(elementOf(once, 9).scored).toBe(true);
  expect(once.score[0].destroyed).toBe(110);
});

test('PORT-203 One s own is manned without a roll, by as many as it had', () => {
  expect(refusal(battle(wreck(1)), crew(1, 1))).toBe('PORT-200');
  expect(refusal(battle(wreck(0)), crew(3, 3))).toBe('PORT-203');
  expect(refusal(battle(wreck(0)), crew(1, 1, 2))).toBe('PORT-203');
  const { state, events } = play(wreck(0), crew(1, 1), []);
  expect(elementOf(state, 9)).toMatchObject({ abandoned: false, crew: [{ die: 6 }], scored: false });
  expect(ofType(events, 'crewed')[0].figures.map(({ element }) => element)).toEqual([1]);
  expect(state.score[0].destroyed).toBe(0);
});

test('PORT-203 PORT-083 In siege mode several man it together', () => {
  const siege = { mode: 'siege' } as const;
  expect(refusal(battle(wreck(0, {}, siege)), crew(1, 1, 2, 3))).toBe('PORT-203');
  expect(refusal(battle(wreck(0, {}, siege)), crew(1, 1, 1))).toBe('PORT-203');
  const { state } = play(wreck(0, {}, siege), crew(1, 1, 2), []);
  expect(elementOf(state, 9).crew.map(({ die }) => die)).toEqual([6, 8]);
  const narrow = battle(wreck(0, {}, siege));
  narrow.elements[8].crewAtStart = 1;
  expect(refusal(narrow, crew(1, 1, 2))).toBe('PORT-203');
});

test('PORT-D104 Whoever becomes crew is taken off the starting strength of his unit', () => {
  const { state } = play(wreck(0), crew(1, 1), []);
  expect(unitOf(state, 1)).toMatchObject({ startingStrength: 2, members: [2, 3] });
});

test('PORT-309 A guardian serves no machine', () => {
  const given = wreck(1);
  const elements = given.elements?.map((each) => (each.id === 1 ? { ...each, guardian: true } : each));
  expect(refusal(battle({ ...given, elements }), capture(1))).toBe('PORT-309');
});

test('PORT-119 PORT-201 A run does not touch the die of a capture', () => {
  const state = battle(wreck(1));
  state.round = {
    group: 1,
    moved: { kind: 'run', centres: [1], turned: [], target: null },
    done: { own: null, riders: null },
    doers: [],
  };
  expect(refusal(state, capture(1))).toBeUndefined();
  const zapped = { ...wreck(1), effects: [{ spell: 'zap', seat: 1, elements: [1], lastTurn: 1 }] } as const;
  expect(ofType(play(zapped, capture(1), [[6, 6]]).events, 'captured')).toHaveLength(1);
});

test('PORT-124 PORT-082 Nobody captures after a charge', () => {
  const state = battle(wreck(1));
  state.round = {
    group: 1,
    moved: { kind: 'charge', centres: [1], turned: [], target: 4 },
    done: { own: null, riders: null },
    doers: [],
  };
  expect(refusal(state, capture(1))).toBe('PORT-124');
});
