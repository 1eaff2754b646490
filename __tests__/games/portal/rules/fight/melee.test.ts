import { elementOf } from '@/games/portal/rules';
import type { Blow } from '@/games/portal/rules/types';
import { duel, man, modsOf, ofType, play, refusal, row, SIDES, strike } from '../support/fight';
import { battle, type Given } from '../support/position';

const wish = (attacker: number, target: number): Blow => ({ attacker, by: 'own', target, at: 'own' });

/** The reasons of the only attack. */
function modsIn(given: Given, natural = 1): Record<string, number> {
  const { events } = play(given, strike(1), [[given.elements?.[0].die ?? 6, natural]]);
  return modsOf(ofType(events, 'attackRolled')[0]);
}

test('PORT-144 A melee attack needs contact in the attacker front arc', () => {
  expect(refusal(battle(duel({}, { at: [123, 100] })), strike(1))).toBe('PORT-144');
  expect(refusal(battle(duel({ facing: 180 })), strike(1))).toBe('PORT-144');
  expect(refusal(battle(duel()), strike(1))).toBeUndefined();
});

test('PORT-145 A shooter strikes within 5 cm in front of him, if he sees', () => {
  const bow = { weapon: 'bow' } as const;
  const wall = {
    difficulty: 'heavy',
    sight: 'solid',
    poly: [
      [125, 60],
      [135, 60],
      [135, 140],
      [125, 140],
    ],
  } as const;
  expect(refusal(battle(duel(bow, { at: [170, 100] })), strike(1))).toBeUndefined();
  expect(refusal(battle(duel(bow, { at: [171, 100] })), strike(1))).toBe('PORT-144');
  expect(refusal(battle({ ...duel(bow, { at: [170, 100] }), terrain: [wall] }), strike(1))).toBe('PORT-144');
  const named = { ...strike(1), blows: [wish(1, 2)] };
  expect(refusal(battle(duel(bow, { at: [171, 100] })), named)).toBe('PORT-145');
});

test('PORT-146 The attacker rolls his own die', () => {
  const { events } = play(duel({ die: 20 }), strike(1), [[20, 2]]);
  expect(ofType(events, 'attackRolled')[0]).toMatchObject({ die: 20, natural: 2, total: 2, hit: false });
});

test('PORT-147 PORT-D01 A total of 5 hits and 4 does not', () => {
  expect(ofType(play(duel(), strike(1), [[6, 4]]).events, 'attackRolled')[0].hit).toBe(false);
  const { events } = play(duel(), strike(1), [
    [6, 5],
    [6, 4],
  ]);
  expect(ofType(events, 'attackRolled')[0].hit).toBe(true);
});

test('PORT-148 From behind there is +2', () => {
  expect(modsIn(duel({}, { facing: 0 }))).toEqual({ rear: 2 });
});

test('PORT-149 PORT-D35 Only vehicles and pieces have a flank to be struck from', () => {
  const vehicle = { kind: 'vehicle', die: 12, crew: [6], at: [136, 100], facing: 90 } as const;
  expect(modsIn(duel({}, vehicle))).toEqual({ flank: 1 });
  expect(modsIn(duel({}, { facing: 90 }))).toEqual({});
});

test('PORT-150 The side is that on which the centre of the attacker lies', () => {
  expect(modsIn(duel({ at: [100, 101] }, { facing: 87 }))).toEqual({ rear: 2 });
  expect(modsIn(duel({ at: [100, 101] }, { facing: 88 }))).toEqual({});
});

test('PORT-151 PORT-D36 Partial sight counts only at arm length', () => {
  const bush = {
    difficulty: 'light',
    sight: 'area',
    poly: [
      [110, 60],
      [112, 60],
      [112, 140],
      [110, 140],
    ],
  } as const;
  expect(modsIn({ ...duel({ weapon: 'bow' }, { at: [150, 100] }), terrain: [bush] })).toEqual({ partialSight: -1 });
  expect(modsIn({ ...duel({ weapon: 'bow' }), terrain: [bush] })).toEqual({});
});

test('PORT-152 One attack of a figure in an action', () => {
  const state = battle(duel());
  expect(refusal(state, { ...strike(1), blows: [wish(1, 2), wish(1, 2)] })).toBe('PORT-152');
  const { state: after, events } = play(duel({}, {}), strike(1), [[6, 1]]);
  expect(ofType(events, 'attackRolled')).toHaveLength(1);
  expect(refusal(after, strike(1), 0)).toBe('PORT-076');
});

