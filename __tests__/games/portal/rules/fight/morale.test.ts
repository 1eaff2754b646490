import { unitOf, type Event, type State } from '@/games/portal/rules';
import { resolve } from '@/games/portal/rules/resolve';
import { meleesOf } from '@/games/portal/rules/resolve/settle';
import type { Thrown } from '../support/dice';
import { man, modsOf, ofType, play, row, shootAt, SIDES, strike } from '../support/fight';
import { battle, type Given, type GivenElement, type GivenUnit } from '../support/position';
import { script } from '../support/script';

/** A unit tests for a reason of PORT-208 that the other side has caused. */
function tested(given: Given, unit: number, dice: readonly Thrown[]): { state: State; events: Event[] } {
  const state = battle(given);
  const { left } = script(state, dice);
  const events: Event[] = [];
  const by = 1 - unitOf(state, unit).seat;
  state.steps.push({ step: 'test', unit, cause: 'fearsome', by });
  resolve(state, events);
  expect(left()).toBe(0);
  return { state, events };
}

/** Four men of seat 0 with an enemy far away. */
const band = (unit: Partial<GivenUnit> = {}, more: Readonly<Record<number, Partial<GivenElement>>> = {}): Given => ({
  mode: 'siege',
  units: [
    { id: 1, seat: 0, ...unit },
    { id: 2, seat: 1 },
  ],
  elements: [...row(1, 4, 1, [300, 300]).map((each) => ({ ...each, ...more[each.id] })), man(9, 2, 900, 700)],
});

const testIn = ({ events }: { events: Event[] }) => ofType(events, 'moraleTested')[0];

test('PORT-204 PORT-D47 Strength counts living soldiers, mounts, riders and crewmen', () => {
  const state = battle({
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1, kind: 'vehicle' },
    ],
    elements: [
      man(1, 1, 100, 100),
      man(2, 1, 200, 100, { kind: 'mount', die: 12, rider: { die: 8 } }),
      man(3, 1, 300, 100, { guardian: true, die: 8 }),
      { id: 4, unit: 2, kind: 'vehicle', die: 10, at: [600, 100], crew: [6, 6, 6] },
    ],
  });
  expect(state.units.map(({ startingStrength }) => startingStrength)).toEqual([3, 3]);
});

test('PORT-205 A melee joins units through contact between enemies', () => {
  const state = battle({
    units: [...SIDES, { id: 3, seat: 0 }, { id: 4, seat: 1 }, { id: 5, seat: 1 }],
    elements: [
      man(1, 1, 100, 100),
      ...row(2, 2, 2, [121, 100]),
      man(4, 3, 164, 100),
      man(5, 4, 500, 500),
      man(6, 5, 521, 500),
    ],
  });
  expect(meleesOf(state)).toEqual([[1, 2, 3]]);
});

/** A man of seat 1 strikes one of some men of seat 0; so many friends of his stand behind. */
const odds = (own: number, enemies: number, more: Partial<Given> = {}): Given => ({
  mode: 'siege',
  units: [
    { id: 1, seat: 1, startingStrength: own },
    { id: 2, seat: 0 },
  ],
  elements: [...row(1, own, 1, [300, 300], { facing: 90 }), ...row(20, enemies, 2, [300, 321], { facing: 270 })],
  ...more,
});

test('PORT-206 PORT-D48 Four enemies to one make a unit test that lost somebody in the melee', () => {
  const four = play(odds(2, 4), strike(2), [
    [6, 6],
    [6, 1],
    [6, 1],
    [6, 6],
  ]);
  expect(testIn(four)).toMatchObject({ cause: 'odds', passed: true });
  const three = play(odds(2, 3), strike(2), [
    [6, 6],
    [6, 1],
    [6, 1],
  ]);
  expect(testIn(three)).toBeUndefined();
  const nobody = play(odds(1, 4), strike(2), [[6, 1]]);
  expect(testIn(nobody)).toBeUndefined();
});

