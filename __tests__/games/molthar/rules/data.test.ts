import { CHARACTERS, PEARL_CARDS } from '@/games/molthar/rules';
import { targetsOf } from '@/games/molthar/rules/cost';

import { COSTS } from './support/costs';
import { parseCost } from './support/purses';

function tally<T extends string | number>(items: readonly T[]): Record<T, number> {
  const counts = {} as Record<T, number>;
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('MOL-002 MOL-003 56 Pearl cards, seven of each value, 252 in all', () => {
  expect(PEARL_CARDS).toHaveLength(56);
  expect(tally(PEARL_CARDS.map(({ value }) => value))).toEqual({ 1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7 });
  expect(sum(PEARL_CARDS.map(({ value }) => value))).toBe(252);
});

test('MOL-004 the first 3, 4 and 5 carry the Swap symbol', () => {
  expect(PEARL_CARDS.filter(({ swap }) => swap).map(({ id }) => id)).toEqual(['p3-1', 'p4-1', 'p5-1']);
});

test('MOL-005 54 Character cards with 40 faces and an id each', () => {
  expect(CHARACTERS).toHaveLength(54);
  expect(new Set(CHARACTERS.map(({ id }) => id)).size).toBe(54);
  expect(new Set(CHARACTERS.map(({ face }) => face)).size).toBe(40);
  expect([CHARACTERS[0].id, CHARACTERS[17].id, CHARACTERS[42].id, CHARACTERS[53].id]).toEqual([
    'goblin-1',
    'giant-3',
    'dragon-1',
    'reaper-1',
  ]);
});

test('MOL-005 colours: 23 green, 10 red, 21 blue', () => {
  expect(tally(CHARACTERS.map(({ kind }) => kind))).toEqual({ green: 23, red: 10, blue: 21 });
});

test('MOL-108 Power Points and Diamonds', () => {
  expect(tally(CHARACTERS.map(({ power }) => power))).toEqual({ 0: 4, 1: 27, 2: 11, 3: 9, 4: 2, 5: 1 });
  expect(sum(CHARACTERS.map(({ power }) => power))).toBe(89);
  expect(sum(CHARACTERS.map(({ diamonds }) => diamonds))).toBe(10);
});

test('MOL-101 one card asks for a Diamond', () => {
  expect(CHARACTERS.filter(({ cost }) => cost.flat().some((part) => part.t === 'gems')).map(({ id }) => id)).toEqual([
    'pirate-1',
  ]);
});

test.each(CHARACTERS.map(({ id, face, cost }) => [id, face, cost] as const))(
  'MOL-005 %s costs what table T2 says',
  (_id, face, cost) => {
    expect(cost).toEqual(parseCost(COSTS[face]));
  },
);

test.each([
  ['K2', 8],
  ['K2+K2', 36],
  ['K2+[66]', 8],
  ['S*=10', 40],
  ['S3=7', 4],
  ['S3=10', 8],
  ['S3=20', 4],
  ['E3', 20],
  ['O3', 20],
  ['R3', 6],
  ['R5', 4],
  ['[444]/[555]', 2],
  ['[222]+D1', 1],
])('MOL-095 %s accepts %d sets of values', (cost, count) => {
  expect(targetsOf(parseCost(cost))).toHaveLength(count);
});

test('MOL-192 printed pearls: 1 to 7 once, 8 twice, ? once', () => {
  expect(CHARACTERS.flatMap(({ pearl }) => pearl ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8]);
  expect(CHARACTERS.filter(({ ability }) => ability === 'pearlAny')).toHaveLength(1);
});
