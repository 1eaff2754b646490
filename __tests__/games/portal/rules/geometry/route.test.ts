import { MAX_WAYPOINTS, SCENARIOS } from '@/games/portal/rules/data';
import {
  areaOf,
  BLOCKED,
  crowdOf,
  fieldOf,
  isOverAny,
  landOf,
  legCost,
  placesReached,
  wayTo,
  wayTowards,
  type Country,
  type Footprint,
  type Land,
  type Traveller,
} from '@/games/portal/rules/geometry';
import type { Point } from '@/games/portal/rules/types';
import { numbersFrom } from '../../support/dice';

const TABLE = { w: 1200, h: 800 };
const at = (x: number, y: number): Point => ({ x, y });
const man = (x: number, y: number, more: Partial<Traveller> = {}): Traveller => ({
  x,
  y,
  r: 10,
  swims: false,
  flying: false,
  ...more,
});
const foe = (x: number, y: number): Footprint => ({ x, y, facing: 0, shape: { r: 10 } });
const country = (land: Land, foes: readonly Footprint[] = []): Country => ({
  land,
  table: TABLE,
  foes: crowdOf(foes, TABLE),
});
const wall = areaOf(
  {
    difficulty: 'impassable',
    sight: 'solid',
    outline: [
      [0, 0],
      [20, 0],
      [20, 200],
      [0, 200],
    ],
  },
  at(400, 300),
  0,
);

/** What a whole way costs, leg by leg. */
function cost(through: Country, travellers: readonly Traveller[], way: readonly Point[]): number {
  return way.reduce((sum, to, i) => {
    const leg = legCost(through, travellers, i === 0 ? travellers[0] : way[i - 1], to);
    return leg === BLOCKED ? Infinity : sum + leg;
  }, 0);
}

test('PORT-101 what can be reached on bare ground is a disc', () => {
  const places = placesReached(fieldOf(country([]), [man(600, 400)], 100_000));
  expect(places).toContainEqual({ x: 700, y: 400, cost: 100_000 });
  expect(places).toContainEqual({ x: 670, y: 330, cost: 7 * 14_142 });
  expect(places.some(({ x, y }) => x === 680 && y === 330)).toBe(false);
  expect(placesReached(fieldOf(country([]), [man(600, 400)], 0))).toEqual([{ x: 600, y: 400, cost: 0 }]);
});

test('PORT-105 a way leads round a wall, in few legs, and no farther than the allowance', () => {
  const through = country([wall]);
  const travellers = [man(380, 440)];
  const field = fieldOf(through, travellers, 200_000);
  const goal = at(440, 440);
  const way = wayTo(field, goal) ?? [];
  expect(way.at(-1)).toEqual(goal);
  expect(way.length).toBeLessThanOrEqual(4);
  expect(cost(through, travellers, way)).toBeLessThanOrEqual(200_000);
  // Round the near corner it cannot be shorter than 152 mm.
  expect(cost(through, travellers, way)).toBeLessThan(170_000);
  expect(wayTo(fieldOf(through, travellers, 140_000), goal)).toBeNull();
  expect(wayTo(fieldOf(through, [man(380, 440, { flying: true })], 140_000), goal)).toEqual([goal]);
});

test('PORT-111 a way leads between enemies only where a base fits', () => {
  const line = (gap: number) => [-3, -2, -1, 0, 1, 2, 3, 4].map((i) => foe(600 + gap * i, 300));
  const open = fieldOf(country([], line(42)), [man(600, 380)], 160_000);
  expect(wayTo(open, at(600, 240))).not.toBeNull();
  const shut = fieldOf(country([], line(38)), [man(600, 380)], 160_000);
  expect(wayTo(shut, at(600, 240))).toBeNull();
});

test('PORT-110 a group keeps its shape: where the widest of it does not pass, nobody does', () => {
  const gate = country([], [foe(570, 300), foe(630, 300)]);
  const one = [man(600, 360)];
  const pair = [man(600, 360), man(625, 360)];
  expect(wayTo(fieldOf(gate, one, 130_000), at(600, 240))).toEqual([at(600, 240)]);
  expect(wayTo(fieldOf(gate, pair, 130_000), at(600, 240))).toBeNull();
});

test('PORT-G25 every way on crowded tables is legal, paid for and short', () => {
  const die = numbersFrom(25);
  let ways = 0;
  let bent = 0;
  for (let i = 0; i < 40; i++) {
    const start = man(die(100, 1100), die(100, 700));
    const foes = Array.from({ length: 60 }, () => foe(die(20, 1180), die(20, 780))).filter(
      ({ x, y }) => (x - start.x) ** 2 + (y - start.y) ** 2 > 30 ** 2,
    );
    const through = country(landOf(SCENARIOS[die(1, 5)].terrain), foes);
    const field = fieldOf(through, [start], 200_000);
    for (const { x, y, cost: least } of placesReached(field).filter((_, node) => node % 37 === 0)) {
      const way = wayTo(field, at(x, y));
      // On the last micrometres rounding may refuse what the lattice allows.
      if (way === null && least > 199_900) continue;
      expect(way).not.toBeNull();
      expect(way?.length).toBeLessThanOrEqual(MAX_WAYPOINTS);
      // Straight on is taken wherever it is paid for; only a way with bends must be the cheapest.
      const most = way?.length === 1 ? 200_000 : Math.min(200_000, least + 100);
      expect(cost(through, [start], way ?? [])).toBeLessThanOrEqual(most);
      ways++;
      if (way !== null && way.length > 1) bent++;
    }
  }
  expect(ways).toBeGreaterThan(500);
  expect(bent).toBeGreaterThan(100);
});

test('PORT-112 towards a goal that is too far or taken the way ends where one may stand, as near as can be', () => {
  const field = fieldOf(country([]), [man(600, 400)], 100_000);
  expect(wayTowards(field, at(900, 400), () => true)).toEqual([at(700, 400)]);
  const friends = crowdOf([foe(700, 400)], TABLE);
  const mayEnd = ({ x, y }: Point) => !isOverAny(friends, foe(x, y));
  const way = wayTowards(field, at(690, 400), mayEnd) ?? [];
  expect(way).toEqual([at(680, 400)]);
  expect(wayTowards(field, at(900, 400), () => false)).toBeNull();
  expect(wayTowards(field, at(600, 400), () => true)).toEqual([at(600, 400)]);
});
