import { elementOf, type Event } from '@/games/portal/rules';
import { resolve } from '@/games/portal/rules/resolve';
import { shapeOf } from '@/games/portal/rules/shapes';
import type { Action, Who } from '@/games/portal/rules/types';
import { act, man, ofType, play, refusal, row, SIDES, strike } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';
import { script } from '../support/script';

/** A ridden mount of seat 0 in contact with two men of seat 1. */
const pair = (more: Partial<GivenElement> = {}, given: Partial<Given> = {}): Given => ({
  units: SIDES,
  elements: [
    man(1, 1, 300, 300, { kind: 'mount', die: 20, rider: { die: 12 }, ...more }),
    man(2, 2, 341, 300, { facing: 180 }),
    man(3, 2, 336, 320, { facing: 180 }),
  ],
  ...given,
});

const riders = (group: number): Action => ({ type: 'melee', group, by: 'rider', blows: [] });

/** Seat 1 strikes the pair. */
function struck(at: Who, dice: readonly (readonly [number, number])[], more: Partial<GivenElement> = {}) {
  const state = battle(pair(more));
  state.active = 1;
  script(state, dice);
  const blows = [{ attacker: 2, by: 'own', target: 1, at }] as const;
  return { state, events: act(state, { ...strike(2), blows }) };
}

test('PORT-255 Two dice, two prices, a strength of two and one footprint', () => {
  const state = battle(pair());
  expect(state.units[0].startingStrength).toBe(2);
  expect([state.elements[0].model?.points, state.elements[0].rider?.points]).toEqual([120, 60]);
  expect(shapeOf(state.elements[0])).toEqual({ r: 30 });
});

test('PORT-256 PORT-D62 They share one round: it goes on until both have acted', () => {
  const state = battle(pair());
  script(state, [
    [20, 1],
    [12, 1],
  ]);
  act(state, strike(1));
  expect(state.round?.done).toEqual({ own: 'melee', riders: null });
  expect(refusal(state, strike(1))).toBe('PORT-081');
  act(state, riders(1));
  expect(state.acted).toEqual([1]);
});

test('PORT-257 Mount and rider each take an action, of different kinds if they wish', () => {
  const bow = { rider: { die: 12, weapon: 'pistol' } } as const;
  const state = battle(pair(bow));
  script(state, [
    [20, 1],
    [12, 1],
  ]);
  act(state, strike(1));
  const shot = { attacker: 1, by: 'rider', target: 3, at: 'own', weapon: 0 } as const;
  const [rolled] = ofType(
    act(state, { type: 'shoot', group: 1, by: 'rider', unit: null, shots: [shot] }),
    'attackRolled',
  );
  expect(rolled).toMatchObject({ how: 'ranged', die: 12, attacker: { who: 'rider' } });
  expect(refusal(battle(pair({ rider: undefined })), riders(1))).toBe('PORT-257');
});

test('PORT-D108 PORT-083 In siege mode riders have a kind of action of their own', () => {
  const band = pair({ rider: { die: 12, weapon: 'pistol' } }, { mode: 'siege' });
  const state = battle({
    ...band,
    elements: [...(band.elements ?? []), ...row(4, 2, 1, [280, 350], { weapon: 'bow' })],
  });
  script(state, [
    [20, 1],
    [6, 1],
    [6, 1],
    [12, 1],
  ]);
  act(state, { type: 'melee', group: 1, by: 'own', blows: [] });
  expect(refusal(state, { type: 'shoot', group: 1, by: 'own', unit: 2, shots: [] })).toBe('PORT-083');
  expect(refusal(state, { type: 'shoot', group: 1, by: 'rider', unit: 2, shots: [] })).toBeUndefined();
});

test('PORT-258 PORT-D63 An attack names the mount or the rider', () => {
  const rider = struck('rider', [
    [6, 6],
    [12, 1],
  ]);
  expect(ofType(rider.events, 'recoveryRolled')[0]).toMatchObject({ die: 12, figure: { who: 'rider' } });
  const mount = struck('own', [
    [6, 6],
    [20, 19],
  ]);
  expect(ofType(mount.events, 'recoveryRolled')[0]).toMatchObject({ die: 20, figure: { who: 'own' } });
  const state = battle(pair({ rider: undefined }));
  state.active = 1;
  const blows = [{ attacker: 2, by: 'own', target: 1, at: 'rider' }] as const;
  expect(refusal(state, { ...strike(2), blows })).toBe('PORT-258');
});

test('PORT-259 A template hits both, the mount first', () => {
  const state = battle(pair());
  script(state, [
    [20, 9],
    [12, 9],
  ]);
  const events: Event[] = [];
  state.steps.push({ step: 'hit', element: 1, at: 'own', by: 1, how: 'artillery' });
  state.steps.push({ step: 'hit', element: 1, at: 'rider', by: 1, how: 'artillery' });
  resolve(state, events);
  expect(ofType(events, 'recoveryRolled').map(({ die }) => die)).toEqual([20, 12]);
});

test('PORT-260 PORT-259 A rider whose mount falls stands on foot, and the hit that is meant for him finds him', () => {
  const state = battle(pair({ facing: 33, flying: true, rider: { die: 12, weapon: 'bow' } }));
  script(state, [
    [20, 1],
    [12, 9],
  ]);
  const events: Event[] = [];
  state.steps.push({ step: 'hit', element: 1, at: 'own', by: 1, how: 'artillery' });
  state.steps.push({ step: 'hit', element: 1, at: 'rider', by: 1, how: 'artillery' });
  resolve(state, events);
  expect(elementOf(state, 1)).toMatchObject({
    kind: 'soldier',
    x: 300,
    y: 300,
    facing: 33,
    rider: null,
    flying: false,
  });
  expect(elementOf(state, 1).model).toMatchObject({ die: 12, weapon: 'bow' });
  expect(shapeOf(elementOf(state, 1))).toEqual({ r: 10 });
  expect(ofType(events, 'recoveryRolled').map(({ die }) => die)).toEqual([20, 12]);
  expect(state.score[1].destroyed).toBe(120);
  expect(state.acted).toEqual([]);
});

test('PORT-261 A mount whose rider falls fights on alone', () => {
  const { state, events } = struck('rider', [
    [6, 6],
    [12, 1],
  ]);
  expect(elementOf(state, 1)).toMatchObject({ kind: 'mount', rider: null, where: 'table' });
  expect(ofType(events, 'modelLost')[0]).toMatchObject({ points: 60, figure: { who: 'rider' } });
  state.active = 0;
  state.round = null;
  expect(refusal(state, strike(1))).toBeUndefined();
  expect(refusal(state, riders(1))).toBe('PORT-257');
});

test('PORT-315 PORT-260 Whoever has met a Fearsome rider has met him on foot too', () => {
  const state = battle(pair({ rider: { die: 12, attributes: ['fearsome'] } }));
  state.units[1].feared = ['1.rider'];
  script(state, [[20, 1]]);
  state.steps.push({ step: 'hit', element: 1, at: 'own', by: 1, how: 'melee' });
  resolve(state, []);
  expect(state.units[1].feared).toEqual(['1.own']);
});

test('PORT-152 PORT-255 A blow without a wish is for the mount', () => {
  const state = battle(pair());
  state.active = 1;
  script(state, [
    [6, 6],
    [20, 19],
  ]);
  expect(ofType(act(state, strike(2)), 'attackRolled')[0].target.who).toBe('own');
  expect(play(pair(), strike(1), [[20, 1]]).events).not.toEqual([]);
});
