import { morthLength } from '@/games/morth/options';

test.each([
  ['competitive', 2, {}, 10],
  ['competitive', 3, {}, 15],
  ['competitive', 4, {}, 20],
  ['competitive', 4, { rounds: '3' }, 12],
  ['competitive', 3, { halfWaves: true }, 8],
  ['cooperative', 4, {}, 10],
  ['solitaire', 1, {}, 10],
])('MOR-037 %s for %i with %j has %i waves', (mode, seats, choices, count) => {
  expect(morthLength({ mode, ...choices }, seats)).toEqual({ label: 'morth.waves', params: { count } });
});

test.each([
  [2, 4],
  [3, 5],
  [4, 6],
])('MOR-188 the introductory game for %i has %i waves', (seats, count) => {
  expect(morthLength({ mode: 'introductory', rounds: '7', halfWaves: true }, seats).params).toEqual({ count });
});
