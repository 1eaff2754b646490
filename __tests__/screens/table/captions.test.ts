import { act, renderHook } from '@testing-library/react-native';
import { captionOf, toldSince, useInterruption, waitsFor } from '@/screens/table/captions';
import { readingTime, type ShownMove } from '@/store';

const line = (key: string, count = 1) => ({
  key,
  params: Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i])),
});
const move = (number: number, seat: number, ...keys: string[]): ShownMove<unknown> => ({
  number,
  seat,
  events: [],
  lines: keys.map((key) => line(key)),
});
const at = (recent: readonly ShownMove<unknown>[], more: object = {}) => ({
  viewer: 0,
  moves: recent.at(-1)?.number ?? 0,
  recent,
  toMove: [1],
  calling: null,
  ...more,
});

test('the caption is the last move of somebody else that tells something', () => {
  expect(captionOf(at([move(1, 0, 'own'), move(2, 1, 'a', 'b'), move(3, 1)]))).toMatchObject({ number: 2, seat: 1 });
});

test('after the own move nothing of before is told again', () => {
  expect(captionOf(at([move(1, 1, 'a'), move(2, 0, 'own')]))).toBeNull();
  expect(captionOf(at([move(1, 1, 'a'), move(2, 0)]))).toBeNull();
});

test('who looks on without a seat is told of everybody', () => {
  expect(toldSince(at([move(1, 0, 'a'), move(2, 1, 'b')], { viewer: 'table' })).map(({ number }) => number)).toEqual([
    1, 2,
  ]);
});

test('a move that is not shown yet, because a film runs, has no caption', () => {
  expect(captionOf(at([move(1, 1, 'a'), move(2, 1, 'b')], { moves: 1 }))).toMatchObject({ number: 1 });
});

test('the game waits for who is to move, and for a caller alone while somebody calls', () => {
  expect(waitsFor(at([], { toMove: [0] }))).toBe(true);
  expect(waitsFor(at([], { toMove: [0], calling: 1 }))).toBe(false);
  expect(waitsFor(at([], { toMove: [1], calling: 0 }))).toBe(true);
  expect(waitsFor(at([], { viewer: 'table', toMove: [0] }))).toBe(false);
});

test('what takes longer to read stays longer, within reason', () => {
  expect(readingTime([])).toBe(0);
  expect(readingTime([line('a', 4)])).toBeGreaterThan(readingTime([line('a', 1)]));
  expect(readingTime([line('a'), line('b')])).toBe(2 * readingTime([line('a')]));
  expect(readingTime([{ key: 'a', params: { cards: [{ key: 'x' }, { key: 'y' }, { key: 'z' }] } }])).toBe(
    readingTime([line('a', 3)]),
  );
  expect(readingTime(Array.from({ length: 20 }, () => line('a', 5)))).toBe(4000);
});

describe('a move out of turn', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const mine = { toMove: [0] };
  const watch = (first: ReturnType<typeof at>) =>
    renderHook((told: ReturnType<typeof at>) => useInterruption(told), { initialProps: first });

  test('is told while the viewer is to decide, and leaves when it has been read', () => {
    const own = [move(1, 0, 'own')];
    const { result, rerender } = watch(at(own, mine));
    expect(result.current).toBeNull();
    rerender(at([...own, move(2, 1, 'card')], mine));
    expect(result.current).toMatchObject({ number: 2 });
    rerender(at([...own, move(2, 1, 'card'), move(3, 0, 'own')], mine));
    expect(result.current).toMatchObject({ number: 2 });
    act(() => jest.advanceTimersByTime(1500 + readingTime([line('card')])));
    expect(result.current).toBeNull();
  });

  test('is not the move that gives the turn: that is part of the recap', () => {
    const { result, rerender } = watch(at([move(1, 1, 'a')]));
    rerender(at([move(1, 1, 'a'), move(2, 1, 'turn')], mine));
    expect(result.current).toBeNull();
  });

  test('is not shown to whoever takes the device next', () => {
    const { result, rerender } = watch(at([], mine));
    rerender(at([move(1, 1, 'card')], mine));
    expect(result.current).not.toBeNull();
    rerender(at([move(1, 1, 'card')], { viewer: 2, toMove: [2] }));
    expect(result.current).toBeNull();
  });
});
