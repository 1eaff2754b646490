import {
  outlineOf,
  readTable,
  stripsOn,
  terrainFault,
  usualPiece,
  whyNotTable,
  whyNotThere,
} from '@/games/portal/rules/agreed';
import { SCENARIOS, TERRAIN, TERRAIN_IDS } from '@/games/portal/rules/data';
import { isImpassable, landOf } from '@/games/portal/rules/geometry';
import type { LaidTerrain, Objective } from '@/games/portal/rules/types';

const TABLE = { w: 1200, h: 800 };
const cottage = (x: number, y: number, rot = 0): LaidTerrain => ({ ...usualPiece('cottage', x, y), rot });
/** Four far from each other. */
const FOUR = [cottage(100, 100), cottage(400, 100), cottage(700, 100), cottage(1000, 100)];
const flag = (other: Partial<Objective> = {}): Objective =>
  ({ id: 'flag', type: 'hold', x: 600, y: 400, radius: 100, endsGame: false, ...other }) as Objective;
const design = (other: object = {}) => ({
  table: TABLE,
  terrain: FOUR,
  objectives: [flag()],
  length: { by: 'turns', turns: 6 },
  ...other,
});
const ruleOf = (value: unknown, seats = 2): string | undefined => {
  const read = readTable(value);
  return 'fault' in read ? read.fault.rule : whyNotTable(read.design, seats)?.rule;
};

test('PORT-060 every piece has one of three difficulties', () => {
  for (const difficulty of ['light', 'heavy', 'impassable'] as const)
    expect(ruleOf(design({ terrain: FOUR.map((piece) => ({ ...piece, difficulty })) }))).toBeUndefined();
  expect(ruleOf(design({ terrain: [{ ...FOUR[0], difficulty: 'open' }, ...FOUR.slice(1)] }))).toBe('PORT-060');
  expect(ruleOf(design({ terrain: [{ ...FOUR[0], piece: '__proto__' }] }))).toBe('PORT-060');
  for (const piece of TERRAIN_IDS) expect(usualPiece(piece, 0, 0).difficulty).toBe(TERRAIN[piece].difficulty);
});

test('PORT-061 pieces are 10 cm apart: 99 mm is refused, 100 mm is not', () => {
  const [one, tooNear, near] = [cottage(150, 140), cottage(349, 140), cottage(350, 140)];
  expect(whyNotThere(tooNear, [one], TABLE)).toMatchObject({ rule: 'PORT-061', params: { other: 'cottage' } });
  expect(whyNotThere(near, [one], TABLE)).toBeUndefined();
  expect(ruleOf(design({ terrain: [...FOUR.slice(1), one, tooNear] }))).toBe('PORT-061');
});

test('PORT-061 pieces that overlap or lie in each other are no 10 cm apart either', () => {
  expect(whyNotThere(cottage(600, 400), [cottage(600, 400)], TABLE)?.rule).toBe('PORT-061');
  expect(whyNotThere(usualPiece('hedge', 600, 400), [usualPiece('field', 600, 400)], TABLE)?.rule).toBe('PORT-061');
});

test('PORT-E05 cottages of the worked example', () => {
  const corners = outlineOf(cottage(150, 140)).points;
  expect(corners).toEqual([
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 200, y: 180 },
    { x: 100, y: 180 },
  ]);
  expect(terrainFault([cottage(150, 140), cottage(349, 140)], TABLE)).toMatchObject({
    rule: 'PORT-061',
    at: { piece: 1 },
  });
});

test('PORT-062 a piece lies wholly on the table, and may touch its edge', () => {
  expect(whyNotThere(cottage(50, 40), [], TABLE)).toBeUndefined();
  expect(whyNotThere(cottage(49, 40), [], TABLE)?.rule).toBe('PORT-062');
  expect(whyNotThere(cottage(1150, 761), [], TABLE)?.rule).toBe('PORT-062');
  expect(whyNotThere(cottage(45, 50, 90), [], TABLE)).toBeUndefined();
});

test('PORT-063 four to eight pieces', () => {
  const row = (count: number) =>
    Array.from({ length: count }, (_, at) => cottage(100 + 250 * (at % 5), at < 5 ? 100 : 400));
  const rules = [3, 4, 8].map((count) => terrainFault(row(count), TABLE)?.rule);
  expect(rules).toEqual(['PORT-063', undefined, undefined]);
  expect(ruleOf(design({ terrain: row(9) }))).toBe('PORT-063');
});

test('PORT-064 each patch of a piece has a difficulty of its own', () => {
  const river = usualPiece('river600', 600, 400);
  expect(river.patches).toEqual(['open', 'heavy']);
  const others = [cottage(100, 100), cottage(400, 100), cottage(700, 100)];
  expect(ruleOf(design({ terrain: [river, ...others] }))).toBeUndefined();
  expect(ruleOf(design({ terrain: [{ ...river, patches: ['open'] }, ...others] }))).toBe('PORT-064');
  expect(ruleOf(design({ terrain: [{ ...river, patches: ['open', 'swamp'] }, ...others] }))).toBe('PORT-064');
  const closed = landOf([{ ...river, patches: ['impassable', 'heavy'] }]);
  expect(isImpassable(landOf([river]), { x: 600, y: 400 }, false)).toBe(false);
  expect(isImpassable(closed, { x: 600, y: 400 }, false)).toBe(true);
});

