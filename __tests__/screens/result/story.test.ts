import { courseOf, turningPoints, type Course } from '@/screens/result/story';

/** Moments with a round, or none, and the scores. */
const moments = (...all: (readonly [round: number | null, ...scores: number[]])[]) =>
  all.map(([round, ...scores]) => ({ progress: { key: 'x', params: { round: round ?? 'none' } }, scores }));

const SEATS = [{ seats: [0] }, { seats: [1] }];

const course = (...lines: number[][]): Course => {
  const at = lines[0]?.map((_, i) => i) ?? [];
  return { unit: 'round', at, moves: at, lines };
};

test('scores are taken at the end of each round, from nothing before the first', () => {
  const told = moments([1, 0, 0], [1, 2, 0], [2, 2, 3], [2, 5, 3], [3, 5, 9]);
  expect(courseOf(0, told, SEATS)).toEqual({
    unit: 'round',
    at: [0, 1, 2, 3],
    moves: [0, 1, 3, 4],
    lines: [
      [0, 2, 5, 5],
      [0, 0, 3, 9],
    ],
  });
});

test('a game without rounds is told move by move, also when its first moves are lost', () => {
  const told = moments([null, 0, 0], [null, 2, 0], [null, 2, 3]);
  expect(courseOf(10, told, SEATS)).toEqual({
    unit: 'move',
    at: [10, 11, 12],
    moves: [10, 11, 12],
    lines: [
      [0, 2, 2],
      [0, 0, 3],
    ],
  });
});

test('what comes before the first round is the start of the course', () => {
  const told = moments([null, 0, 0], [null, 0, 0], [1, 2, 0], [1, 2, 1], [2, 4, 1]);
  expect(courseOf(0, told, SEATS)).toMatchObject({ at: [0, 1, 2], moves: [1, 3, 4] });
});

test('a team has one line, with the score that all its seats have', () => {
  const told = moments([1, 0, 0, 0, 0], [1, 4, 2, 4, 2], [2, 5, 9, 5, 9]);
  const teams = [{ seats: [0, 2] }, { seats: [1, 3] }];
  expect(courseOf(0, told, teams).lines).toEqual([
    [0, 4, 5],
    [0, 2, 9],
  ]);
});

test.each([
  [
    'reached by the leader of that moment',
    course([0, 4, 12, 13], [0, 6, 8, 9]),
    0,
    12,
    [{ kind: 'reaches', side: 0, index: 2 }],
  ],
  [
    'reached by another than the winner',
    course([0, 4, 11, 14], [0, 6, 12, 13]),
    0,
    12,
    [
      { kind: 'reaches', side: 1, index: 2 },
      { kind: 'leads', side: 0, index: 3 },
    ],
  ],
  ['nobody reaches the goal', course([0, 4, 5], [0, 2, 3]), 0, 12, [{ kind: 'leads', side: 0, index: 1 }]],
  ['a tie at the end has no leader', course([0, 4, 14], [0, 6, 14]), 1, 12, [{ kind: 'reaches', side: 0, index: 2 }]],
  ['no goal and no single winner', course([0, 4], [0, 4]), null, null, []],
  ['one moment is named once', course([0, 12], [0, 3]), 0, 12, [{ kind: 'reaches', side: 0, index: 1 }]],
])('turning points: %s', (_name, given, winner, goal, expected) => {
  expect(turningPoints(given, winner, goal)).toEqual(expected);
});