test('PORT-D115 The melee is that of the beginning, also when its last contact has fallen', () => {
  const given = odds(2, 1);
  const crowd = { ...given, elements: [...(given.elements ?? []), ...row(30, 7, 2, [300, 421])] };
  const apart = {
    ...crowd,
    elements: crowd.elements.map((each) => (each.id === 2 ? { ...each, at: [400, 200] as const } : each)),
  };
  expect(
    testIn(
      play(apart, strike(2), [
        [6, 6],
        [6, 1],
        [6, 6],
      ]),
    ),
  ).toMatchObject({ cause: 'odds' });
});

const shooting = (men: number, unit: Partial<GivenUnit> = {}): Given => ({
  units: [
    { id: 1, seat: 1, ...unit },
    { id: 2, seat: 0 },
  ],
  elements: [...row(1, men, 1, [300, 300], { facing: 90 }), man(20, 2, 300, 400, { facing: 270, weapon: 'bow' })],
});

/** The unit of seat 1 loses its first man to a shot. */
const lost = (given: Given, dice: readonly Thrown[] = []) => play(given, shootAt(20, 1), [[6, 6], [6, 1], ...dice]);

test('PORT-207 PORT-D49 A quarter lost to shots in a turn makes a unit test, once', () => {
  expect(testIn(lost(shooting(4), [[6, 6]]))).toMatchObject({ cause: 'quarter' });
  expect(testIn(lost(shooting(5)))).toBeUndefined();
  expect(testIn(lost(shooting(7, { turnStrength: 8, rangedLosses: 1 }), [[6, 6]]))).toMatchObject({ cause: 'quarter' });
  const { state } = lost(shooting(4), [[6, 6]]);
  expect(unitOf(state, 1)).toMatchObject({ testedLosses: true, rangedLosses: 1 });
  script(state, [[6, 1]]);
  const events: Event[] = [];
  state.steps.push({ step: 'hit', element: 2, at: 'own', by: 0, how: 'ranged' });
  state.steps.push({ step: 'settle', how: 'ranged', by: 0, melees: [], failed: [] });
  resolve(state, events);
  expect(ofType(events, 'modelLost')).toHaveLength(1);
  expect(ofType(events, 'moraleTested')).toEqual([]);
});

test('PORT-D105 A unit formed in this turn counts from its starting strength', () => {
  const given = shooting(4, { turnStrength: 4, startingStrength: 4 });
  expect(testIn(lost(given, [[6, 6]]))).toMatchObject({ cause: 'quarter' });
});

test('PORT-210 A leader never tests, nor does a unit that is all leader and guardians', () => {
  const alone = {
    ...band(),
    elements: [man(1, 1, 300, 300, { leader: true }), man(2, 1, 322, 300, { guardian: true }), man(9, 2, 900, 700)],
  };
  expect(tested(alone, 1, []).events).toEqual([]);
});

test('PORT-211 PORT-212 Tests come after the action, by cause and then by unit', () => {
  const state = battle({
    mode: 'siege',
    units: [
      { id: 1, seat: 1 },
      { id: 2, seat: 1 },
      { id: 3, seat: 0 },
    ],
    elements: [...row(1, 2, 1, [300, 300]), ...row(3, 2, 2, [600, 300]), man(9, 3, 900, 700)],
  });
  const { left } = script(state, [
    [6, 1],
    [6, 1],
    [6, 6],
    [6, 6],
  ]);
  const events: Event[] = [];
  for (const element of [3, 1]) state.steps.push({ step: 'hit', element, at: 'own', by: 0, how: 'artillery' });
  state.steps.push({ step: 'settle', how: 'artillery', by: 0, melees: [], failed: [] });
  resolve(state, events);
  expect(left()).toBe(0);
  const kinds = events.map(({ type }) => type);
  expect(kinds.lastIndexOf('modelLost')).toBeLessThan(kinds.indexOf('moraleTested'));
  expect(ofType(events, 'moraleTested').map(({ party }) => party.unit)).toEqual([1, 2]);
});

