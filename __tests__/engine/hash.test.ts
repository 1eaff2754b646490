import { seedRng, stateHash, stateHashInSlices } from '@/engine';
import * as fc from 'fast-check';

/** Fixed values: they guard saves that were written by an earlier version or on another JavaScript engine. */
const KNOWN: [unknown, string][] = [
  [null, 'f8f14260eb43809f'],
  [true, '4f26c80dc5ec70f0'],
  [0, '21806942ec2b32ca'],
  [-1, 'f283dd3d45656b2d'],
  [1.5, 'ddb82af2e78f2036'],
  [9007199254740991, 'e5898ffdd36e4c1e'],
  ['Gatehouse', '519eea405ccf0cc9'],
  ['ä😀', 'c605e3dbacaf9771'],
  [[], 'add076259067b37e'],
  [{}, '213a996f2eb7f5a7'],
  [[1, [2, null]], 'a806db0747ddeb5b'],
  [{ a: 1, b: [true, 'x'] }, 'be655f5b29eddc00'],
];

test.each(KNOWN)('%j has the hash %s for ever', (value, hash) => {
  expect(stateHash(value)).toBe(hash);
});

test('the order of keys makes no difference', () => {
  expect(stateHash({ a: 1, b: { c: 2, d: 3 } })).toBe(stateHash({ b: { d: 3, c: 2 }, a: 1 }));
});

test('a value keeps its hash through JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value))),
  );
  expect(stateHash({ a: 1, b: undefined })).toBe(stateHash({ a: 1 }));
});

const DIFFERENT: unknown[] = [
  null,
  false,
  true,
  0,
  1,
  -1,
  0.5,
  1.5,
  4294967296,
  8589934592,
  '',
  '0',
  '1',
  [],
  [0],
  [1],
  [[1]],
  [1, 0],
  [0, 1],
  {},
  { a: 1 },
  { a: '1' },
  { b: 1 },
  { a: [1] },
  { a: { b: 1 } },
  [{}],
  { a: 1, b: 2 },
  { a: 2, b: 1 },
  { a: { b: 1 }, c: 2 },
  { a: { b: 1, c: 2 } },
  [{ a: 1 }, { b: 2 }],
  [{ b: 2 }, { a: 1 }],
];

test('values of different kinds and shapes have different hashes', () => {
  expect(new Set(DIFFERENT.map(stateHash)).size).toBe(DIFFERENT.length);
});

test('different JSON values have different hashes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(canonical(one) !== canonical(other));
      expect(stateHash(one)).not.toBe(stateHash(other));
    }),
  );
});

test('a single bit changes about half of the 64 bits', () => {
  const base = seedRng(9);
  for (let bit = 0; bit < 128; bit++) {
    const changed = [...base];
    changed[bit >> 5] = (changed[bit >> 5] ^ (1 << (bit & 31))) >>> 0;
    expect(bitsApart(stateHash(base), stateHash(changed))).toBeGreaterThan(12);
  }
});

test('changes of the highest bits in two words do not cancel out', () => {
  expect(stateHash([0x80000000, 0x80000000])).not.toBe(stateHash([0, 0]));
});

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

function bitsApart(one: string, other: string): number {
  const both = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return [...both.toString(2)].filter((bit) => bit === '1').length;
}

test('in slices it is the same hash, and others have their turn', async () => {
  const value = {
    name: 'long',
    moves: Array.from({ length: 1000 }, (_, i) => ({ i, hash: String(i) })),
    gone: undefined,
  };
  let rests = 0;
  expect(await stateHashInSlices(value, async () => void rests++)).toBe(stateHash(value));
  expect(rests).toBe(2);
});
