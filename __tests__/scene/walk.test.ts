import type { Flight } from '@/scene/motion';
import { poseAt } from '@/scene/motion';
import { HALF_TURN_MS, strollTime, timeAt, widthAt } from '@/scene/walk';

const pose = (x: number, y: number) => ({ x, y, scale: 1, opacity: 1 });
const WAY = [
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];
const WALK: Flight = { from: pose(0, 0), to: pose(200, 100), way: WAY, start: 1000, end: 1900, arc: 0 };

test('the time of a part of the way is what the walk needs for it', () => {
  for (const part of [0, 0.1, 0.5, 0.75, 1]) {
    const { x } = poseAt({ ...WALK, way: [], to: pose(100, 0) }, 1000 + 900 * strollTime(part));
    expect(x).toBeCloseTo(100 * part);
  }
});

test('it is at a corner when it is said to be', () => {
  WAY.forEach((corner, i) =>
    expect(poseAt(WALK, 1000 + 900 * timeAt(WALK.from, WAY, WALK.to, i))).toMatchObject({
      x: expect.closeTo(corner.x),
      y: expect.closeTo(corner.y),
    }),
  );
  expect(timeAt(WALK.from, WAY, WALK.to, WAY.length)).toBe(1);
});

describe('a half turn', () => {
  const middle = 1000 + 900 * timeAt(WALK.from, WAY, WALK.to, 1);
  const turning = { ...WALK, turns: [1] };

  test('narrows it to an edge in the middle of the corner, for 160 ms', () => {
    expect(widthAt(turning, middle)).toBeCloseTo(0);
    expect(widthAt(turning, middle - HALF_TURN_MS / 4)).toBeCloseTo(Math.SQRT1_2);
    expect([widthAt(turning, middle - HALF_TURN_MS / 2 - 1), widthAt(turning, middle + HALF_TURN_MS / 2 + 1)]).toEqual([
      1, 1,
    ]);
  });

  test('at the end of the way is over when it arrives', () => {
    const last = { ...WALK, turns: [2] };
    expect(widthAt(last, 1900 - HALF_TURN_MS / 2)).toBeCloseTo(0);
    expect(widthAt(last, 1900)).toBe(1);
  });

  test('is made by nobody who goes straight on', () => expect(widthAt(WALK, middle)).toBe(1));
});
