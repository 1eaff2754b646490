import { anyAlong, crowdOf, isOverAny, overlap, type Footprint } from '@/games/portal/rules/geometry';
import { numbersFrom } from '../../support/dice';

const TABLE = { w: 1200, h: 800 };

test('PORT-112 what stands near is found by squares as among all', () => {
  const die = numbersFrom(112);
  const shapes = [{ r: 10 }, { r: 30 }, { length: 100, width: 50 }, { length: 120, width: 80 }];
  const somebody = (): Footprint => ({
    x: die(-20, 1220),
    y: die(-20, 820),
    facing: die(0, 359),
    shape: shapes[die(0, 3)],
  });
  const found = [0, 0];
  for (let i = 0; i < 40; i++) {
    const all = Array.from({ length: 30 }, somebody);
    const crowd = crowdOf(all, TABLE);
    for (let k = 0; k < 50; k++) {
      const at = somebody();
      const leeway = die(0, 2);
      const isOver = all.some((other) => overlap(at, other, leeway));
      expect(isOverAny(crowd, at, leeway)).toBe(isOver);
      found[isOver ? 1 : 0]++;
    }
  }
  expect(Math.min(...found)).toBeGreaterThan(200);
});

test('PORT-111 whoever stands at a way is asked', () => {
  const man = (x: number, y: number): Footprint => ({ x, y, facing: 0, shape: { r: 10 } });
  const crowd = crowdOf([man(150, 350), man(700, 100)], TABLE);
  const asked = (from: [number, number], to: [number, number]): number => {
    let count = 0;
    anyAlong(crowd, { x: from[0], y: from[1] }, { x: to[0], y: to[1] }, 10, () => {
      count++;
      return false;
    });
    return count;
  };
  expect(asked([250, 350], [90, 350])).toBeGreaterThan(0);
  expect(asked([150, 450], [150, 410])).toBe(0);
  expect(asked([2000, 100], [690, 100])).toBeGreaterThan(0);
});
