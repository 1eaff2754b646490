import { renderHook } from '@testing-library/react-native';
import { newsBetween, useNews, type Look } from '@/screens/table/news';

type Seen = Look<{ readonly at: number }, string>;

const move = (number: number) => ({ number, seat: 0, events: [`move ${number}`], lines: [] });
/** A table after so many moves, of which it knows the newest. */
const table = (moves: number, known = moves): Seen => ({
  view: { at: moves },
  moves,
  recent: Array.from({ length: known }, (_, i) => move(moves - known + i + 1)),
});

test('news is what happened since the table was seen, and how it was then', () => {
  expect(newsBetween(table(3), table(4))).toEqual({ before: { at: 3 }, since: 3, events: ['move 4'] });
  expect(newsBetween(table(3), table(5))?.events).toEqual(['move 4', 'move 5']);
});

test('there is none where nothing happened, moves were taken back, or not all of them are known', () => {
  expect(newsBetween(table(3), table(3))).toBeNull();
  expect(newsBetween(table(4), table(3))).toBeNull();
  expect(newsBetween(table(3), table(5, 1))).toBeNull();
});

test('a table that comes up has no news; each move is news once, also after another was taken back', () => {
  const { result, rerender } = renderHook(({ now }: { now: Seen }) => useNews(now), {
    initialProps: { now: table(3) },
  });
  const newsAt = (now: Seen) => {
    rerender({ now });
    return result.current;
  };
  expect(result.current).toBeNull();
  const fourth = newsAt(table(4));
  expect(fourth?.events).toEqual(['move 4']);
  expect(newsAt(table(4))).toBe(fourth);
  expect(newsAt(table(3))).toBeNull();
  expect(newsAt(table(4))?.events).toEqual(['move 4']);
});