test('PORT-153 PORT-D37 Whoever is struck does not strike back', () => {
  const { events } = play(duel({}, { die: 20 }), strike(1), [[6, 1]]);
  expect(ofType(events, 'attackRolled').map(({ attacker }) => attacker.element)).toEqual([1]);
});

test('PORT-154 PORT-D38 A vehicle with a crew strikes once with its own die', () => {
  const tank = { kind: 'vehicle', die: 12, crew: [6, 6], weapons: ['tankGun'], at: [60, 100] } as const;
  const { events } = play(duel(tank), strike(1), [[12, 1]]);
  expect(ofType(events, 'attackRolled')).toHaveLength(1);
  expect(refusal(battle(duel({ ...tank, crew: [], abandoned: true })), strike(1))).toBe('PORT-077');
});

test('PORT-155 A piece strikes once for each man of its crew, with their die', () => {
  const gun = { kind: 'piece', piece: 'catapult', crew: [8, 8, 8], at: [85, 100] } as const;
  const { events } = play(duel(gun), strike(1), [
    [8, 1],
    [8, 2],
    [8, 3],
  ]);
  expect(ofType(events, 'attackRolled').map(({ die }) => die)).toEqual([8, 8, 8]);
  expect(refusal(battle(duel({ ...gun, facing: 90 })), strike(1))).toBe('PORT-144');
});

test('PORT-156 A unit strikes in ascending id', () => {
  const line = { mode: 'siege', units: SIDES } as const;
  const elements = [...row(1, 3, 1, [100, 121], { facing: 270 }), ...row(4, 3, 2, [100, 100], { facing: 90 })];
  const { events } = play({ ...line, elements }, strike(1), [
    [6, 1],
    [6, 2],
    [6, 3],
  ]);
  expect(ofType(events, 'attackRolled').map(({ attacker, natural }) => [attacker.element, natural])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test('PORT-157 The nearest is struck, unless another is named; whoever is gone is replaced', () => {
  const elements = [man(1, 1, 100, 121, { facing: 270 }), man(2, 2, 100, 100), man(3, 2, 121, 121)];
  const near = { units: SIDES, elements: [elements[0], elements[1], { ...elements[2], at: [120, 121] as const }] };
  expect(ofType(play(near, strike(1), [[6, 1]]).events, 'attackRolled')[0].target.element).toBe(3);
  const named = { ...strike(1), blows: [wish(1, 2)] };
  expect(ofType(play(near, named, [[6, 1]]).events, 'attackRolled')[0].target.element).toBe(2);

  const two = [man(1, 1, 100, 121, { facing: 270 }), man(2, 1, 122, 121, { facing: 270 })];
  const foes = [man(3, 2, 111, 103, { facing: 90 }), man(4, 2, 132, 103, { facing: 90 })];
  const crowd: Given = { mode: 'siege', units: SIDES, elements: [...two, ...foes] };
  const both = { ...strike(1), blows: [wish(1, 3), wish(2, 3)] };
  const { events } = play(crowd, both, [
    [6, 6],
    [6, 1],
    [6, 1],
  ]);
  expect(ofType(events, 'attackRolled').map(({ target }) => target.element)).toEqual([3, 4]);
});

test('PORT-157 Only members of the group have wishes, and only for whom they can strike', () => {
  const state = battle(duel());
  expect(refusal(state, { ...strike(1), blows: [wish(2, 1)] })).toBe('PORT-157');
  expect(refusal(state, { ...strike(1), blows: [wish(1, 9)] })).toBe('PORT-013');
  expect(refusal(state, { ...strike(1), blows: [wish(1, 1)] })).toBe('PORT-144');
});

test('PORT-246 In a block only the first rank strikes', () => {
  const block = { id: 1, seat: 0, formation: 'tight', files: 2, facing: 270, anchor: [110, 121] } as const;
  const men = [1, 2, 3, 4].map((id) => ({ id, unit: 1, die: 6 }) as const);
  const given: Given = { mode: 'siege', units: [block, { id: 2, seat: 1 }], elements: [...men, man(5, 2, 79, 141)] };
  expect(refusal(battle(given), strike(1))).toBe('PORT-144');
  expect(refusal(battle(given), { ...strike(1), blows: [wish(3, 5)] })).toBe('PORT-246');
});

test('PORT-196 PORT-199 Nobody strikes what is abandoned', () => {
  const gun = { kind: 'piece', piece: 'catapult', abandoned: true, at: [136, 100], facing: 0 } as const;
  const state = battle(duel({}, gun));
  expect(refusal(state, { ...strike(1), blows: [wish(1, 2)] })).toBe('PORT-199');
  expect(elementOf(state, 2).abandoned).toBe(true);
});
