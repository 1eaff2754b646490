import { elementOf, unitOf, type Event } from '@/games/portal/rules';
import { deg } from '@/games/portal/rules/geometry';
import { flightOf } from '@/games/portal/rules/questions/flight';
import { resolve } from '@/games/portal/rules/resolve';
import { battle, type Given, type GivenElement } from '../support/position';
import { script } from '../support/script';

const man = (id: number, unit: number, x: number, y: number): GivenElement => ({ id, unit, die: 6, at: [x, y] });
const RUNNERS = [man(1, 1, 500, 400), man(2, 1, 520, 400), man(3, 1, 540, 400)];
const ENEMY = man(9, 3, 540, 200);

const given = (friends: readonly GivenElement[], enemy = ENEMY, more: Partial<Given> = {}): Given => ({
  mode: 'siege',
  units: [
    { id: 1, seat: 0 },
    { id: 2, seat: 0, ...(friends[0].kind === 'vehicle' ? { kind: 'vehicle' as const } : {}) },
    { id: 3, seat: 1 },
    ...(friends.some(({ unit }) => unit === 4) ? [{ id: 4, seat: 0 }] : []),
  ],
  elements: [...RUNNERS, ...friends, enemy],
  ...more,
});
const flight = (setting: Given) => {
  const open = battle(setting);
  return flightOf(open, unitOf(open, 1));
};

test('PORT-G47 the spot lies 30 mm behind the reach of the nearest friends, away from the enemy', () => {
  // Their centroid (540, 500), their reach 20 + 1 + 10.
  expect(flight(given([man(4, 2, 520, 500), man(5, 2, 560, 500)]))).toMatchObject({
    middle: { x: 540, y: 500 },
    radius: 31,
    spot: { x: 540, y: 561 },
    cost: 162_237,
    allowance: 200_000,
    reachable: true,
  });
});

test('PORT-G47 a rectangle reaches to its corners; an enemy on the centroid counts as straight above', () => {
  const tank: GivenElement = { id: 4, unit: 2, kind: 'vehicle', die: 12, at: [540, 500], crew: [6] };
  expect(flight(given([tank]))).toMatchObject({ radius: 57, spot: { x: 540, y: 587 } });
  const around = [man(4, 2, 500, 500), man(5, 2, 580, 500)];
  expect(flight(given(around, man(9, 3, 540, 500)))).toMatchObject({ radius: 51, spot: { x: 540, y: 581 } });
});

test('PORT-G47 of friends equally near the lower unit counts, and the nearest enemy drives', () => {
  const both = given([man(4, 2, 520, 500), man(5, 4, 520, 300)], man(9, 3, 540, 100));
  expect(flight(both)?.behind.id).toBe(2);
  const near = { ...both, elements: [...(both.elements ?? []), man(10, 3, 700, 400)] };
  // From (700, 400) by (520, 500) on: 41 mm along (-180, 100), whose length is 205.
  expect(flight(near)?.spot).toEqual({ x: 520 - 36, y: 500 + 20 });
});

test('PORT-G47 a spot at the edge, behind Impassable ground or too dear cannot be reached', () => {
  const friends = [man(4, 2, 520, 500)];
  expect(flight(given(friends, ENEMY, { table: { w: 1200, h: 571 } }))?.reachable).toBe(true);
  expect(flight(given(friends, ENEMY, { table: { w: 1200, h: 570 } }))?.reachable).toBe(false);
  const pond = {
    difficulty: 'impassable',
    sight: 'open',
    poly: [
      [400, 440],
      [600, 440],
      [600, 460],
      [400, 460],
    ],
  } as const;
  expect(flight(given(friends, ENEMY, { terrain: [pond] }))?.reachable).toBe(false);
  expect(flight(given(friends, ENEMY, { terrain: [{ ...pond, difficulty: 'heavy' }] }))?.reachable).toBe(false);
  expect(flight(given(friends))?.reachable).toBe(true);
});

test('PORT-G49 after flight everybody looks at the enemy who drove him', () => {
  const state = battle(given([man(4, 2, 520, 500), man(5, 2, 560, 500)]));
  // Who runs fails; the friends whom he frightens do not.
  const { left } = script(state, [
    [6, 1],
    [6, 6],
  ]);
  const events: Event[] = [];
  state.steps.push({ step: 'test', unit: 1, cause: 'fearsome', by: 1 });
  resolve(state, events);
  expect(left()).toBe(0);
  for (const id of [1, 2, 3]) {
    const { x, y, facing } = elementOf(state, id);
    expect(y).toBeGreaterThan(530);
    expect(facing).toBe(deg(540 - x, 200 - y));
  }
});
