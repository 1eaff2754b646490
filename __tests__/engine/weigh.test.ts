import { differences, meanParts, sumOf, weighAgainst } from '@/engine';

test('parts are averaged over all samples, also where some do not have them', () => {
  const mean = meanParts([{ a: 4, b: 1 }, { a: 2 }]);
  expect(mean).toEqual({ a: 3, b: 0.5 });
  expect(sumOf(mean)).toBe(3.5);
});

test('differences come largest first, and small ones are left out', () => {
  expect(differences({ a: 1, b: 5, c: 2 }, { a: 4, c: 1.9, d: 1 }, 0.5)).toEqual([
    { part: 'b', by: 5 },
    { part: 'a', by: -3 },
    { part: 'd', by: -1 },
  ]);
});

test('two things speak for a move, or one for it and one as loudly against it', () => {
  expect(weighAgainst({ a: 9, b: 4, c: 3 }, { d: 1 }, 0.5)).toEqual({
    pro: [
      { part: 'a', by: 9 },
      { part: 'b', by: 4 },
    ],
    contra: [],
  });
  expect(weighAgainst({ a: 9, b: 4 }, { d: 5 }, 0.5)).toEqual({
    pro: [{ part: 'a', by: 9 }],
    contra: [{ part: 'd', by: -5 }],
  });
});

test('where nothing speaks for a move nothing is told', () => {
  expect(weighAgainst({ a: 1 }, { a: 3 }, 0.5)).toEqual({ pro: [], contra: [] });
});
