import fc from 'fast-check';
import { COS, SIN } from '@/games/portal/rules/data';
import { deg, isqrt, len, localForward, localRight, rnd, rot, turned } from '@/games/portal/rules/geometry';

const degrees = fc.integer({ min: 0, max: 359 });
const millimetres = fc.integer({ min: -2000, max: 2000 });

test('PORT-G01 a centimetre is ten millimetres, a millimetre a thousand micrometres: lengths are whole', () => {
  expect(len(10, 0)).toBe(10_000);
  fc.assert(fc.property(millimetres, millimetres, (dx, dy) => Number.isInteger(len(dx, dy))));
});

test('PORT-G02 facings grow clockwise on the screen from +x; right is a quarter more', () => {
  expect([0, 90, 180, 270].map((facing) => rot(10, 0, facing))).toEqual([
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: -10, y: 0 },
    { x: 0, y: -10 },
  ]);
  fc.assert(fc.property(degrees, (facing) => expect(rot(0, 50, facing)).toEqual(rot(50, 0, turned(facing + 90)))));
  expect([turned(-90), turned(360), turned(725)]).toEqual([270, 0, 5]);
});

test('PORT-G04 halves are rounded away from zero', () => {
  expect([rnd(5, 2), rnd(-5, 2), rnd(4, 3), rnd(-4, 3), rnd(5, 3), rnd(-5, 3), rnd(0, 7)]).toEqual([
    3, -3, 1, -1, 2, -2, 0,
  ]);
});

test('PORT-G05 the root is the exact floor, also beside squares near 2^53', () => {
  for (const root of [0, 1, 2, 94906265, 94906264, 67108865]) {
    expect(isqrt(root * root)).toBe(root);
    if (root > 0) expect(isqrt(root * root - 1)).toBe(root - 1);
    if (root > 0 && (root + 1) * (root + 1) < 2 ** 53) expect(isqrt(root * root + 1)).toBe(root);
  }
  const whole = fc.integer({ min: 0, max: 2 ** 50 });
  fc.assert(
    fc.property(whole, (n) => {
      const root = isqrt(n);
      expect(root * root <= n && n < (root + 1) * (root + 1)).toBe(true);
    }),
  );
});

test('PORT-G06 no zero has a sign and nothing is a fraction: states compare and hash alike everywhere', () => {
  expect(Object.is(rnd(-1, 10), 0)).toBe(true);
  fc.assert(
    fc.property(millimetres, millimetres, degrees, (u, v, facing) => {
      const { x, y } = rot(u, v, facing);
      for (const one of [x, y, localForward(u, v, facing), localRight(u, v, facing)])
        expect(Number.isInteger(one) && !Object.is(one, -0)).toBe(true);
    }),
  );
});

test('PORT-G07 forward and right become a displacement, PORT-G08 and back again to the millimetre', () => {
  expect(rot(100, 20, 30)).toEqual({ x: 77, y: 67 });
  fc.assert(
    fc.property(millimetres, millimetres, degrees, (u, v, facing) => {
      const { x, y } = rot(u, v, facing);
      expect(Math.abs(localForward(x, y, facing) - u)).toBeLessThanOrEqual(2);
      expect(Math.abs(localRight(x, y, facing) - v)).toBeLessThanOrEqual(2);
    }),
  );
});

test('PORT-G09 the facing of a displacement is the smallest of the best', () => {
  expect([deg(1, 0), deg(0, 1), deg(-1, 0), deg(0, -1), deg(1, 1), deg(0, 0)]).toEqual([0, 90, 180, 270, 45, 0]);
  fc.assert(
    fc.property(millimetres, millimetres, (dx, dy) => {
      const along = SIN.map((sin, facing) => dx * COS[facing] + dy * sin);
      expect(deg(dx, dy)).toBe(along.indexOf(Math.max(...along)));
    }),
  );
});

test('PORT-G10 lengths are the floor of micrometres', () => {
  expect([len(3, 4), len(1, 1), len(-120, 50)]).toEqual([5000, 1414, 130_000]);
});
