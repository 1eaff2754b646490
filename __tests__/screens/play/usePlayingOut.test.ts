import { act, renderHook } from '@testing-library/react-native';
import type { Opaque, Tagged } from '@/engine';
import { usePlayingOut } from '@/screens/play/usePlayingOut';
import type { Look } from '@/screens/table/news';

type Watched = Look<Opaque, Tagged>;

/** A table after so many moves; every third of them is an Assault. */
const after = (moves: number): Watched => ({
  view: { moves } as unknown as Opaque,
  moves,
  recent: Array.from({ length: moves }, (_, i) => ({
    number: i + 1,
    seat: 0,
    events: [{ type: (i + 1) % 3 === 0 ? 'assault' : 'step' }],
    lines: [],
  })),
});
const playsOut = (_before: Opaque, events: readonly Tagged[]) => events.some(({ type }) => type === 'assault');

const watch = (front: typeof playsOut | undefined, first: Watched | null) => {
  const { result, rerender } = renderHook(({ now }: { now: Watched | null }) => usePlayingOut(now, front), {
    initialProps: { now: first },
  });
  const at = (now: Watched) => {
    rerender({ now });
    return result.current[0];
  };
  return { result, at };
};

test('a move that is played out holds the table until it has been shown, whatever comes meanwhile', () => {
  const { result, at } = watch(playsOut, null);
  expect(at(after(3))).toBe(false);
  expect(at(after(4))).toBe(false);
  expect(at(after(5))).toBe(false);
  expect(at(after(6))).toBe(true);
  expect(at(after(7))).toBe(true);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(false);
  expect(at(after(8))).toBe(false);
});

test('a move is played out once: not when it is seen by another person, nor when one after it is taken back', () => {
  const { result, at } = watch(playsOut, after(2));
  expect(at(after(3))).toBe(true);
  act(() => result.current[1]());
  expect(at(after(3))).toBe(false);
  expect(at(after(4))).toBe(false);
  expect(at(after(3))).toBe(false);
});

test('a game that plays nothing out is never waited for', () => {
  const { at } = watch(undefined, after(2));
  expect(at(after(3))).toBe(false);
});
