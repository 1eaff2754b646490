import { deepFreeze, firstFrozen, firstNonPlain } from '../support/frozen';

class Card {
  value = 1;
}

test.each<[string, unknown, string | undefined]>([
  ['plain values', { a: [1, 'x', true, null, { b: [] }] }, undefined],
  ['an undefined field', { a: { b: undefined } }, '.a.b.'],
  ['a function', [0, () => 1], '.1.'],
  ['a hole in a list', { list: holed() }, '.list.1.'],
  ['a number that JSON cannot hold', { a: NaN }, '.a.'],
  ['an instance of a class', { card: new Card() }, '.card.'],
  ['a map', { a: new Map() }, '.a.'],
])('%s', (_name, value, where) => {
  expect(firstNonPlain(value)).toBe(where);
});

test('what is frozen cannot be changed at any depth', () => {
  const frozen = deepFreeze({ a: { b: [1] } });
  expect(() => frozen.a.b.push(2)).toThrow(TypeError);
});

test('the first frozen part is found', () => {
  expect(firstFrozen({ a: { b: [1] } })).toBeUndefined();
  expect(firstFrozen({ a: { b: deepFreeze([1]) } })).toBe('.a.b.');
});

function holed(): number[] {
  const list = [1];
  list[2] = 3;
  return list;
}
