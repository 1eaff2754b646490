import { bestOf, pick, runThinker, seedRng, slips } from '@/engine';

test('the kit refuses to choose from nothing', () => {
  expect(() => pick(seedRng(1), [])).toThrow(RangeError);
  expect(() => bestOf([], () => 0)).toThrow(RangeError);
});

test('every item is picked sooner or later', () => {
  const rng = seedRng(3);
  expect(new Set(Array.from({ length: 60 }, () => pick(rng, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
});

test('of equally good items the first is the best', () => {
  expect(bestOf(['a', 'bb', 'cc', 'd'], ({ length }) => length)).toBe('bb');
});

test('who never slips never does, who always slips always does, the others by their chance', () => {
  const count = (percent: number) => {
    const rng = seedRng(5);
    return Array.from({ length: 1000 }, () => slips(rng, percent)).filter(Boolean).length;
  };
  expect([count(0), count(100)]).toEqual([0, 1000]);
  expect(count(30)).toBeGreaterThan(250);
  expect(count(30)).toBeLessThan(350);
});

test('a thinker runs to its end in one go', () => {
  function* thinker(): Generator<void, string, void> {
    yield;
    yield;
    return 'done';
  }
  expect(runThinker(thinker())).toBe('done');
});
