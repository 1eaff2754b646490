import { elementOf, unitOf, type Event, type State } from '@/games/portal/rules';
import { resolve } from '@/games/portal/rules/resolve';
import { groupsToAct } from '@/games/portal/rules/rounds';
import type { Thrown } from '../support/dice';
import { act, man, ofType, row } from '../support/fight';
import { walk } from '../support/moves';
import { battle, type Given, type GivenElement, type GivenUnit } from '../support/position';
import { script } from '../support/script';

function tested(given: Given, unit: number, dice: readonly Thrown[], by = 1): { state: State; events: Event[] } {
  const state = battle(given);
  const { left } = script(state, dice);
  const events: Event[] = [];
  state.steps.push({ step: 'test', unit, cause: 'fearsome', by });
  resolve(state, events);
  expect(left()).toBe(0);
  return { state, events };
}

const RUNNERS = row(1, 3, 1, [580, 500]);
const FRIENDS = row(4, 3, 2, [580, 621]);
const ENEMY = man(9, 3, 600, 300);

/** Three men of seat 0 with friends behind them and an enemy in front. */
const rout = (
  runners: Partial<GivenUnit> = {},
  elements: readonly GivenElement[] = [...RUNNERS, ...FRIENDS, ENEMY],
  more: Partial<Given> = {},
): Given => ({
  mode: 'siege',
  units: [
    { id: 1, seat: 0, ...runners },
    { id: 2, seat: 0 },
    { id: 3, seat: 1 },
  ],
  elements,
  ...more,
});

const FAIL: Thrown = [6, 1];
const PASS: Thrown = [6, 6];

test('PORT-219 PORT-220 Who fails flees behind the nearest friends', () => {
  const { state, events } = tested(rout(), 1, [FAIL]);
  expect(ofType(events, 'unitFlew')[0]).toMatchObject({ behind: { unit: 2 } });
  expect(RUNNERS.every(({ id }) => elementOf(state, id).y > 640)).toBe(true);
});

test('PORT-222 PORT-D103 They arrive loose, together and on their feet, looking at the enemy', () => {
  const prone = RUNNERS.map((each) => ({ ...each, prone: true }));
  const { state } = tested(rout({}, [...prone, ...FRIENDS, ENEMY]), 1, [FAIL]);
  expect(unitOf(state, 1)).toMatchObject({ block: null, state: 'table' });
  for (const { id } of RUNNERS) {
    expect(elementOf(state, id)).toMatchObject({ prone: false });
    expect(elementOf(state, id).facing).toBeGreaterThan(260);
    expect(elementOf(state, id).facing).toBeLessThan(280);
  }
});

test('PORT-221 PORT-D51 Twice the lowest allowance is the end of a flight', () => {
  const far = (y: number) => rout({}, [...RUNNERS, ...row(4, 3, 2, [580, y]), ENEMY]);
  const { events } = tested(far(621), 1, [FAIL]);
  expect(ofType(events, 'unitFlew')[0].allowance).toBe(200_000);
  expect(ofType(tested(far(700), 1, [FAIL, PASS]).events, 'unitFlew')).toEqual([]);
  const slow = rout({}, [
    ...RUNNERS.map((each, i) => (i === 0 ? { ...each, die: 4 as const } : each)),
    ...FRIENDS,
    ENEMY,
  ]);
  expect(ofType(tested(slow, 1, [FAIL, PASS]).events, 'unitFlew')).toEqual([]);
});

test('PORT-220 Terrain counts on the way, and Impassable ground bars it', () => {
  const strip = (difficulty: 'heavy' | 'impassable') =>
    ({
      difficulty,
      sight: 'open',
      poly: [
        [0, 540],
        [1200, 540],
        [1200, 560],
        [0, 560],
      ],
    }) as const;
  for (const difficulty of ['heavy', 'impassable'] as const) {
    const { events } = tested(rout({}, undefined, { terrain: [strip(difficulty)] }), 1, [FAIL, PASS]);
    expect(ofType(events, 'unitFlew')).toEqual([]);
  }
});

const alone = (leader: boolean): Given =>
  rout({}, [...RUNNERS.map((each) => (leader && each.id === 1 ? { ...each, leader } : each)), ENEMY], {
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 0, state: 'gone' },
      { id: 3, seat: 1 },
    ],
  });

test('PORT-223 PORT-224 Without friends it rolls again with -1, and stays if it passes', () => {
  const { state, events } = tested(alone(false), 1, [FAIL, [6, 5]]);
  expect(ofType(events, 'moraleTested')[1]).toMatchObject({ cause: 'second', total: 4, passed: true });
  expect(ofType(events, 'unitStood')).toHaveLength(1);
  expect(elementOf(state, 1)).toMatchObject({ x: 580, y: 500 });
});

