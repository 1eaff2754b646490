import { rowsOf, unreadUpTo, withPage, withRecent } from '@/screens/log/entries';

const lines = (move: number) => [{ key: `first of ${move}` }, { key: `second of ${move}` }];
const recent = (...numbers: readonly number[]) =>
  numbers.map((number) => ({ number, seat: 0, events: [], lines: lines(number) }));
const page = (...numbers: readonly number[]) => numbers.map((moves) => ({ moves, seat: 0, lines: lines(moves) }));
const movesOf = (held: readonly { readonly moves: number }[]) => held.map(({ moves }) => moves);

test('the newest line stands first, also within a move', () => {
  const rows = rowsOf(withRecent([], recent(8, 9), 9));
  expect(rows.map(({ line }) => line.key)).toEqual(['second of 9', 'first of 9', 'second of 8', 'first of 8']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});

test('pages go on where the held moves end, and nothing is told twice', () => {
  const held = withRecent([], recent(8, 9), 9);
  expect(unreadUpTo(held, 9)).toBe(7);
  expect(movesOf(withPage(held, page(5, 6, 7, 8), 9))).toEqual([9, 8, 7, 6, 5]);
  expect(unreadUpTo([], 9)).toBe(9);
});

test('what the table no longer holds stays in the log', () => {
  const held = withPage(withRecent([], recent(8, 9), 9), page(6, 7), 9);
  expect(movesOf(withRecent(held, recent(9, 10), 10))).toEqual([10, 9, 8, 7, 6]);
});

test('a move that was taken back leaves the log, and another takes its place', () => {
  const held = withPage(withRecent([], recent(9), 9), page(7, 8), 9);
  expect(movesOf(withRecent(held, [], 8))).toEqual([8, 7]);
  const other = withRecent(withRecent(held, [], 8), recent(9), 9);
  expect(movesOf(other)).toEqual([9, 8, 7]);
});

test('no gap is passed over: what is missing between is read again', () => {
  const held = withPage(withRecent([], recent(9), 9), page(7, 8), 9);
  expect(movesOf(withRecent(held, recent(20, 21), 21))).toEqual([21, 20]);
});
