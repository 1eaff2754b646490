import type { Die, Event, State } from '@/games/portal/rules';
import { resolve } from '@/games/portal/rules/resolve';
import type { Thrown } from '../support/dice';
import { man, ofType, play, row, strike, volley } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';
import { script } from '../support/script';

/** A block of seat 0 in three files at (600,400) that looks up; bowmen of seat 1 above it. */
const block = (dice: readonly Die[], more: Readonly<Record<number, Partial<GivenElement>>> = {}): Given => ({
  mode: 'siege',
  units: [
    { id: 1, seat: 0, formation: 'tight', files: 3, facing: 270, anchor: [600, 400] },
    { id: 2, seat: 1 },
  ],
  elements: [
    ...dice.map((die, i): GivenElement => ({ id: i + 1, unit: 1, die, ...more[i + 1] })),
    ...row(20, 4, 2, [570, 300], { facing: 90, weapon: 'bow' }),
  ],
});

const onTable = (state: State): number[] =>
  state.elements.filter(({ where, unit }) => where === 'table' && unit === 1).map(({ id }) => id);

/** Bowmen shoot a volley at the block; it has lost a quarter before, so that it does not test. */
function shot(given: Given, dice: readonly Thrown[]) {
  const state = battle(given);
  state.active = 1;
  state.units[0].testedLosses = true;
  const { left } = script(state, dice);
  const events: Event[] = [];
  for (const attacker of state.units[1].members)
    state.steps.push({ step: 'shot', attacker, by: 'own', weapon: 0, unit: 1, target: null, at: 'own', volley: false });
  state.steps.push({ step: 'settle', how: 'ranged', by: 1, melees: [], failed: [] });
  resolve(state, events);
  expect(left()).toBe(0);
  return { state, events };
}

const MISS: Thrown = [6, 1];
const HIT: Thrown = [6, 6];
const FAIL: Thrown = [6, 1];

test('PORT-249 PORT-D60 A block has no better recovery than others', () => {
  const { events } = shot(block([6, 6, 6, 6]), [HIT, [6, 4], MISS, MISS, MISS]);
  expect(ofType(events, 'recoveryRolled')[0].mods).toEqual([]);
});

test('PORT-250 PORT-D100 A block of one die loses its last slots when the action is over', () => {
  const { state, events } = shot(block([6, 6, 6, 6, 6]), [HIT, FAIL, HIT, FAIL, MISS, MISS]);
  expect(onTable(state)).toEqual([1, 2, 3]);
  // Nobody leaves while the action lasts: the first two shots find the same nearest man or his neighbour in the first rank.
  const order = events.map(({ type }) => type).filter((type) => type === 'attackRolled' || type === 'modelLost');
  expect(order).toEqual(['attackRolled', 'attackRolled', 'attackRolled', 'attackRolled', 'modelLost', 'modelLost']);
  expect(ofType(events, 'modelLost').map(({ figure }) => figure.element)).toEqual([5, 4]);
  expect(state.units[0].block?.cells).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
  ]);
});

test('PORT-250 PORT-048 The leader leaves last of all, wherever he stands', () => {
  const { state } = shot(block([6, 6, 6, 6], { 4: { leader: true } }), [HIT, FAIL, HIT, FAIL, MISS, MISS]);
  expect(onTable(state)).toEqual([1, 4]);
});

test('PORT-D100 PORT-G53 Once as many have failed as there are, no further die is thrown for them', () => {
  const { state, events } = shot(block([6, 6]), [HIT, FAIL, HIT, FAIL]);
  expect(onTable(state)).toEqual([]);
  expect(ofType(events, 'attackRolled')).toHaveLength(2);
  expect(state.units[0].state).toBe('gone');
});

test('PORT-251 PORT-D61 In a mixed block whoever was hit goes, and the last man steps up', () => {
  const given = block([6, 6, 6, 8, 8]);
  const { state, events } = shot(given, [HIT, FAIL, MISS, MISS, MISS]);
  const [{ figure }] = ofType(events, 'modelLost');
  const [{ figure: filler, to }] = ofType(events, 'rankFilled');
  expect(filler.element).toBe(5);
  expect(to).toEqual(figure.at);
  expect(state.elements[4]).toMatchObject(figure.at);
  expect(onTable(state)).not.toContain(figure.element);
});

test('PORT-251 PORT-188 Losses of a mixed block are taken at once, and the last of all steps up for nobody', () => {
  const men: Given = {
    ...block([6, 8]),
    units: [
      { id: 1, seat: 0, formation: 'tight', files: 1, facing: 270, anchor: [600, 400] },
      { id: 2, seat: 1 },
    ],
  };
  const { state, events } = shot(men, [HIT, FAIL, HIT, [8, 1]]);
  expect(ofType(events, 'rankFilled')).toHaveLength(1);
  expect(onTable(state)).toEqual([]);
});

test('PORT-D100 PORT-258 A unit with a ridden mount counts as mixed', () => {
  const rider = { die: 8 } as const;
  const given = block([8, 8, 8], { 1: { kind: 'mount', rider }, 2: {}, 3: {} });
  const { events } = shot(given, [HIT, [8, 1], MISS, MISS, MISS]);
  const kinds = events.map(({ type }) => type);
  expect(kinds.indexOf('modelLost')).toBeLessThan(kinds.lastIndexOf('attackRolled'));
});

test('PORT-D100 In a melee the men of a block stay until it is over, and its doomed ones are struck no more', () => {
  const given: Given = {
    mode: 'siege',
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 1, formation: 'tight', files: 1, facing: 90, anchor: [600, 400] },
      { id: 3, seat: 1 },
    ],
    elements: [
      man(1, 1, 590, 419, { facing: 270 }),
      man(2, 1, 612, 419, { facing: 270 }),
      { id: 3, unit: 2, die: 6 },
      man(4, 3, 633, 419, { facing: 180 }),
    ],
  };
  const { events } = play(given, strike(1), [HIT, FAIL, MISS]);
  expect(ofType(events, 'attackRolled').map(({ target }) => target.element)).toEqual([3, 4]);
});

test('PORT-176 PORT-D100 Shots at a block that is doomed are lost', () => {
  const given: Given = {
    mode: 'siege',
    units: [
      { id: 1, seat: 1, formation: 'tight', files: 1, facing: 90, anchor: [600, 200] },
      { id: 2, seat: 0 },
      { id: 3, seat: 1 },
    ],
    elements: [
      { id: 1, unit: 1, die: 6 },
      ...row(2, 3, 2, [580, 300], { facing: 270, weapon: 'bow' }),
      man(5, 3, 900, 200),
    ],
  };
  const { events } = play(given, volley(2, 1), [HIT, FAIL]);
  expect(ofType(events, 'attackRolled')).toHaveLength(1);
});
