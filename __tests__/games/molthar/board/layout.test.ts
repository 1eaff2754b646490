import fc from 'fast-check';
import { recapPlace, tableLayout, type Box, type Room, type TableLayout } from '@/games/molthar/board/layout';

/** Everything that is drawn or touched, by name: no two of these may overlap. */
function zones(table: TableLayout): [string, Box][] {
  const { own } = table;
  const list: [string, Box | null][] = [
    ['top', table.top],
    ['bar', table.bar],
    ['side panel', table.sidePanel],
    ['character pile', table.characterPile],
    ['character discard', table.characterDiscard],
    ['pearl pile', table.pearlPile],
    ['pearl discard', table.pearlDiscard],
    ...table.characters.map((one, i): [string, Box] => [`character ${i}`, one]),
    ...table.pearls.map((one, i): [string, Box] => [`pearl ${i}`, one]),
    ...table.rivals.map((rival, i): [string, Box] => [`rival ${i}`, rival.panel]),
    ['own emblem', own.emblem],
    ['own name', own.name],
    ['own points', own.points],
    ['own diamonds', own.diamonds],
    ['own arch', own.arch],
    ['own row', own.rowZone],
    ['hand label', own.handLabel],
    ['printed label', own.printedLabel],
    ...own.handVisible.map((one, i): [string, Box] => [`hand ${i}`, one]),
    ...own.printed.map((one, i): [string, Box] => [`printed ${i}`, one]),
  ];
  return list.flatMap(([name, one]): [string, Box][] => (one ? [[name, one]] : []));
}

const SLIP = 0.02;
const overlaps = (a: Box, b: Box) =>
  a.x + a.w > b.x + SLIP && b.x + b.w > a.x + SLIP && a.y + a.h > b.y + SLIP && b.y + b.h > a.y + SLIP;
const inside = (a: Box, b: Box) =>
  a.x >= b.x - SLIP && a.y >= b.y - SLIP && a.x + a.w <= b.x + b.w + SLIP && a.y + a.h <= b.y + b.h + SLIP;

function faults(table: TableLayout): string[] {
  const all = zones(table);
  const screen = { x: 0, y: 0, w: table.width, h: table.height };
  const outside = all.filter(([, one]) => !inside(one, screen)).map(([name]) => `${name} leaves the screen`);
  const flat = all
    .filter(([name, one]) => !name.includes('name') && (one.w <= 0 || one.h <= 0))
    .map(([name]) => `${name} has no size`);
  const crossing = all.flatMap(([name, one], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => overlaps(one, other))
      .map(([other]) => `${name} overlaps ${other}`),
  );
  const rivals = table.rivals.flatMap((rival, i) => {
    const parts = [
      rival.emblem,
      rival.name,
      rival.points,
      ...rival.stats,
      ...(rival.portal ?? []),
      ...rival.row,
    ].filter((one) => one.w > 0);
    return [
      ...parts.filter((one) => !inside(one, rival.panel)).map(() => `a part of rival ${i} leaves its panel`),
      ...parts.flatMap((one, j) =>
        parts
          .slice(j + 1)
          .filter((other) => overlaps(one, other))
          .map(() => `parts of rival ${i} overlap`),
      ),
    ];
  });
  const own = [
    ...table.own.row.filter((one) => !inside(one, table.own.rowZone)).map(() => 'an activated card leaves its row'),
    ...table.own.portal.filter((one) => !inside(one, table.own.arch)).map(() => 'a card leaves the portal'),
  ];
  return [...new Set([...outside, ...flat, ...crossing, ...rivals, ...own])];
}

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  insets: NO_INSETS,
  rivals: 2,
  hand: 4,
  printed: 2,
  activated: 4,
  rivalActivated: [5, 4],
  side: 'right',
  textScale: 1,
  prompt: false,
  ...more,
});

const SIZES = [
  ['small phone', 320, 568],
  ['phone', 390, 844],
  ['large phone', 430, 932],
  ['small phone on its side', 568, 320],
  ['phone on its side', 844, 390],
  ['small tablet', 744, 1133],
  ['tablet', 820, 1180],
  ['tablet on its side', 1024, 768],
  ['large tablet', 1024, 1366],
  ['large tablet on its side', 1366, 1024],
  ['window', 700, 600],
] as const;

describe.each(SIZES)('%s', (_, width, height) => {
  test.each([1, 2, 3, 4])('nothing overlaps and nothing is cut off with %d rivals', (rivals) => {
    const rivalActivated = [14, 0, 6, 9].slice(0, rivals);
    expect(faults(tableLayout(room(width, height, { rivals, rivalActivated })))).toEqual([]);
  });
});

