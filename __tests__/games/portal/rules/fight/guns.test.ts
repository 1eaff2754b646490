import { elementOf, unitOf, type ArtilleryId } from '@/games/portal/rules';
import type { Action } from '@/games/portal/rules/types';
import type { Thrown } from '../support/dice';
import { man, modsOf, ofType, play, refusal, row } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';

/** A gun of seat 0 at (600,700) that looks up the table, and a man of seat 1 so far before it. */
const gun = (
  far: number,
  piece: ArtilleryId = 'catapult',
  more: Partial<GivenElement> = {},
  others: readonly GivenElement[] = [],
): Given => ({
  units: [
    { id: 1, seat: 0, kind: 'artillery' },
    { id: 2, seat: 1 },
    { id: 3, seat: 0 },
  ],
  elements: [
    { id: 1, unit: 1, kind: 'piece', piece, at: [600, 700], facing: 270, crew: [6, 6], ...more },
    man(2, 2, 600, 700 - far, { facing: 90, die: 8 }),
    ...others,
  ],
});

const fire = (target: number): Action => ({ type: 'fire', group: 1, target });
const rule = (given: Given, target = 2): string | undefined => refusal(battle(given), fire(target));

/** The man who is hit rolls this. */
const SAFE: Thrown = [8, 8];

test('PORT-262 PORT-199 A gun without crew does nothing', () => {
  expect(rule(gun(200, 'catapult', { crew: [], abandoned: true }))).toBe('PORT-077');
});

test('PORT-263 PORT-D23 One man fires it and fights', () => {
  expect(rule(gun(200, 'catapult', { crew: [6] }))).toBeUndefined();
  const close = gun(36, 'catapult', { crew: [6] });
  expect(refusal(battle(close), { type: 'melee', group: 1, by: 'own', blows: [] })).toBeUndefined();
});

test('PORT-264 It names an enemy in its front arc', () => {
  expect(rule(gun(200, 'catapult', { facing: 224 }))).toBe('PORT-264');
  expect(rule(gun(200, 'catapult', { facing: 225 }))).toBeUndefined();
  expect(rule(gun(200, 'catapult', {}, [man(3, 3, 600, 500)]), 3)).toBe('PORT-264');
  expect(rule(gun(200), 7)).toBe('PORT-013');
});

test('PORT-268 From R on there is -1, beyond twice R nothing', () => {
  // The front edge of the gun is 25 mm before its middle, the man's edge 10 mm before his.
  const mods = (far: number) => modsOf(ofType(play(gun(far), fire(2), [[10, 9], SAFE]).events, 'gunFired')[0]);
  expect(mods(334)).toEqual({});
  expect(mods(335)).toEqual({ longRange: -1 });
  expect(rule(gun(635))).toBeUndefined();
  expect(rule(gun(636))).toBe('PORT-268');
});

const wall = (from: number, to: number) =>
  ({
    difficulty: 'heavy',
    sight: 'solid',
    poly: [
      [from, 590],
      [to, 590],
      [to, 610],
      [from, 610],
    ],
  }) as const;

test('PORT-265 A linear piece needs to see, and has -1 for partial sight', () => {
  expect(rule({ ...gun(200, 'lightCannon'), terrain: [wall(500, 700)] })).toBe('PORT-265');
  const { events } = play({ ...gun(200, 'lightCannon'), terrain: [wall(500, 600)] }, fire(2), [[10, 9], SAFE]);
  expect(modsOf(ofType(events, 'gunFired')[0])).toEqual({ partialSight: -1 });
});

test('PORT-266 An arcing piece needs no sight', () => {
  const { events } = play({ ...gun(200), terrain: [wall(500, 700)] }, fire(2), [[10, 9], SAFE]);
  expect(modsOf(ofType(events, 'gunFired')[0])).toEqual({});
});

test('PORT-267 It rolls its weapon die once', () => {
  const { events } = play(gun(200, 'trebuchet', { crew: [4, 4] }), fire(2), [[12, 9], SAFE]);
  expect(ofType(events, 'gunFired')).toMatchObject([{ die: 12, natural: 9 }]);
});

