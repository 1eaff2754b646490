import { act, renderHook } from '@testing-library/react-native';
import type { Opaque } from '@/engine';
import { usePlayingOut } from '@/screens/play/usePlayingOut';

const view = (n: number) => ({ n }) as unknown as Opaque;
const numbers = (opaque: Opaque) => (opaque as unknown as { n: number }).n;
const odd = (_before: Opaque, after: Opaque) => numbers(after) % 2 === 1;

test('a move that is played out holds the table until it has been shown, whatever comes meanwhile', () => {
  const { result, rerender } = renderHook(({ now }: { now: Opaque | null }) => usePlayingOut(now, odd), {
    initialProps: { now: null as Opaque | null },
  });
  const at = (now: Opaque) => {
    rerender({ now });
    return result.current[0];
  };
  expect(at(view(1))).toBe(false);
  expect(at(view(2))).toBe(false);
  expect(at(view(3))).toBe(true);
  expect(at(view(4))).toBe(true);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(false);
  expect(at(view(6))).toBe(false);
});

test('a game that plays nothing out is never waited for', () => {
  const { result, rerender } = renderHook(({ now }: { now: Opaque }) => usePlayingOut(now, undefined), {
    initialProps: { now: view(1) },
  });
  rerender({ now: view(3) });
  expect(result.current[0]).toBe(false);
});
