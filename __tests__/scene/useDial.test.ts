import { act, renderHook } from '@testing-library/react-native';
import { useDial } from '@/scene/useDial';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const STEP = Math.PI / 6;
const DIAL = {
  place: { x: 100, y: 100, inner: 20, outer: 90 },
  board: { width: 200, height: 200 },
  step: STEP,
  enabled: true,
  reduced: false,
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a dial that comes up where it was before turns by itself to where it rests, and nobody hears of a step', async () => {
  const onStep = jest.fn();
  const { result } = renderHook(() => useDial({ ...DIAL, start: 2, rest: 5, onStep }));
  expect(result.current.angle.get()).toBeCloseTo(2 * STEP);
  await pass(260);
  expect(result.current.angle.get()).toBeGreaterThan(2 * STEP);
  expect(result.current.angle.get()).toBeLessThan(5 * STEP);
  await pass(600);
  expect(result.current.angle.get()).toBeCloseTo(5 * STEP);
  expect(onStep).not.toHaveBeenCalled();
});

test('without a place to begin at it stands where it rests', async () => {
  const { result } = renderHook(() => useDial({ ...DIAL, rest: 5, onStep: jest.fn() }));
  expect(result.current.angle.get()).toBeCloseTo(5 * STEP);
  await pass(300);
  expect(result.current.angle.get()).toBeCloseTo(5 * STEP);
});

test.each([1, -1])('half a turn goes the way it was turned: %i', async (way) => {
  const onStep = jest.fn();
  const { result } = renderHook(() => useDial({ ...DIAL, start: 4, rest: 10, way, onStep }));
  await pass(260);
  expect(Math.sign(result.current.angle.get() - 4 * STEP)).toBe(way);
  await pass(600);
  expect(result.current.angle.get()).toBeCloseTo((4 + 6 * way) * STEP);
});
