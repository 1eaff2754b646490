import { act, renderHook } from '@testing-library/react-native';
import type { Viewer } from '@/engine';
import { useTurnNews } from '@/screens/play/useTurnNews';

type Props = { readonly viewer: Viewer; readonly wanted?: boolean; readonly waits?: boolean };

const start = (first: Props) =>
  renderHook(({ viewer, wanted = true, waits = false }: Props) => useTurnNews(viewer, wanted, waits), {
    initialProps: first,
  });

test('every change of turn is told once, and not again when it has been read', () => {
  const { result, rerender } = start({ viewer: 2 });
  expect(result.current[0]).toBe(2);
  act(() => result.current[1]());
  expect(result.current[0]).toBeNull();
  rerender({ viewer: 2 });
  expect(result.current[0]).toBeNull();
  rerender({ viewer: 5 });
  expect(result.current[0]).toBe(5);
});

test('the next turn waits until the last move has been shown', () => {
  const { result, rerender } = start({ viewer: 0 });
  act(() => result.current[1]());
  rerender({ viewer: 1, waits: true });
  expect(result.current[0]).toBeNull();
  rerender({ viewer: 1 });
  expect(result.current[0]).toBe(1);
});

test('behind doors nothing is told twice', () => {
  const { result } = start({ viewer: 1, wanted: false });
  expect(result.current[0]).toBeNull();
});
