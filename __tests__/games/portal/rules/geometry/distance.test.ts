import fc from 'fast-check';
import {
  corners,
  facingOf,
  gap,
  hasInFront,
  inContact,
  isInside,
  isPointWithin,
  isUnder,
  isWithin,
  nearest,
  overlap,
  reach,
  type Footprint,
} from '@/games/portal/rules/geometry';

const round = (x: number, y: number, r = 10, facing = 0): Footprint => ({ x, y, facing, shape: { r } });
const tank = (x: number, y: number, facing = 0): Footprint => ({ x, y, facing, shape: { length: 100, width: 50 } });
const TABLE = { x: 0, y: 0, w: 1200, h: 800 };

test('PORT-G11 a circle reaches as far as its radius', () => expect(reach({ r: 15 })).toBe(15));

test('PORT-G12 a rectangle has its length along its facing', () => {
  const shape = { length: 100, width: 50 };
  expect(corners(tank(500, 500, 90), shape)).toEqual([
    { x: 525, y: 550 },
    { x: 475, y: 550 },
    { x: 475, y: 450 },
    { x: 525, y: 450 },
  ]);
  const turn = fc.integer({ min: 0, max: 359 });
  fc.assert(
    fc.property(turn, (facing) => {
      for (const { x, y } of corners(tank(0, 0, facing), shape))
        expect(x * x + y * y).toBeLessThanOrEqual(reach(shape) ** 2);
    }),
  );
});

test('PORT-G13 on the table means wholly on it; the edge may touch', () => {
  expect(isInside(round(10, 790), TABLE)).toBe(true);
  expect(isInside(round(9, 790), TABLE)).toBe(false);
  expect(isInside(round(600, 791), TABLE)).toBe(false);
  expect(isInside(tank(50, 25), TABLE)).toBe(true);
  expect(isInside(tank(50, 25, 90), TABLE)).toBe(false);
  expect(isInside(round(160, 100), { x: 150, y: 0, w: 100, h: 800 })).toBe(true);
  expect(isInside(round(159, 100), { x: 150, y: 0, w: 100, h: 800 })).toBe(false);
});

test('PORT-G14 circles overlap below the sum of radii and touch up to 2 mm above', () => {
  const a = round(100, 100);
  expect([119, 120, 122, 123].map((x) => [overlap(a, round(x, 100)), inContact(a, round(x, 100))])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
});

test('PORT-G15 circle and rectangle, from the side and at a corner', () => {
  const at = tank(500, 500);
  expect([559, 560, 562, 563].map((x) => [overlap(at, round(x, 500)), inContact(round(x, 500), at)])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
  // 6, 8 beyond the corner is 10 away from it.
  expect(overlap(round(555, 533), at)).toBe(true);
  expect(overlap(round(556, 533), at)).toBe(false);
  expect(inContact(round(556, 533), at)).toBe(true);
  expect(inContact(round(500, 500 + 35), tank(500, 500, 180))).toBe(true);
});

test('PORT-G16 two rectangles: touching is no overlap, and also crossed ones overlap', () => {
  const at = tank(500, 500);
  expect([599, 600, 602, 603].map((x) => [overlap(at, tank(x, 500)), inContact(tank(x, 500), at)])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect(overlap(at, tank(500, 500, 90))).toBe(true);
  expect(inContact(at, tank(500, 500, 90))).toBe(false);
});

test('PORT-G17 at most and under a distance between edges, by all three pairs', () => {
  expect([isWithin(round(0, 0), round(70, 0), 50), isUnder(round(0, 0), round(70, 0), 50)]).toEqual([true, false]);
  expect([isWithin(round(0, 0), round(71, 0), 50), isUnder(round(0, 0), round(69, 0), 50)]).toEqual([false, true]);
  expect([isWithin(round(0, 0), tank(110, 0), 50), isUnder(tank(110, 0), round(0, 0), 50)]).toEqual([true, false]);
  expect([isWithin(tank(0, 0), tank(150, 0), 50), isUnder(tank(0, 0), tank(150, 0), 50)]).toEqual([true, false]);
  expect(isWithin(tank(0, 0), tank(151, 0), 50)).toBe(false);
});

test('PORT-003 the distance to a point is measured from the edge', () => {
  expect(isPointWithin(round(0, 0), { x: 130, y: 0 }, 120)).toBe(true);
  expect(isPointWithin(round(0, 0), { x: 131, y: 0 }, 120)).toBe(false);
});

test('PORT-G18 the gap is compared in micrometres; of two as near the lower id', () => {
  expect(gap(round(0, 0), round(30, 40))).toBe(30_000);
  expect(gap(round(0, 0), tank(110, 0))).toBe(50_000);
  expect(gap(tank(0, 0), tank(150, 0))).toBe(50_000);
  const at = (id: number, x: number, y: number) => ({ id, ...round(x, y) });
  expect(nearest(round(0, 0), [at(7, 100, 0), at(3, 0, 100), at(5, -100, 0), at(1, 101, 0)])?.id).toBe(3);
  expect(nearest(round(0, 0), [])).toBeNull();
});

test('PORT-G20 a soldier has the half-plane ahead in his front, with its border', () => {
  expect([0, 1, -1].map((dx) => facingOf(round(300, 300), { x: 300 + dx, y: 320 }))).toEqual([
    'front',
    'front',
    'rear',
  ]);
  expect(hasInFront(round(300, 300, 10, 180), { x: 299, y: 0 })).toBe(true);
});

test('PORT-G21 a vehicle has four quarters; what lies between is better for the defender', () => {
  const at = tank(0, 0);
  const seen = [
    [10, 10],
    [9, 10],
    [-9, 10],
    [-10, 10],
    [-11, 10],
    [10, -10],
    [9, -10],
    [-10, -10],
    [-11, -10],
  ] as const;
  expect(seen.map(([x, y]) => facingOf(at, { x, y }))).toEqual([
    'front',
    'right',
    'right',
    'right',
    'rear',
    'front',
    'left',
    'left',
    'rear',
  ]);
});
