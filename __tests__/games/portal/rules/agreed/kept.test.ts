import { usualPiece, USUAL_LENGTH } from '@/games/portal/rules/agreed';
import { KEPT } from '@/games/portal/rules/kept';
import { army, band, lone, member, vehicle } from '../../support/army';

/** The rule for which something from a file is not taken in. */
const refusal = (kind: 'army' | 'table', value: unknown) => KEPT[kind].refuses?.(value, 1)?.params?.rule;

const cottages = (...places: (readonly [number, number])[]) => places.map(([x, y]) => usualPiece('cottage', x, y));
const design = (terrain = cottages([100, 100], [400, 100], [700, 100], [1000, 100])) => ({
  table: { w: 1200, h: 800 },
  terrain,
  objectives: [],
  length: USUAL_LENGTH,
});

test('an unfinished army is kept, but not taken from a file (PORT-044)', () => {
  const two = army([band({ members: [member({ leader: true }), member()] })]);
  expect(KEPT.army.read(two, 1)).toEqual(two);
  expect(refusal('army', two)).toBe('PORT-044');
  expect(refusal('army', army([band(), lone()]))).toBeUndefined();
});

test('PORT-D07 a vehicle that carries too much is taken: the players may agree on that', () => {
  expect(refusal('army', army([vehicle({ die: 6, crew: [{ die: 12, count: 3 }] })]))).toBeUndefined();
});

test('PORT-053 an army with a wrong total is neither kept nor taken', () => {
  const wrong = { ...army([band()]), total: 1 };
  expect(KEPT.army.read(wrong, 1)).toBeUndefined();
  expect(refusal('army', wrong)).toBe('PORT-053');
});

test('PORT-061 a table with terrain 99 mm apart is kept as a draft, but not taken from a file', () => {
  const near = design(cottages([100, 100], [299, 100], [700, 100], [1000, 100]));
  expect(KEPT.table.read(near, 1)).toEqual(near);
  expect(refusal('table', near)).toBe('PORT-061');
  expect(refusal('table', design())).toBeUndefined();
  expect(KEPT.table.read({ ...design(), table: 7 }, 1)).toBeUndefined();
});

test('PORT-D113 why something is not taken is said in words', () => {
  expect(KEPT.army.refuses?.(null, 1)).toEqual({
    key: 'portal.kept.refused',
    params: { rule: 'PORT-D113', why: { key: 'portal.why.PORT-D113' } },
  });
});
