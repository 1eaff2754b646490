import { SCENARIOS, TERRAIN, TERRAIN_GAP, TERRAIN_IDS } from '@/games/portal/rules/data';
import {
  affordable,
  areApart,
  areaOf,
  BLOCKED,
  entry,
  factorAt,
  factorSum,
  isImpassable,
  isIn,
  laid,
  landOf,
  NO_WAY,
  pathCost,
  polygon,
  segmentCost,
  worstSum,
} from '@/games/portal/rules/geometry';
import type { Point } from '@/games/portal/rules/types';
import { numbersFrom } from '../../support/dice';
import { literalFactors, literallyIn, literalSum } from '../../support/sampling';

const at = (x: number, y: number): Point => ({ x, y });
const box = (left: number, top: number, right: number, bottom: number) => [
  [left, top] as const,
  [right, top] as const,
  [right, bottom] as const,
  [left, bottom] as const,
];
const LAND = [
  areaOf({ difficulty: 'light', sight: 'open', outline: box(100, 0, 200, 300) }, at(0, 0), 0),
  areaOf({ difficulty: 'heavy', sight: 'open', outline: box(300, 0, 400, 300) }, at(0, 0), 0),
  areaOf({ difficulty: 'impassable', sight: 'open', outline: box(500, 0, 600, 300), deepWater: true }, at(0, 0), 0),
];

test('PORT-G22 vertices are turned and rounded about the middle of a piece', () => {
  const cottage = laid(TERRAIN.cottage.outline, at(660, 150), 30);
  expect(cottage.points[0]).toEqual({ x: 660 - 23, y: 150 - 60 });
  const [{ outline, patches }] = landOf(SCENARIOS[0].terrain);
  expect(outline.points[0]).toEqual({ x: 490, y: 0 });
  expect(patches[0].outline.points[0]).toEqual({ x: 500, y: 260 });
});

test('PORT-G22 every piece is convex and clockwise at every rotation, which runs of steps rely on', () => {
  const outlines = TERRAIN_IDS.flatMap((id) => [
    TERRAIN[id].outline,
    ...(TERRAIN[id].patches ?? []).map((patch) => patch.outline),
  ]);
  for (const outline of outlines) {
    for (let rotation = 0; rotation < 360; rotation++) {
      const { points } = laid(outline, at(0, 0), rotation);
      const turns = points.map((a, i) => {
        const b = points[(i + 1) % points.length];
        const c = points[(i + 2) % points.length];
        return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
      });
      expect(Math.min(...turns)).toBeGreaterThan(0);
    }
  }
});

