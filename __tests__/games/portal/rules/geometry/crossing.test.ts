import {
  areaOf,
  crosses,
  inContact,
  isOutlineClear,
  outlineOf,
  snapped,
  type Footprint,
} from '@/games/portal/rules/geometry';
import type { Point } from '@/games/portal/rules/types';

const at = (x: number, y: number): Point => ({ x, y });
const man = (x: number, y: number, r = 10): Footprint => ({ x, y, facing: 0, shape: { r } });
const tank = (x: number, y: number, facing = 0): Footprint => ({ x, y, facing, shape: { length: 100, width: 50 } });

test('PORT-G28 a way keeps the sum of radii from a round enemy, beside it and at its ends', () => {
  expect(crosses(at(0, 0), at(200, 0), 10, man(100, 20))).toBe(false);
  expect(crosses(at(0, 0), at(200, 0), 10, man(100, 19))).toBe(true);
  expect(crosses(at(0, 0), at(200, 0), 15, man(100, 24))).toBe(true);
  expect([crosses(at(0, 0), at(80, 0), 10, man(100, 0)), crosses(at(0, 0), at(81, 0), 10, man(100, 0))]).toEqual([
    false,
    true,
  ]);
  // Away from one in contact.
  expect(crosses(at(0, 0), at(-50, 0), 10, man(20, 0))).toBe(false);
  // Exactly 20 beside a slanting way, and less.
  expect([crosses(at(0, 0), at(30, 40), 10, man(40, 20)), crosses(at(0, 0), at(30, 40), 10, man(39, 20))]).toEqual([
    false,
    true,
  ]);
});

test('PORT-G28 beside a rectangle the way is looked at every tenth step and at its end', () => {
  expect(crosses(at(0, 300), at(400, 300), 10, tank(200, 335))).toBe(false);
  expect(crosses(at(0, 300), at(400, 300), 10, tank(200, 334))).toBe(true);
  expect(crosses(at(0, 300), at(141, 300), 10, tank(200, 300))).toBe(true);
  expect(crosses(at(0, 300), at(140, 300), 10, tank(200, 300))).toBe(false);
  // Between two looks a corner may be cut: six steps have no tenth.
  expect(crosses(at(143, 270), at(149, 264), 10, tank(200, 300))).toBe(false);
});

test('PORT-G30 the outline is looked at every 10 mm, with the end of each edge', () => {
  const points = outlineOf(tank(0, 0)).map(({ x, y }) => `${x},${y}`);
  for (const wanted of ['50,-25', '50,-15', '50,15', '50,25', '-50,5', '-50,-25', '-40,25', '40,-25'])
    expect(points).toContain(wanted);
  expect(points).not.toContain('45,25');
  expect(outlineOf(man(0, 0))).toEqual([]);
  const shorter = outlineOf({ x: 0, y: 0, facing: 90, shape: { length: 70, width: 36 } }).map(
    ({ x, y }) => `${x},${y}`,
  );
  for (const wanted of ['18,-35', '-18,-35', '18,35', '18,25']) expect(shorter).toContain(wanted);
});

test('PORT-107 an outline keeps off Impassable terrain, and swimmers may be over deep water', () => {
  const pond = (deepWater: boolean) =>
    areaOf(
      {
        difficulty: 'impassable',
        sight: 'open',
        outline: [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
        deepWater,
      },
      at(0, 0),
      0,
    );
  expect(isOutlineClear([pond(true)], tank(-50, 50), false)).toBe(false);
  expect(isOutlineClear([pond(true)], tank(-51, 50), false)).toBe(true);
  expect(isOutlineClear([pond(true)], tank(-50, 50), true)).toBe(true);
  expect(isOutlineClear([pond(false)], tank(-50, 50), true)).toBe(false);
});

describe('PORT-G31 a drop near contact snaps to the nearest legal place', () => {
  const everywhere = () => true;
  test('PORT-G31 from too near, from too far, and not at all from beyond', () => {
    expect(snapped(man(117, 100), man(100, 100), everywhere)).toEqual(at(120, 100));
    expect(snapped(man(126, 100), man(100, 100), everywhere)).toEqual(at(122, 100));
    expect(snapped(man(121, 100), man(100, 100), everywhere)).toEqual(at(121, 100));
    expect(snapped(man(129, 100), man(100, 100), everywhere)).toBeNull();
    expect(snapped(man(164, 100), tank(100, 100), everywhere)).toEqual(at(162, 100));
  });
  test('PORT-G31 of equally near places the smaller y and then the smaller x, if they are legal', () => {
    const below = snapped(man(126, 100), man(100, 100), ({ y }) => y !== 100);
    expect(below).toEqual(at(121, 99));
    const spot = snapped(man(124, 103), man(100, 100), ({ y }) => y > 103);
    expect(spot !== null && spot.y > 103 && inContact({ ...man(0, 0), ...spot }, man(100, 100))).toBe(true);
    expect(snapped(man(124, 103), man(100, 100), () => false)).toBeNull();
  });
  test('PORT-G31 the band of contact has a place of whole millimetres in every direction', () => {
    for (let x = -40; x <= 40; x++)
      for (const y of [-40, 40]) {
        const far = Math.sqrt(x * x + y * y);
        const drop = at(Math.round((x * 24) / far), Math.round((y * 24) / far));
        expect(snapped(man(drop.x, drop.y), man(0, 0), everywhere)).not.toBeNull();
      }
  });
});