test('PORT-269 PORT-D64 Rear, prone and shield are nothing to a gun', () => {
  const back = gun(200);
  const elements = back.elements?.map((each) =>
    each.id === 2 ? { ...each, facing: 270, prone: true, kit: 'shield' as const } : each,
  );
  expect(modsOf(ofType(play({ ...back, elements }, fire(2), [[10, 9], SAFE]).events, 'gunFired')[0])).toEqual({});
});

test('PORT-D99 Strengthen and Zap are all else that it has', () => {
  const effects = [
    { spell: 'strengthen', seat: 0, elements: [1], lastTurn: 3 },
    { spell: 'zap', seat: 1, elements: [1], lastTurn: 1 },
  ] as const;
  const { events } = play({ ...gun(200), effects }, fire(2), [[10, 9], SAFE]);
  expect(modsOf(ofType(events, 'gunFired')[0])).toEqual({ strengthen: 2, zap: -2 });
});

test('PORT-270 PORT-278 A total of 4 lands on target and hits everybody under the template', () => {
  const others = [man(3, 3, 620, 500, { die: 6 }), man(4, 3, 626, 480, { die: 6 })];
  const { events } = play(gun(200, 'catapult', {}, others), fire(2), [[10, 4], SAFE, [6, 6]]);
  expect(ofType(events, 'shellLanded')[0]).toMatchObject({ at: { x: 600, y: 500 }, deviation: null, template: 50 });
  expect(ofType(events, 'recoveryRolled').map(({ figure }) => figure.element)).toEqual([2, 3]);
});

test('PORT-271 A natural 1 is a misfire whatever is added: no shot lands', () => {
  const effects = [{ spell: 'strengthen', seat: 0, elements: [1], lastTurn: 3 }] as const;
  const { state, events } = play({ ...gun(200), effects }, fire(2), [[10, 1]]);
  expect(ofType(events, 'gunFired')[0]).toMatchObject({ result: 'misfire', misfires: 1 });
  expect(ofType(events, 'shellLanded')).toEqual([]);
  expect(elementOf(state, 1)).toMatchObject({ misfires: 1, where: 'table' });
});

test('PORT-272 PORT-331 The second misfire destroys the gun, which scores for the other of two', () => {
  const { state, events } = play(gun(200, 'catapult', { misfires: 1 }), fire(2), [[10, 1]]);
  expect(elementOf(state, 1).where).toBe('destroyed');
  expect(ofType(events, 'gunBurst')[0]).toMatchObject({ points: 40, scorer: 1, lost: 0 });
});

test('PORT-273 PORT-D65 Its crew stands around on foot, loose, without leader and round', () => {
  const { state } = play(gun(200, 'catapult', { misfires: 1, crew: [6, 8] }), fire(2), [[10, 1]]);
  expect(unitOf(state, 4)).toMatchObject({ members: [3, 4], block: null, seat: 0, kind: 'band', startingStrength: 2 });
  expect(elementOf(state, 4)).toMatchObject({
    kind: 'soldier',
    facing: 270,
    model: { die: 8, kit: 'hand', leader: false },
  });
  expect(state.acted).toEqual(expect.arrayContaining([3, 4]));
});

test('PORT-G48 PORT-273 Crew for whom there is no place is lost, and scores nothing', () => {
  const cliff = {
    difficulty: 'impassable',
    sight: 'open',
    poly: [
      [0, 0],
      [1200, 0],
      [1200, 800],
      [0, 800],
    ],
  } as const;
  const { state, events } = play({ ...gun(200, 'catapult', { misfires: 1 }), terrain: [cliff] }, fire(2), [[10, 1]]);
  expect(ofType(events, 'gunBurst')[0]).toMatchObject({ lost: 2, crew: null });
  expect(state.score[1].destroyed).toBe(40);
});

/** Misses with a 3 and two dice of deviation. */
const astray = (
  direction: number,
  distance: number,
  others: readonly GivenElement[] = [],
  dice: readonly Thrown[] = [],
) => play(gun(200, 'catapult', {}, others), fire(2), [[10, 3], [4, direction], [4, distance], ...dice]);

