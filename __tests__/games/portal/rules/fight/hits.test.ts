import type { Event, State } from '@/games/portal/rules';
import { resolve } from '@/games/portal/rules/resolve';
import type { Who } from '@/games/portal/rules/types';
import type { Thrown } from '../support/dice';
import { duel, man, modsOf, ofType, play, row, SIDES, strike } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';
import { script } from '../support/script';

/** Hits on an element by the other side, one after the other, as parts of one action. */
function hits(given: Given, element: number, dice: readonly Thrown[], times = 1, at: Who = 'own') {
  const state = battle(given);
  const { left } = script(state, dice);
  const events: Event[] = [];
  const by = 1 - state.units[state.elements[element - 1].unit - 1].seat;
  for (let i = 0; i < times; i++) state.steps.push({ step: 'hit', element, at, by, how: 'melee' });
  state.steps.push({ step: 'settle', how: 'melee', by, melees: [], failed: [] });
  resolve(state, events);
  expect(left()).toBe(0);
  return { state, events };
}

const onTable = (state: State): number[] => state.elements.filter(({ where }) => where === 'table').map(({ id }) => id);

const someone = (more: Partial<GivenElement> = {}): Given => ({
  units: SIDES,
  elements: [man(1, 1, 100, 100, more), man(2, 2, 600, 600)],
});

test('PORT-185 PORT-153 A hit is followed at once by the recovery of whoever was hit', () => {
  const elements = [...row(1, 2, 1, [100, 121], { facing: 270 }), ...row(3, 2, 2, [100, 100], { facing: 90 })];
  const given: Given = { mode: 'siege', units: SIDES, elements };
  const { events } = play(given, strike(1), [
    [6, 5],
    [6, 4],
    [6, 5],
    [6, 4],
  ]);
  const rolls = events.map(({ type }) => type).filter((type) => type.endsWith('Rolled'));
  expect(rolls).toEqual(['attackRolled', 'recoveryRolled', 'attackRolled', 'recoveryRolled']);
});

test('PORT-186 PORT-D02 4 survives, 3 is removed', () => {
  expect(onTable(hits(someone(), 1, [[6, 4]]).state)).toEqual([1, 2]);
  const { state, events } = hits(someone(), 1, [[6, 3]]);
  expect(onTable(state)).toEqual([2]);
  expect(state.elements[0].where).toBe('destroyed');
  expect(ofType(events, 'modelLost')[0]).toMatchObject({ points: 12, scorer: 1 });
});

test('PORT-187 PORT-007 Whoever survives is as he was', () => {
  const { state } = hits(someone(), 1, [[6, 6]]);
  expect(state.elements).toEqual(battle(someone()).elements);
  expect(ofType(hits(someone({ die: 4 }), 1, [[4, 4]]).events, 'recoveryRolled')[0].survives).toBe(true);
});

test('PORT-188 Several hits are rolled until the model is removed', () => {
  const { events } = hits(
    someone(),
    1,
    [
      [6, 5],
      [6, 1],
    ],
    4,
  );
  expect(ofType(events, 'recoveryRolled').map(({ natural }) => natural)).toEqual([5, 1]);
});

test('PORT-D03 No face of a die does anything by itself', () => {
  const given = duel({ kit: 'twoHanded', attributes: ['aggressive', 'heavyMelee'], die: 12 }, { facing: 0 });
  const { events } = play(given, strike(1), [
    [12, 1],
    [6, 6],
  ]);
  expect(ofType(events, 'attackRolled')[0]).toMatchObject({ natural: 1, total: 6, hit: true });
});

const vehicle = (more: Partial<GivenElement> = {}): Given => ({
  eras: ['post1900', 'post1900'],
  units: [
    { id: 1, seat: 0, kind: 'vehicle' },
    { id: 2, seat: 1 },
  ],
  elements: [
    {
      id: 1,
      unit: 1,
      kind: 'vehicle',
      die: 12,
      at: [100, 100],
      crew: [6, 8],
      weapons: ['tankGun', 'machineGun'],
      ...more,
    },
    man(2, 2, 600, 600),
  ],
});

test('PORT-189 PORT-D43 A vehicle keeps count of its hits, which do nothing', () => {
  const { state } = hits(
    vehicle(),
    1,
    Array.from({ length: 8 }, () => [12, 4] as const),
    2,
  );
  expect(state.elements[0]).toMatchObject({ hits: 2, crew: [{ die: 6 }, { die: 8 }] });
});

test('PORT-190 PORT-D44 Crew in order, then working weapons in order, all with the die of the vehicle', () => {
  const { events } = hits(vehicle(), 1, [
    [12, 4],
    [12, 5],
    [12, 6],
    [12, 7],
  ]);
  expect(ofType(events, 'partRolled').map(({ part, index, die, natural }) => [part, index, die, natural])).toEqual([
    ['crew', 0, 12, 4],
    ['crew', 1, 12, 5],
    ['weapon', 0, 12, 6],
    ['weapon', 1, 12, 7],
  ]);
});

