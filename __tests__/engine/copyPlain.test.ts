import { copyPlain } from '@/engine';
import * as fc from 'fast-check';
import { deepFreeze } from '../support/frozen';

const nested = { list: [1, [2, { deep: null }]], flag: true, text: 'a', nothing: null, empty: {}, none: [] };

test('a copy equals the original and shares nothing with it', () => {
  const copy = copyPlain(nested);
  expect(copy).toEqual(nested);
  expect(copy.list).not.toBe(nested.list);
  expect(copy.list[1]).not.toBe(nested.list[1]);
  expect(copy.empty).not.toBe(nested.empty);
  expect(copy.none).not.toBe(nested.none);
});

test('the copy of a frozen value can be changed at any depth', () => {
  const copy = copyPlain(deepFreeze({ outer: { list: [{ n: 1 }] } }));
  copy.outer.list[0].n = 2;
  copy.outer.list.push({ n: 3 });
  expect(copy).toEqual({ outer: { list: [{ n: 2 }, { n: 3 }] } });
});

test('every JSON value is copied truly', () => {
  const values = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(fc.property(values, (value) => expect(copyPlain(value)).toEqual(value)));
});

test('a copy cannot be given another prototype by a file', () => {
  const copy = copyPlain(JSON.parse('{ "a": 1, "__proto__": { "admin": true } }'));
  expect(copy).toEqual({ a: 1 });
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});