test('PORT-D52 Whoever passes the second roll has not stirred', () => {
  const { state, events } = tested(alone(false), 1, [FAIL, PASS]);
  expect(state.elements).toEqual(battle(alone(false)).elements);
  expect(unitOf(state, 1)).toEqual(unitOf(battle(alone(false)), 1));
  expect(events.map(({ type }) => type)).toEqual(['moraleTested', 'moraleTested', 'unitStood']);
});

test('PORT-225 PORT-328 Who fails twice leaves by the nearest edge at once, for 20 points', () => {
  const { state, events } = tested(alone(false), 1, [FAIL, [6, 4]]);
  expect(ofType(events, 'unitLeft')[0]).toMatchObject({ edge: 'bottom', points: 20, scorer: 1 });
  expect(unitOf(state, 1)).toMatchObject({ state: 'fled', members: [] });
  expect(state.elements.slice(0, 3).map(({ where }) => where)).toEqual(['fled', 'fled', 'fled']);
  expect(state.score[1]).toMatchObject({ fled: 20, destroyed: 0 });
});

test('PORT-D53 Whoever leaves by the edge is gone at once and is tested no more', () => {
  const { state } = tested(alone(false), 1, [FAIL, FAIL]);
  state.acted = [];
  expect(groupsToAct(state, 0)).toEqual([]);
  const events: Event[] = [];
  state.steps.push({ step: 'test', unit: 1, cause: 'fearsome', by: 1 });
  resolve(state, events);
  expect(events).toEqual([]);
});

test('PORT-226 Whoever flees has lost his round, whatever comes of it', () => {
  expect(tested(rout(), 1, [FAIL]).state.acted).toEqual([1]);
  expect(tested(alone(false), 1, [FAIL, PASS]).state.acted).toEqual([1]);
  expect(tested(rout(), 1, [PASS]).state.acted).toEqual([]);
  expect(tested(rout({}, undefined, { mode: 'skirmish' }), 1, [FAIL]).state.acted).toEqual([1, 2, 3]);
});

test('PORT-227 PORT-084 The leader stays as a unit of his own, without a round in this turn', () => {
  const { state, events } = tested(alone(true), 1, [FAIL, [6, 3]]);
  expect(ofType(events, 'stayedBehind')[0].figures.map(({ element }) => element)).toEqual([1]);
  expect(elementOf(state, 1)).toMatchObject({ where: 'table', unit: 4, x: 580 });
  expect(unitOf(state, 4)).toMatchObject({ kind: 'lone', detached: true, startingStrength: 1, members: [1], seat: 0 });
  expect(state.acted).toContain(4);
});

test('PORT-D54 The leader of those who fled is a unit of one and may join another', () => {
  const led = RUNNERS.map((each) => (each.id === 1 ? { ...each, leader: true } : each));
  const { state } = tested(rout({}, [...led, ...FRIENDS, ENEMY]), 1, [FAIL]);
  expect(unitOf(state, 4).members).toEqual([1]);
  state.acted = [];
  const events = act(state, walk(4, { 1: [[580, 560]] }, { join: 2 }));
  expect(ofType(events, 'leaderJoined')[0]).toMatchObject({ leads: true, joined: { unit: 2 } });
  expect(unitOf(state, 2).members).toEqual([1, 4, 5, 6]);
});

test('PORT-D101 PORT-D104 A leader helps the second roll and is no loss to those who run', () => {
  const { events } = tested(alone(true), 1, [FAIL, [6, 4]]);
  expect(ofType(events, 'moraleTested')[1]).toMatchObject({ total: 4, passed: true });
  const led = rout({}, [
    ...RUNNERS.map((each) => (each.id === 1 ? { ...each, leader: true } : each)),
    ...FRIENDS,
    ENEMY,
  ]);
  expect(unitOf(tested(led, 1, [FAIL]).state, 1)).toMatchObject({ startingStrength: 2, members: [2, 3] });
});

test('PORT-228 Guardians stay too, with the leader or alone', () => {
  const guarded = rout({}, [...RUNNERS, man(10, 1, 560, 480, { guardian: true, die: 8 }), ...FRIENDS, ENEMY]);
  const { state } = tested(guarded, 1, [FAIL]);
  expect(elementOf(state, 10)).toMatchObject({ unit: 4, x: 560, y: 480 });
  expect(unitOf(state, 4)).toMatchObject({ members: [10], startingStrength: 0 });
});