test('PORT-213 A unit tests once for an action, by the first cause it has', () => {
  const given = odds(2, 8, {
    units: [
      { id: 1, seat: 1, rangedLosses: 1, turnStrength: 4 },
      { id: 2, seat: 0 },
    ],
  });
  const { events } = play(given, strike(2), [
    [6, 6],
    [6, 1],
    [6, 1],
    [6, 6],
  ]);
  expect(ofType(events, 'moraleTested').map(({ cause }) => cause)).toEqual(['odds']);
});

test('PORT-214 PORT-D50 The highest die of those who are not leader', () => {
  const given = band({}, { 1: { die: 20, leader: true }, 3: { die: 8 } });
  expect(testIn(tested(given, 1, [[8, 6]]))).toMatchObject({ die: 8 });
});

test('PORT-215 A vehicle rolls its own die, a piece that of its crew', () => {
  const machines: Given = {
    units: [
      { id: 1, seat: 0, kind: 'vehicle' },
      { id: 2, seat: 0, kind: 'artillery' },
      { id: 3, seat: 1 },
    ],
    elements: [
      { id: 1, unit: 1, kind: 'vehicle', die: 10, at: [100, 100], crew: [6] },
      { id: 2, unit: 2, kind: 'piece', piece: 'catapult', at: [300, 100], crew: [8, 8] },
      man(3, 3, 900, 700),
    ],
  };
  expect(testIn(tested(machines, 1, [[10, 4]]))).toMatchObject({ die: 10, passed: true });
  expect(testIn(tested(machines, 2, [[8, 4]]))).toMatchObject({ die: 8, passed: true });
});

test('PORT-216 A total of 4 passes', () => {
  expect(testIn(tested(band(), 1, [[6, 4]])).passed).toBe(true);
  expect(
    testIn(
      tested(band(), 1, [
        [6, 3],
        [6, 6],
      ]),
    ).passed,
  ).toBe(false);
});

test('PORT-217 PORT-218 -1 for each full quarter lost, +1 with a leader', () => {
  expect(modsOf(testIn(tested(band({ startingStrength: 8 }), 1, [[6, 6]])))).toEqual({ lossStep: -2 });
  expect(modsOf(testIn(tested(band({ startingStrength: 5 }), 1, [[6, 4]])))).toEqual({});
  expect(modsOf(testIn(tested(band({}, { 1: { leader: true } }), 1, [[6, 4]])))).toEqual({ leader: 1 });
  expect(modsOf(testIn(tested(band({ startingStrength: 2 }), 1, [[6, 4]])))).toEqual({});
});

test('PORT-253 PORT-254 Two leaders are as good as one, and a dead one is no good', () => {
  const two = band({}, { 1: { leader: true }, 2: { leader: true } });
  expect(modsOf(testIn(tested(two, 1, [[6, 4]])))).toEqual({ leader: 1 });
  const state = battle(band({ startingStrength: 4 }, { 1: { leader: true } }));
  state.elements[0].where = 'destroyed';
  state.units[0].members.shift();
  script(state, [[6, 6]]);
  const events: Event[] = [];
  state.steps.push({ step: 'test', unit: 1, cause: 'fearsome', by: 1 });
  resolve(state, events);
  expect(modsOf(ofType(events, 'moraleTested')[0])).toEqual({ lossStep: -1 });
});

test('PORT-304 PORT-311 Ironwill and Zap touch the roll; the best man who is free of Zap rolls', () => {
  const ironwill = { spell: 'ironwill', seat: 0, units: [1], elements: [], lastTurn: 3 } as const;
  const zap = (...elements: number[]) => ({ spell: 'zap', seat: 1, elements, lastTurn: 1 }) as const;
  expect(modsOf(testIn(tested({ ...band(), effects: [ironwill] }, 1, [[6, 4]])))).toEqual({ ironwill: 2 });
  expect(modsOf(testIn(tested({ ...band(), effects: [zap(1, 2, 3, 4)] }, 1, [[6, 6]])))).toEqual({ zap: -2 });
  expect(modsOf(testIn(tested({ ...band(), effects: [zap(1, 2, 3)] }, 1, [[6, 6]])))).toEqual({});
});
