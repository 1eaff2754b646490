import { keyPose } from '@/scene/keys';

const REST = { x: 100, y: 50, scale: 2, opacity: 0 };
const FALL = [
  { at: 0, dy: -40, scale: 1.5, opacity: 1, tilt: -1 },
  { at: 100, opacity: 1, pace: 'falling' },
  { at: 300 },
] as const;

test('a node is at its keys when their moments come, about its pose at rest', () => {
  expect(keyPose(FALL, REST, 0)).toEqual({ x: 100, y: 10, scale: 3, opacity: 1, tilt: -1 });
  expect(keyPose(FALL, REST, 100)).toEqual({ x: 100, y: 50, scale: 2, opacity: 1, tilt: 0 });
  expect(keyPose(FALL, REST, 300)).toEqual({ ...REST, tilt: 0 });
});

test('between two keys it goes evenly, or falls', () => {
  expect(keyPose(FALL, REST, 200).opacity).toBeCloseTo(0.5);
  expect(keyPose(FALL, REST, 50).y).toBeCloseTo(20);
  const landing = keyPose(
    [
      { at: 0, dx: -10 },
      { at: 100, pace: 'landing' },
    ],
    REST,
    50,
  );
  expect(landing.x).toBeCloseTo(97.5);
});

test('before the first and after the last it stays', () => {
  expect(keyPose(FALL, REST, -20).y).toBe(10);
  expect(keyPose(FALL, REST, 900)).toEqual({ ...REST, tilt: 0 });
});
