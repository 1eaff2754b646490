import { act, renderHook } from '@testing-library/react-native';
import { useQueue } from '@/screens/table/useQueue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const STEPS = ['one', 'two', 'three'];

/** A table that plays three steps; forbidden: one that is no longer possible when its time comes. */
function march(forbidden: string | null = null) {
  const played: string[] = [];
  const givenUp: string[] = [];
  const tableAt = (view: number, busy = false) => ({
    view,
    moves: view,
    busy,
    act: (step: string) => void played.push(step),
    why: (step: string) => (step === forbidden ? { rule: 'MOR-101' } : undefined),
  });
  const { result, rerender } = renderHook(
    ({ table }: { table: ReturnType<typeof tableAt> }) =>
      useQueue(table, ({ rule }, step) => void givenUp.push(`${step} ${rule}`)),
    { initialProps: { table: tableAt(0) } },
  );
  act(() => result.current.playAll(STEPS));
  const at = (view: number, busy = false) => {
    rerender({ table: tableAt(view, busy) });
    act(() => jest.advanceTimersByTime(500));
    return played.length;
  };
  return { result, played, givenUp, at };
}

test('the first move is played at once, each further one when the one before is stored', () => {
  const { result, played, at } = march();
  expect(played).toEqual(['one']);
  expect(result.current.playing).toBe(true);
  expect(at(0, true)).toBe(1);
  expect(at(1, true)).toBe(1);
  at(1);
  at(2);
  expect(played).toEqual(STEPS);
  expect(result.current.playing).toBe(false);
});

test('after a move that was not made nothing follows, and there is nothing to say', () => {
  const { result, played, givenUp, at } = march();
  at(0);
  expect(played).toEqual(['one']);
  expect(givenUp).toEqual([]);
  expect(result.current.playing).toBe(false);
});

test('what is no longer possible is not played, nor anything after it, and the reason is told', () => {
  const { result, played, givenUp, at } = march('two');
  at(1);
  at(2);
  expect(played).toEqual(['one']);
  expect(givenUp).toEqual(['two MOR-101']);
  expect(result.current.playing).toBe(false);
});