test('PORT-G23 edges to the left and at the top are inside, the others are not', () => {
  const square = polygon([at(0, 0), at(10, 0), at(10, 10), at(0, 10)]);
  const tests = [
    [0, 0],
    [0, 5],
    [5, 0],
    [9, 9],
    [10, 5],
    [5, 10],
    [10, 0],
    [0, 10],
    [-1, 5],
  ] as const;
  expect(tests.map(([x, y]) => isIn(square, x, y))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('PORT-G23 whole points are in a piece exactly where the ray says so', () => {
  const die = numbersFrom(23);
  for (let i = 0; i < 2000; i++) {
    const piece = TERRAIN[TERRAIN_IDS[die(0, TERRAIN_IDS.length - 1)]];
    const outline = laid(piece.outline, at(500, 400), die(0, 359));
    const corner = outline.points[die(0, outline.points.length - 1)];
    const [x, y] = [corner.x + die(-3, 3), corner.y + die(-3, 3)];
    expect(isIn(outline, x, y)).toBe(literallyIn(outline.points, x, y, 1));
  }
});

test('PORT-G24 pieces keep 100 mm between their outlines, measured on squares', () => {
  const square = polygon([at(100, 100), at(200, 100), at(200, 180), at(100, 180)]);
  const moved = (dx: number, dy: number) => polygon(square.points.map(({ x, y }) => at(x + dx, y + dy)));
  expect(areApart(square, moved(200, 0), TERRAIN_GAP)).toBe(true);
  expect(areApart(square, moved(199, 0), TERRAIN_GAP)).toBe(false);
  // 60 and 80 from corner to corner.
  expect(areApart(square, moved(160, 160), TERRAIN_GAP)).toBe(true);
  expect(areApart(square, moved(159, 160), TERRAIN_GAP)).toBe(false);
  expect(areApart(square, moved(0, 0), TERRAIN_GAP)).toBe(false);
  // Far from every edge, and yet inside.
  expect(areApart(polygon([at(0, 0), at(900, 0), at(900, 900), at(0, 900)]), moved(300, 300), TERRAIN_GAP)).toBe(false);
});

test('PORT-G25 a path costs the sum of its segments', () => {
  expect(pathCost(LAND, at(0, 400), [at(30, 440), at(30, 400)], false)).toBe(50_000 + 40_000);
  expect(pathCost(LAND, at(0, 400), [], false)).toBe(0);
});

test('PORT-G26 each step costs the factor at its middle; Impassable middles and waypoints are refused', () => {
  expect(segmentCost(LAND, at(50, 100), at(150, 100), false)).toBe(50_000 + 3 * 50_000);
  expect(segmentCost(LAND, at(250, 100), at(350, 100), false)).toBe(50_000 + 5 * 50_000);
  expect(segmentCost(LAND, at(450, 100), at(501, 100), false)).toBe(BLOCKED);
  expect(segmentCost(LAND, at(450, 100), at(500, 100), false)).toBe(50_000);
  expect(pathCost(LAND, at(450, 100), [at(500, 100)], false)).toBe(BLOCKED);
  expect(entry(LAND, at(450, 100), at(560, 100), false)).toEqual(at(501, 100));
  expect(entry(LAND, at(450, 100), at(500, 100), false)).toEqual(at(500, 100));
  expect(entry(LAND, at(450, 100), at(499, 100), false)).toBeNull();
  expect(segmentCost(LAND, at(7, 7), at(7, 7), false)).toBe(0);
});

test('PORT-065 deep water is open to swimmers, PORT-064 and a patch counts instead of its piece', () => {
  expect(segmentCost(LAND, at(450, 100), at(550, 100), true)).toBe(100_000);
  const river = landOf([SCENARIOS[0].terrain[0]]);
  expect([
    factorAt(river, 450, 300, false),
    factorAt(river, 450, 480, false),
    factorAt(river, 450, 100, false),
  ]).toEqual([1, 5, NO_WAY]);
  expect(segmentCost(river, at(380, 300), at(520, 300), false)).toBe(140_000);
  expect(segmentCost(river, at(380, 480), at(520, 480), false)).toBe(60_000 + 5 * 80_000);
  expect(segmentCost(river, at(380, 100), at(520, 100), false)).toBe(BLOCKED);
  expect(isImpassable(river, at(450, 100), false)).toBe(true);
  expect(isImpassable(river, at(450, 100), true)).toBe(false);
  // The river agreed to be light is no deep water, and its ford is heavy still.
  const [brook] = landOf([{ ...SCENARIOS[0].terrain[0], difficulty: 'light' }]);
  expect([brook.factor, brook.swimFactor, brook.patches[1].factor]).toEqual([3, 3, 5]);
});

test('PORT-G26 runs of steps equal literal sampling on 100,000 random segments', () => {
  const die = numbersFrom(26);
  let blocked = 0;
  let slowed = 0;
  for (let table = 0; table < 200; table++) {
    const land = [...Array(8).keys()].map((i) => {
      const piece = TERRAIN[TERRAIN_IDS[die(0, TERRAIN_IDS.length - 1)]];
      // Rivers would cross their neighbours: beside them pieces lie in a row of their own.
      const spot = at(220 + 440 * (i % 4) + die(-20, 20), 150 + 700 * (i >> 2) + die(-20, 20));
      return areaOf(piece.patches ? { ...TERRAIN.rocks } : piece, spot, die(0, 359));
    });
    const river = areaOf(TERRAIN.river800, at(900, 500), die(0, 20));
    const all = [...land, river];
    for (let i = 0; i < 500; i++) {
      const from = at(die(0, 1800), die(0, 1000));
      const far = die(1, 6) === 1 ? 500 : 80;
      const to = at(from.x + die(-far, far), from.y + die(-far, far));
      const swims = die(1, 4) === 1;
      const factors = literalFactors(all, from, to, swims);
      const sum = literalSum(factors);
      if (factorSum(all, from, to.x - from.x, to.y - from.y, swims) !== sum) {
        expect({ from, to, swims, sum: factorSum(all, from, to.x - from.x, to.y - from.y, swims) }).toEqual({
          from,
          to,
          swims,
          sum,
        });
      }
      if (sum < 0) blocked++;
      else if (sum > factors.length) slowed++;
    }
  }
  expect(blocked).toBeGreaterThan(5000);
  expect(slowed).toBeGreaterThan(10000);
}, 60_000);

test('PORT-G27 a block pays the worst factor under any member at each step', () => {
  const die = numbersFrom(27);
  const land = landOf(SCENARIOS[1].terrain);
  for (let i = 0; i < 300; i++) {
    const walkers = [...Array(die(1, 12)).keys()].map(() => ({ ...at(die(100, 1100), die(150, 650)), swims: false }));
    const [dx, dy] = [die(-90, 90), die(-90, 90)];
    const each = walkers.map((walker) => literalFactors(land, walker, at(walker.x + dx, walker.y + dy), false));
    const worst = each[0].map((_, step) => Math.max(...each.map((factors) => factors[step])));
    expect(worstSum(land, walkers, dx, dy)).toBe(literalSum(worst));
  }
  const pair = [150, 350].map((x) => ({ ...at(x, 400), swims: false }));
  expect(worstSum(LAND, pair, 0, -150)).toBe(100 + 5 * 50);
  expect(worstSum(LAND, [{ ...at(550, 400), swims: false }], 0, -150)).toBe(BLOCKED);
});

test('PORT-101 how far a budget leads on a way', () => {
  expect(affordable(LAND, at(50, 100), at(250, 100), 110_000, false)).toEqual(at(120, 100));
  expect(affordable(LAND, at(50, 100), at(90, 100), 110_000, false)).toEqual(at(90, 100));
  expect(affordable(LAND, at(450, 100), at(560, 100), 110_000, false)).toEqual(at(499, 100));
  expect(affordable(LAND, at(450, 100), at(560, 100), 0, false)).toEqual(at(450, 100));
});
