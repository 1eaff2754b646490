import { act, renderHook } from '@testing-library/react-native';
import type { Scene } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { useTransitions } from '@/scene/useTransitions';
import { testFonts } from '../support/fonts';

// For the whole file: Reanimated waits for a frame that it asked for, and timers that are exchanged would lose it.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

const DOT: readonly Shape[] = [{ t: 'circle', cx: 5, cy: 5, r: 5, fill: '#FFFFFF' }];
const FONTS = testFonts();
const at = (x: number): Scene => ({
  width: 400,
  height: 400,
  nodes: [{ id: 'a', x, y: 0, w: 10, h: 10, z: 0, shapes: DOT, duration: 1000 }],
});
const [HERE, THERE] = [at(0), at(300)];
const run = (ms: number) => act(() => jest.advanceTimersByTime(ms));

type Props = { readonly scene: Scene; readonly speed: number; readonly reduced?: boolean };

/** A second's way, begun at a speed. */
function setOut(speed: number, reduced = false) {
  const hook = renderHook(
    ({ scene, speed: pace, reduced: fades = false }: Props) =>
      useTransitions(scene, FONTS, { reduced: fades, speed: pace }),
    { initialProps: { scene: HERE, speed, reduced } },
  );
  hook.rerender({ scene: THERE, speed, reduced });
  const clock = () => hook.result.current.clock.get();
  return { ...hook, clock };
}

test('the clock runs at the speed, and only as long as something moves', () => {
  const { clock } = setOut(2);
  run(250);
  expect(clock()).toBeGreaterThan(400);
  expect(clock()).toBeLessThan(600);
  run(2000);
  expect(clock()).toBe(1000);
});

test('another speed hastens what is on its way, from where it is', () => {
  const { clock, rerender } = setOut(1);
  run(200);
  const before = clock();
  expect(before).toBeLessThan(300);
  rerender({ scene: THERE, speed: 4 });
  expect(clock()).toBe(before);
  run(250);
  expect(clock()).toBe(1000);
});

test('an infinite speed jumps to the end', () => {
  const { clock, rerender } = setOut(1);
  run(100);
  rerender({ scene: THERE, speed: Infinity });
  expect(clock()).toBe(1000);
});

test('at no speed everything stands still, and goes on from there', () => {
  const { clock, rerender } = setOut(1);
  run(200);
  rerender({ scene: THERE, speed: 0 });
  const paused = clock();
  run(1000);
  expect(clock()).toBe(paused);
  rerender({ scene: THERE, speed: 1 });
  run(1000);
  expect(clock()).toBe(1000);
});

test('fades take their time at any speed', () => {
  const { clock } = setOut(4, true);
  run(60);
  expect(clock()).toBeLessThan(100);
  run(200);
  expect(clock()).toBe(120);
});

test('from one board to another on the same canvas nothing flies', () => {
  const hook = renderHook(({ scene, speed }: Props) => useTransitions(scene, FONTS, { reduced: false, speed }), {
    initialProps: { scene: { ...HERE, board: 'mine' }, speed: 1 },
  });
  hook.rerender({ scene: { ...THERE, board: 'theirs' }, speed: 1 });
  const { clock, end, actors } = hook.result.current;
  expect(end.get()).toBeLessThanOrEqual(clock.get());
  expect(actors.get().map(({ from, to }) => [from.x, to.x])).toEqual([[305, 305]]);
});