const machine = (flying: boolean): Given => ({
  eras: ['post1900', 'post1900'],
  units: [
    { id: 1, seat: 0, kind: 'vehicle' },
    { id: 2, seat: 0 },
    { id: 3, seat: 1 },
  ],
  elements: [
    { id: 1, unit: 1, kind: 'vehicle', die: 10, at: [300, 300], crew: [6, 6], weapons: ['machineGun'], flying },
    ...row(4, 3, 2, [300, 460]),
    ENEMY,
  ],
});

test('PORT-229 PORT-230 A crew that fails gives up its vehicle, which is abandoned', () => {
  const { state, events } = tested(machine(false), 1, [[10, 1]]);
  expect(elementOf(state, 1)).toMatchObject({ where: 'table', abandoned: true, crew: [] });
  expect(unitOf(state, 1).state).toBe('fled');
  expect(ofType(events, 'unitLeft')[0]).toMatchObject({ edge: null, scorer: 1 });
  expect(state.score[1]).toMatchObject({ fled: 20, destroyed: 0 });
});

test('PORT-230 What flies is destroyed when its crew gives it up', () => {
  const { state } = tested(machine(true), 1, [[10, 1]]);
  expect(elementOf(state, 1).where).toBe('destroyed');
  expect(unitOf(state, 1).state).toBe('fled');
  expect(state.score[1]).toMatchObject({ fled: 20, destroyed: 110 });
});

test('PORT-D102 PORT-209 A crew that gives up frightens those within 10 cm of its vehicle', () => {
  const near = machine(false);
  const close = {
    ...near,
    elements: near.elements?.map((each) =>
      each.unit === 2 ? { ...each, at: [each.at?.[0] ?? 0, 430] as const } : each,
    ),
  };
  expect(ofType(tested(close, 1, [[10, 1], PASS]).events, 'moraleTested')[1]).toMatchObject({
    party: { unit: 2 },
    cause: 'friends',
  });
  const far = {
    ...near,
    elements: near.elements?.map((each) =>
      each.unit === 2 ? { ...each, at: [each.at?.[0] ?? 0, 431] as const } : each,
    ),
  };
  expect(ofType(tested(far, 1, [[10, 1]]).events, 'moraleTested')).toHaveLength(1);
});

test('PORT-209 PORT-D96 Only friends are frightened, and once a turn for this reason', () => {
  const close = rout({}, [...RUNNERS, ...row(4, 3, 2, [580, 600]), man(9, 3, 600, 470)]);
  const { state, events } = tested(close, 1, [FAIL, PASS]);
  expect(ofType(events, 'moraleTested').map(({ party }) => party.unit)).toEqual([1, 2]);
  expect(unitOf(state, 2).testedFriends).toBe(true);
  const again = battle(close);
  again.units[1].testedFriends = true;
  script(again, [FAIL]);
  const more: Event[] = [];
  again.steps.push({ step: 'test', unit: 1, cause: 'fearsome', by: 1 });
  resolve(again, more);
  expect(ofType(more, 'moraleTested')).toHaveLength(1);
});

test('PORT-D101 Who is frightened is measured before anybody moves, and tests behind all others', () => {
  const chain: Given = {
    mode: 'siege',
    units: [1, 2, 3, 4].map((id) => ({ id, seat: id === 4 ? 1 : 0 })),
    elements: [
      ...row(1, 3, 1, [580, 500]),
      ...row(4, 3, 2, [580, 610]),
      ...row(7, 3, 3, [580, 730]),
      man(10, 4, 600, 300),
    ],
  };
  const state = battle(chain);
  const { left } = script(state, [FAIL, PASS, PASS]);
  const events: Event[] = [];
  state.steps.push(
    { step: 'test', unit: 1, cause: 'fearsome', by: 1 },
    { step: 'test', unit: 3, cause: 'fearsome', by: 1 },
  );
  resolve(state, events);
  expect(left()).toBe(0);
  expect(ofType(events, 'moraleTested').map(({ party, cause }) => [party.unit, cause])).toEqual([
    [1, 'fearsome'],
    [3, 'fearsome'],
    [2, 'friends'],
  ]);
});

test('PORT-210 PORT-231 A unit that cannot run is frightened by nobody', () => {
  const lone = rout({}, [...RUNNERS, man(4, 2, 600, 560, { leader: true, die: 12 }), ENEMY]);
  expect(ofType(tested(lone, 1, [FAIL]).events, 'moraleTested')).toHaveLength(1);
});