test('PORT-191 PORT-192 Who fails is removed, a weapon that fails is silent for good', () => {
  const { state, events } = hits(vehicle(), 1, [
    [12, 3],
    [12, 4],
    [12, 3],
    [12, 4],
  ]);
  expect(state.elements[0].crew).toMatchObject([{ die: 8 }]);
  expect(state.elements[0].weapons.map(({ working }) => working)).toEqual([false, true]);
  expect(ofType(events, 'crewLost')[0]).toMatchObject({ left: 1, points: 12, scorer: 1 });
  expect(ofType(events, 'weaponLost')[0]).toMatchObject({ weapon: 'tankGun', points: 50, scorer: 1 });
  const again = hits(
    vehicle(),
    1,
    [
      [12, 5],
      [12, 5],
      [12, 1],
      [12, 5],
      [12, 5],
      [12, 5],
      [12, 5],
    ],
    2,
  );
  expect(
    ofType(again.events, 'partRolled')
      .slice(4)
      .map(({ part, index }) => [part, index]),
  ).toEqual([
    ['crew', 0],
    ['crew', 1],
    ['weapon', 1],
  ]);
});

test('PORT-193 PORT-326 The highest face destroys all of it at once', () => {
  const { state, events } = hits(vehicle(), 1, [
    [12, 1],
    [12, 12],
  ]);
  expect(state.elements[0]).toMatchObject({ where: 'destroyed', crew: [] });
  expect(state.units[0].state).toBe('gone');
  // The crewman who fell before scored by himself: 12, then the hull 100, a D8 36 and two weapons.
  expect(ofType(events, 'vehicleExploded')[0]).toMatchObject({ points: 236, scorer: 1 });
  expect(state.score[1].destroyed).toBe(248);
});

test('PORT-194 PORT-D45 Without weapons there is nothing to explode', () => {
  const { state } = hits(vehicle({ weapons: [] }), 1, [
    [12, 12],
    [12, 12],
  ]);
  expect(state.elements[0]).toMatchObject({ where: 'table', abandoned: false });
});

test('PORT-195 An explosion harms nothing outside', () => {
  const given = vehicle();
  const crowd = { ...given, elements: [...(given.elements ?? []), man(3, 2, 100, 136), man(4, 2, 100, 64)] };
  expect(onTable(hits(crowd, 1, [[12, 12]]).state)).toEqual([2, 3, 4]);
});

test('PORT-196 A vehicle without crew is abandoned: it stays and is nobody s', () => {
  const { state, events } = hits(vehicle(), 1, [
    [12, 1],
    [12, 1],
    [12, 4],
    [12, 4],
  ]);
  expect(state.elements[0]).toMatchObject({ where: 'table', abandoned: true, crew: [] });
  expect(state.units[0]).toMatchObject({ state: 'gone', members: [] });
  expect(ofType(events, 'crewless')[0].fled).toBe(false);
  expect(state.score[1].destroyed).toBe(48);
});

test('PORT-197 A flying vehicle without crew comes down', () => {
  const { state, events } = hits(vehicle({ flying: true }), 1, [
    [12, 1],
    [12, 1],
    [12, 4],
    [12, 4],
  ]);
  expect(state.elements[0].where).toBe('destroyed');
  expect(ofType(events, 'wrecked')[0]).toMatchObject({ reason: 'crashed', points: 200, scorer: 1 });
});

const gun = (crew: GivenElement['crew']): Given => ({
  units: [
    { id: 1, seat: 0, kind: 'artillery' },
    { id: 2, seat: 1 },
  ],
  elements: [{ id: 1, unit: 1, kind: 'piece', piece: 'catapult', at: [100, 100], crew }, man(2, 2, 600, 600)],
});

test('PORT-198 A hit on a piece is one die of its crew', () => {
  expect(hits(gun([8, 8]), 1, [[8, 4]]).state.elements[0].crew).toHaveLength(2);
  const { state, events } = hits(gun([8, 8]), 1, [[8, 3]]);
  expect(state.elements[0].crew).toHaveLength(1);
  expect(ofType(events, 'partRolled')[0]).toMatchObject({ die: 8, survives: false });
});

test('PORT-199 A piece without crew is abandoned', () => {
  const { state } = hits(
    gun([6, 6]),
    1,
    [
      [6, 1],
      [6, 1],
    ],
    3,
  );
  expect(state.elements[0]).toMatchObject({ where: 'table', abandoned: true });
});

test('PORT-D107 A mixed crew rolls its lowest die, and the last man of that die falls', () => {
  const { state } = hits(gun([6, 12, 6, 8]), 1, [[6, 2]]);
  expect(state.elements[0].crew.map(({ die }) => die)).toEqual([6, 12, 8]);
});

test('PORT-317 PORT-D83 Heavy Armour adds 1 to every recovery, also to crew and weapons', () => {
  const armour = { die: 12, attributes: ['heavyArmour'] } as const;
  expect(modsOf(ofType(hits(someone(armour), 1, [[12, 3]]).events, 'recoveryRolled')[0])).toEqual({ heavyArmour: 1 });
  const { state } = hits(vehicle(armour), 1, [
    [12, 3],
    [12, 3],
    [12, 3],
    [12, 3],
  ]);
  expect(state.elements[0].crew).toHaveLength(2);
});
