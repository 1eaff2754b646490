import { renderHook } from '@testing-library/react-native';
import { morth, type View } from '@/games/morth/rules';
import { useMarkBefore } from '@/games/morth/screens/hooks/useMarkBefore';
import { position } from '../../../support/morth';

test('MOR-048 the mark before the last move is where the disc turns from', () => {
  const at = (mark: number) => morth.view(position({ phase: 'portal', mark }), 0);
  const { result, rerender } = renderHook(({ view }: { view: View }) => useMarkBefore(view), {
    initialProps: { view: at(3) },
  });
  expect(result.current).toBe(3);
  rerender({ view: at(7) });
  expect(result.current).toBe(3);
  rerender({ view: at(7) });
  expect(result.current).toBe(7);
});