test('PORT-274 PORT-277 Anything less deviates, and both dice are always thrown, direction first', () => {
  const { events } = astray(3, 4, [], [SAFE]);
  expect(ofType(events, 'gunFired')[0].result).toBe('misses');
  expect(ofType(events, 'shellLanded')[0].deviation).toEqual({ rolls: [3, 4], direction: 'right', distance: 0 });
});

test('PORT-275 PORT-D66 Beyond, left, right, short, as seen from the gun', () => {
  const at = (direction: number) => ofType(astray(direction, 1).events, 'shellLanded')[0].at;
  expect([1, 2, 3, 4].map(at)).toEqual([
    { x: 600, y: 440 },
    { x: 540, y: 500 },
    { x: 660, y: 500 },
    { x: 600, y: 560 },
  ]);
});

test('PORT-276 6, 4, 2 cm or none', () => {
  const at = (distance: number, dice: readonly Thrown[]) =>
    ofType(astray(1, distance, [], dice).events, 'shellLanded')[0].at.y;
  expect([at(1, []), at(2, []), at(3, [SAFE]), at(4, [SAFE])]).toEqual([440, 460, 480, 500]);
});

test('PORT-278 PORT-331 A shell that drifts onto own men hits them, for the other of two', () => {
  const { state } = astray(2, 1, [man(3, 3, 540, 500)], [[6, 1]]);
  expect(elementOf(state, 3).where).toBe('destroyed');
  expect(state.score.map(({ destroyed }) => destroyed)).toEqual([0, 12]);
});

test('PORT-279 PORT-D67 Round bases by their centre, rectangles by any part', () => {
  const car = { id: 5, unit: 3, kind: 'vehicle', die: 6, crew: [6], weapons: [], at: [655, 500] } as const;
  const others = [man(3, 3, 625, 500), man(4, 3, 600, 526), { ...car, weapons: [] }];
  const { events } = play(gun(200, 'catapult', {}, others), fire(2), [[10, 9], SAFE, [6, 6], [6, 6]]);
  expect(ofType(events, 'shellLanded')[0].under.map(({ element }) => element)).toEqual([2, 3, 5]);
});

test('PORT-280 PORT-D68 A gun under a template rolls once for each living crewman', () => {
  const other = { id: 3, unit: 3, kind: 'piece', piece: 'ballista', crew: [6, 6, 6], at: [630, 500] } as const;
  const { events } = play(gun(200, 'catapult', {}, [other]), fire(2), [[10, 9], SAFE, [6, 6], [6, 6], [6, 6]]);
  expect(ofType(events, 'partRolled')).toHaveLength(3);
});

test('PORT-259 PORT-278 A shell finds mount and rider, the mount first', () => {
  const pair = man(3, 3, 620, 500, { kind: 'mount', die: 12, rider: { die: 10 } });
  const { events } = play(gun(200, 'catapult', {}, [pair]), fire(2), [[10, 9], SAFE, [12, 9], [10, 9]]);
  expect(ofType(events, 'recoveryRolled').map(({ die }) => die)).toEqual([8, 12, 10]);
});

test('PORT-281 A template beside the table hits what it covers', () => {
  const given = gun(200);
  const edge = {
    ...given,
    table: { w: 1200, h: 800 },
    elements: [
      { ...(given.elements?.[0] as GivenElement), at: [600, 300] as const, facing: 270 },
      man(2, 2, 600, 10, { facing: 90, die: 8 }),
    ],
  };
  const { events } = play(edge, fire(2), [[10, 3], [4, 1], [4, 3], SAFE]);
  expect(ofType(events, 'shellLanded')[0].at).toEqual({ x: 600, y: -10 });
  expect(ofType(events, 'recoveryRolled')).toHaveLength(1);
});

test('PORT-196 PORT-278 What is abandoned is not hit', () => {
  const hull = { id: 3, unit: 3, kind: 'vehicle', die: 6, abandoned: true, at: [620, 500] } as const;
  const { events } = play(gun(200, 'catapult', {}, [hull, ...row(4, 1, 3, [900, 700])]), fire(2), [[10, 9], SAFE]);
  expect(ofType(events, 'shellLanded')[0].under.map(({ element }) => element)).toEqual([2]);
});