test('PORT-065 deep water is deep only while it is Impassable', () => {
  const pond = usualPiece('pond', 600, 400);
  const at = { x: 600, y: 400 };
  expect([isImpassable(landOf([pond]), at, false), isImpassable(landOf([pond]), at, true)]).toEqual([true, false]);
  expect(isImpassable(landOf([{ ...pond, difficulty: 'heavy' }]), at, false)).toBe(false);
  expect(isImpassable(landOf([cottage(600, 400)]), at, true)).toBe(true);
});

test('PORT-055 a table has one of the ready sizes, or one that a scenario set', () => {
  for (const table of [
    { w: 900, h: 600 },
    { w: 1200, h: 800 },
    { w: 1800, h: 1200 },
    { w: 1200, h: 1200 },
  ])
    expect(ruleOf(design({ table, terrain: [...FOUR.slice(0, 3), cottage(100, 500)] }))).toBeUndefined();
  expect(ruleOf(design({ table: { w: 1200, h: 801 } }))).toBe('PORT-055');
  expect(ruleOf(design({ table: { w: 1200, h: 800, d: 2 } }))).toBe('PORT-055');
});

test.each([
  [{ w: 900, h: 600 }, 120],
  [{ w: 1200, h: 800 }, 150],
  [{ w: 1800, h: 1200 }, 200],
])('PORT-066 strips of deployment on a table of %o are %i mm deep', (table, depth) => {
  expect(stripsOn(table, 2)).toEqual([
    { x: 0, y: table.h - depth, w: table.w, h: depth, facing: 270 },
    { x: 0, y: 0, w: table.w, h: depth, facing: 90 },
  ]);
});

test('PORT-066 up to four strips lie on the table, each along an edge of its own, and overlap nowhere', () => {
  for (const zone of stripsOn(TABLE, 4)) {
    expect(zone.x >= 0 && zone.y >= 0 && zone.x + zone.w <= TABLE.w && zone.y + zone.h <= TABLE.h).toBe(true);
    for (const other of stripsOn(TABLE, 4))
      expect(
        zone.facing === other.facing ||
          zone.x + zone.w <= other.x ||
          other.x + other.w <= zone.x ||
          zone.y + zone.h <= other.y ||
          other.y + other.h <= zone.y,
      ).toBe(true);
  }
  expect(stripsOn(TABLE, 4).map(({ facing }) => facing)).toEqual([270, 90, 0, 180]);
});

test.each(SCENARIOS)('PORT-061 the terrain of $id is legal', ({ table, terrain, objectives, seats }) => {
  expect(whyNotTable({ table, terrain, objectives }, seats.max)).toBeUndefined();
});

describe('objectives', () => {
  const BAD: readonly (readonly [string, rule: string, objective: object])[] = [
    ['off the table', 'PORT-336', flag({ x: 1201 })],
    ['without a radius', 'PORT-336', flag({ radius: 0 })],
    ['in half a place', 'PORT-336', flag({ x: 0.5 })],
    ['held for no turns', 'PORT-337', { ...flag(), type: 'holdRun', turns: 0, side: null }],
    ['for a side that nobody plays', 'PORT-337', { ...flag(), type: 'holdRun', turns: 2, side: 2 }],
    [
      'with more than all points',
      'PORT-338',
      { id: 'e', type: 'exit', endsGame: true, side: 0, edge: 'left', needPercent: 101 },
    ],
    [
      'over an edge that no table has',
      'PORT-338',
      { id: 'e', type: 'exit', endsGame: true, side: 0, edge: 'middle', needPercent: 50 },
    ],
    ['against a kind that nobody buys', 'PORT-340', { id: 'd', type: 'destroy', endsGame: false, unitKind: 'fleet' }],
    ['that says nothing of the end', 'PORT-330', { ...flag(), endsGame: 1 }],
    ['of a kind that nobody knows', 'PORT-329', { ...flag(), type: 'toString' }],
    ['with a field that nobody knows', 'PORT-D113', { ...flag(), vp: 500 }],
  ];
  test.each(BAD)('PORT-329 an objective %s is refused by %s', (_, rule, objective) => {
    expect(ruleOf(design({ objectives: [objective] }))).toBe(rule);
  });

  test('PORT-329 no two have one id, and nobody minds more than six', () => {
    expect(ruleOf(design({ objectives: [flag(), flag({ x: 100 })] }))).toBe('PORT-329');
    const many = Array.from({ length: 7 }, (_, at) => flag({ id: `f${at}` }));
    expect(ruleOf(design({ objectives: many }))).toBe('PORT-329');
    expect(ruleOf(design({ objectives: many.slice(1) }))).toBeUndefined();
  });
});

test('PORT-D113 nothing but a table is read as one', () => {
  for (const value of [null, 7, 'table', [], design({ junk: 1 }), JSON.parse('{"__proto__":{}}')])
    expect(ruleOf(value)).toBe('PORT-D113');
  expect(ruleOf(design({ length: { by: 'turns', turns: 31 } }))).toBe('PORT-058');
  expect(readTable(design())).toEqual({ design: design() });
});