test('nothing overlaps and nothing is cut off, whatever the screen and the position', () => {
  const rooms = fc.record({
    size: fc.oneof(
      fc.tuple(fc.integer({ min: 320, max: 1366 }), fc.integer({ min: 568, max: 1366 })),
      fc.tuple(fc.integer({ min: 568, max: 960 }), fc.integer({ min: 320, max: 560 })),
    ),
    notch: fc.boolean(),
    rivalActivated: fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 4 }),
    hand: fc.integer({ min: 0, max: 12 }),
    printed: fc.integer({ min: 0, max: 8 }),
    activated: fc.integer({ min: 0, max: 14 }),
    side: fc.constantFrom('left', 'right'),
    prompt: fc.boolean(),
  });
  fc.assert(
    fc.property(rooms, ({ size: [width, height], notch, rivalActivated, ...rest }) => {
      const upright = height >= width;
      const insets = !notch
        ? NO_INSETS
        : upright
          ? { top: 47, right: 0, bottom: 34, left: 0 }
          : { top: 0, right: 47, bottom: 21, left: 47 };
      expect(
        faults(
          tableLayout(
            room(width, Math.max(height, upright && notch ? 640 : 0), {
              insets,
              rivals: rivalActivated.length,
              rivalActivated,
              ...rest,
            }),
          ),
        ),
      ).toEqual([]);
    }),
    { numRuns: 1500, seed: 12 },
  );
});

test('large text moves nothing over anything else', () => {
  for (const [, width, height] of SIZES.filter(([, w, h]) => Math.max(w, h) > 700))
    expect(faults(tableLayout(room(width, height, { textScale: 2 })))).toEqual([]);
});

test.each([
  [390, 844, 'phone'],
  [844, 390, 'landscape'],
  [744, 1133, 'tablet'],
  [1024, 1366, 'tablet'],
  [1024, 768, 'wide'],
  [1366, 1024, 'wide'],
])('%d × %d is laid out as %s', (width, height, mode) => expect(tableLayout(room(width, height)).mode).toBe(mode));

test('what lies open can be touched by a finger on every phone from 360 wide', () => {
  const small = [
    [360, 740],
    [390, 844],
    [430, 932],
  ].flatMap(([w, h]) => {
    const { pearls, characters, own, pearlPile, characterPile } = tableLayout(room(w, h, { hand: 7, printed: 1 }));
    return [...pearls, ...characters, pearlPile, characterPile, ...own.portal, ...own.handVisible].filter(
      (one) => one.w < 43.9 || one.h < 43.9,
    );
  });
  expect(small).toEqual([]);
});

test('the piles lie on the side of the thumb', () => {
  const [rightHand, leftHand] = [tableLayout(room(390, 844)), tableLayout(room(390, 844, { side: 'left' }))];
  expect(rightHand.pearlPile.x).toBeGreaterThan(rightHand.pearls[3].x);
  expect(leftHand.pearlPile.x).toBeLessThan(leftHand.pearls[0].x);
  expect(leftHand.pearls[0].x).toBeLessThan(leftHand.pearls[3].x);
});

test('an activated character keeps its place in the row when another joins', () => {
  const before = tableLayout(room(390, 844, { activated: 2 })).own.row;
  const after = tableLayout(room(390, 844, { activated: 3 })).own.row;
  expect(after.slice(0, 2)).toEqual(before);
});

describe('a table that is only looked at', () => {
  /** What is left of a phone of 390 by 844 points beside the controls of a replay, with the bars that are cut off. */
  const LEFT = 610;
  test.each([1, 2, 3, 4])('shows the portals of %d rivals on a phone', (rivals) => {
    const table = tableLayout(
      room(390, LEFT, { rivals, rivalActivated: [3, 3, 3, 3].slice(0, rivals), looking: true }),
    );
    expect(table.rivals.map(({ portal }) => portal !== null)).toEqual(Array.from({ length: rivals }, () => true));
    expect(faults(table)).toEqual([]);
  });

  test('where four rivals share a line, counts and points stand apart', () => {
    const table = tableLayout(room(320, 460, { rivals: 4, rivalActivated: [3, 3, 3, 3], looking: true }));
    expect(table.rivals.every(({ style, stats: [hand] }) => style === 'line' && (hand.w === 0 || hand.w >= 22))).toBe(
      true,
    );
    expect(faults(table).filter((fault) => fault.includes('rival'))).toEqual([]);
  });
});

test.each([
  [844, 390],
  [1366, 1024],
])('at %i × %i a recap lies over the rivals and leaves the cards of the row free', (width, height) => {
  const table = tableLayout(room(width, height));
  const { under, most } = recapPlace(table);
  const recap = { ...under, h: most };
  expect(under.w).toBeGreaterThanOrEqual(150);
  expect([...table.characters, ...table.pearls, table.own.panel].filter((one) => overlaps(recap, one))).toEqual([]);
});
