import { renderHook } from '@testing-library/react-native';
import { useCalm } from '@/screens/table/useCalm';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Taps one thing again and again, plays whatever is new, and says when a move was played. */
function tapEvery(ms: number, taps: number, target: (tap: number) => string = () => 'step'): number[] {
  const { result } = renderHook(() => useCalm());
  const played: number[] = [];
  for (let tap = 0; tap < taps; tap++, jest.advanceTimersByTime(ms)) {
    if (!result.current.isNew(target(tap))) continue;
    result.current.played(target(tap));
    played.push(tap * ms);
  }
  return played;
}

test('taps that follow each other at once are one tap', () => {
  expect(tapEvery(100, 8)).toEqual([0]);
});

test('who goes on tapping for a second means the next move, however fast the taps come', () => {
  expect(tapEvery(100, 31)).toEqual([0, 1000, 2000, 3000]);
});

test('taps with a pause between them all mean something', () => {
  expect(tapEvery(350, 4)).toEqual([0, 350, 700, 1050]);
});

test('taps on different things all mean something', () => {
  expect(tapEvery(50, 4, (tap) => `target:${tap % 2}`)).toEqual([0, 50, 100, 150]);
});
