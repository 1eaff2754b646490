import type { LogLine } from '@/engine';
import { recapOf, type Weight } from '@/screens/table/recap';
import type { LogEntry } from '@/store';

const line = (key: string, seat?: number): LogLine => ({ key, ...(seat !== undefined && { seat }) });
const entry = (moves: number, seat: number, ...lines: LogLine[]): LogEntry => ({ moves, seat, lines });
const weigh = ({ key }: LogLine): Weight => (key.startsWith('turn') ? 0 : key.startsWith('small') ? 1 : 2);

test('lines stand together by seat, in the order in which the seats acted', () => {
  const recap = recapOf(
    [entry(5, 1, line('a', 1)), entry(6, 1, line('turn', 2)), entry(7, 2, line('b', 2)), entry(8, 1, line('c', 1))],
    weigh,
  );
  expect(recap).toEqual({
    since: 4,
    more: 0,
    deeds: [
      { seat: 1, lines: [line('a', 1), line('c', 1)] },
      { seat: 2, lines: [line('b', 2)] },
    ],
  });
});

test('what matters least and is oldest is left to the log, and counted', () => {
  const moves = [
    ...Array.from({ length: 5 }, (_, i) => entry(i + 1, 1, line(`small${i}`, 1))),
    ...Array.from({ length: 4 }, (_, i) => entry(i + 6, 2, line(`big${i}`, 2))),
  ];
  const recap = recapOf(moves, weigh);
  expect(recap?.more).toBe(3);
  expect(recap?.deeds.flatMap(({ lines }) => lines.map(({ key }) => key))).toEqual([
    'small3',
    'small4',
    'big0',
    'big1',
    'big2',
    'big3',
  ]);
});

test('where nothing but a turn began there is no recap', () => {
  expect(recapOf([], weigh)).toBeNull();
  expect(recapOf([entry(1, 1), entry(2, 1, line('turn', 0))], weigh)).toBeNull();
});

test('a line about nobody belongs to who moved', () => {
  expect(recapOf([entry(3, 1, line('swap'))], weigh)?.deeds).toEqual([{ seat: 1, lines: [line('swap')] }]);
});

test('where there is little room, what tells of the reader comes before what is newer', () => {
  const robbed: LogLine = { key: 'robbed', seat: 1, params: { seat: { seat: 1 }, from: { seat: 0 } } };
  const moves = [entry(1, 1, robbed), entry(2, 1, line('a', 1)), entry(3, 2, line('b', 2)), entry(4, 2, line('c', 2))];
  const told = (viewer: 0 | 3) => recapOf(moves, weigh, 2, viewer)?.deeds.flatMap(({ lines }) => lines);
  expect(told(0)).toEqual([robbed, line('c', 2)]);
  expect(told(3)).toEqual([line('b', 2), line('c', 2)]);
});
