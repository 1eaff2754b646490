import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { useRevival } from '@/scene/useRevival';
import { useTurning } from '@/scene/useTurning';

/** Listeners of the app's state, so that a test can send the app away and fetch it back. */
let listeners: ((state: AppStateStatus) => void)[] = [];
const become = (state: AppStateStatus) => act(() => listeners.forEach((listener) => listener(state)));

// For the whole file: Reanimated waits for a frame that it asked for, and timers that are exchanged would lose it.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  listeners = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener);
    return { remove: () => (listeners = listeners.filter((each) => each !== listener)) };
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a canvas', () => {
  test('is mounted anew when the app comes back from the background', () => {
    const { result } = renderHook(() => useRevival());
    become('background');
    expect(result.current.life).toBe(0);
    become('active');
    expect(result.current.life).toBe(1);
  });

  test('but not when the app was only inactive, under a system sheet', () => {
    const { result } = renderHook(() => useRevival());
    become('inactive');
    become('active');
    expect(result.current.life).toBe(0);
  });
});

describe('swirls', () => {
  const run = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('turn once in 40 seconds', () => {
    const { result } = renderHook(() => useTurning(true));
    run(10_000);
    expect(result.current.get()).toBeGreaterThan((Math.PI / 2) * 0.9);
    expect(result.current.get()).toBeLessThan((Math.PI / 2) * 1.1);
  });

  test('stand still, and cost no frame, while none is in sight', () => {
    const seen = { now: false };
    const { result } = renderHook(() => useTurning(true, () => seen.now));
    run(1000);
    expect(result.current.get()).toBe(0);
    seen.now = true;
    run(1000);
    expect(result.current.get()).toBeGreaterThan(0);
  });

  test('stand still when told', () => {
    const { result } = renderHook(() => useTurning(false));
    run(1000);
    expect(result.current.get()).toBe(0);
  });

  test('stop in the background and go on afterwards', () => {
    const { result } = renderHook(() => useTurning(true));
    run(1000);
    become('background');
    const angle = result.current.get();
    run(5000);
    expect(result.current.get()).toBe(angle);
    become('active');
    run(1000);
    expect(result.current.get()).toBeGreaterThan(angle);
  });
});
