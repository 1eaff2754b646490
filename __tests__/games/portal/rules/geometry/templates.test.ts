import { coverOf, covers, deviated, landings, type Footprint } from '@/games/portal/rules/geometry';

const man = (x: number, y: number): Footprint => ({ x, y, facing: 0, shape: { r: 10 } });
const tank = (x: number, y: number, facing = 0): Footprint => ({ x, y, facing, shape: { length: 100, width: 50 } });

test('PORT-G40 a template covers a round base by its centre and a rectangle by any part', () => {
  const at = { x: 500, y: 500 };
  expect([covers(50, at, man(525, 500)), covers(50, at, man(526, 500)), covers(50, at, man(515, 520))]).toEqual([
    true,
    false,
    true,
  ]);
  expect([covers(50, at, tank(575, 500)), covers(50, at, tank(576, 500)), covers(50, at, tank(576, 500, 90))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('PORT-G41 beyond, short, left and right as seen from the piece', () => {
  const from = { x: 100, y: 100 };
  const target = { x: 400, y: 500 };
  expect(
    (['beyond', 'short', 'left', 'right'] as const).map((direction) => deviated(from, target, direction, 60)),
  ).toEqual([
    { x: 436, y: 548 },
    { x: 364, y: 452 },
    { x: 448, y: 464 },
    { x: 352, y: 536 },
  ]);
  expect(deviated(target, target, 'beyond', 60)).toEqual(target);
});

test('PORT-276 thirteen places with chances that add up', () => {
  const { of, misfire, places } = landings({ x: 100, y: 500 }, { x: 500, y: 500 }, 10, 0);
  // Of ten faces one misfires, seven hit, two stray; a quarter of the strays are bullseyes.
  expect({ of, misfire, count: places.length }).toEqual({ of: 160, misfire: 16, count: 13 });
  expect(places[0]).toEqual({ at: { x: 500, y: 500 }, direction: null, distance: 0, chance: 7 * 16 + 2 * 4 });
  expect(places[1]).toEqual({ at: { x: 560, y: 500 }, direction: 'beyond', distance: 60, chance: 2 });
  for (const modifier of [-4, -1, 0, 2]) {
    const one = landings({ x: 100, y: 500 }, { x: 500, y: 500 }, 12, modifier);
    expect(one.misfire + one.places.reduce((sum, { chance }) => sum + chance, 0)).toBe(one.of);
  }
});

test('PORT-271 a natural 1 misfires whatever the modifiers', () => {
  expect(landings({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 4)).toMatchObject({ misfire: 16, of: 160 });
  expect(landings({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 4).places[0].chance).toBe(9 * 16);
});

test('PORT-G50 a square belongs to the strictly strongest, the table to who has strictly most squares', () => {
  const at = (seat: number, x: number, y: number, strength = 1) => ({ seat, x, y, strength });
  expect(coverOf([at(0, 199, 0), at(1, 200, 0), at(1, 399, 199, 2)], 2)).toEqual({ squares: [1, 1], covers: null });
  expect(coverOf([at(0, 10, 10), at(1, 20, 20), at(2, 300, 10), at(2, 10, 300)], 3)).toEqual({
    squares: [0, 0, 2],
    covers: 2,
  });
  expect(coverOf([at(0, 10, 10, 0)], 2)).toEqual({ squares: [0, 0], covers: null });
});
