import { smallMapIn, tableLayout, type Room } from '@/games/morth/board/layout';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import type { Box } from '@/look/box';
import { PHONE } from './rooms';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const SIZES = [
  [390, 844],
  [844, 390],
  [1024, 1366],
  [1366, 1024],
  [320, 568],
  [768, 1024],
  [360, 640],
  [673, 841],
] as const;

/** Tables by the maps on them. */
const TABLES = [
  { map: 'yellow', others: ['red', 'purple', 'grey'] },
  { map: 'red', others: ['yellow'] },
  { map: 'grey', others: ['yellow', 'red'] },
  { map: 'purple', others: [] },
  { map: 'coop-1', others: [] },
] as const;

const rooms = SIZES.flatMap(([width, height]) =>
  (['map', 'portal'] as const).flatMap((board) =>
    (['left', 'right'] as const).flatMap((side) =>
      [1, 2].flatMap((textScale) =>
        TABLES.flatMap((table) =>
          (board === 'portal' && table.others.length > 0 ? [false, true] : [false]).map((shared): Room => ({
            ...PHONE,
            ...table,
            width,
            height,
            insets: width === 390 ? PHONE.insets : NONE,
            board,
            turning: board === 'portal',
            shared,
            side,
            textScale,
          })),
        ),
      ),
    ),
  ),
);

const overlap = (a: Box, b: Box) =>
  a.x + a.w > b.x + 0.5 && b.x + b.w > a.x + 0.5 && a.y + a.h > b.y + 0.5 && b.y + b.h > a.y + 0.5;

test.each([
  [390, 844, 'phone'],
  [844, 390, 'landscape'],
  [1024, 1366, 'tablet'],
  [1366, 1024, 'wide'],
] as const)('%i × %i is a %s', (width, height, mode) => {
  expect(tableLayout({ ...PHONE, width, height }).mode).toBe(mode);
});

test.each(
  rooms.map(
    (room) =>
      [
        `${room.width}×${room.height} ${room.map} + ${room.others.length} ${room.board}${room.shared ? ' shared' : ''} ${room.side} ${room.textScale}`,
        room,
      ] as const,
  ),
)('%s: nothing overlaps or leaves the screen', (_, room) => {
  const { top, strip, board, portal, sides, arrivals, small, heroes, bar, log } = tableLayout(room);
  const boxes = [
    top,
    strip,
    bar,
    ...[board, portal, arrivals, heroes, log].flatMap((one) => (one === null ? [] : [one])),
    ...(sides === null ? [] : [sides.above, sides.below]),
    ...small,
  ];
  boxes.forEach((one, i) => {
    expect(one.x).toBeGreaterThanOrEqual(-0.5);
    expect(one.y).toBeGreaterThanOrEqual(-0.5);
    expect(one.x + one.w).toBeLessThanOrEqual(room.width + 0.5);
    expect(one.y + one.h).toBeLessThanOrEqual(room.height + 0.5);
    expect(one.h).toBeGreaterThan(0);
    boxes.slice(i + 1).forEach((other) => expect(overlap(one, other) ? [one, other] : null).toBeNull());
  });
});

test('on a phone a cell is as large as the screen is wide, and the team’s map scrolls', () => {
  expect(tableLayout(PHONE).cell).toBeGreaterThan(39);
  const team = tableLayout({ ...PHONE, map: 'coop-1', others: [] });
  expect(team.cell).toBeGreaterThan(39);
  expect(mapLayout('coop-1', team.cell).height).toBeGreaterThan(team.board?.h ?? Infinity);
});

test('a tablet has the portal and the other maps beside the large one', () => {
  const { portal, small, board } = tableLayout({ ...PHONE, width: 1366, height: 1024, insets: NONE });
  expect(portal).not.toBeNull();
  expect(small).toHaveLength(3);
  expect(board?.x).toBeLessThan(portal?.x ?? 0);
  const mirrored = tableLayout({ ...PHONE, width: 1366, height: 1024, insets: NONE, side: 'left' });
  expect(mirrored.board?.x).toBeGreaterThan(mirrored.portal?.x ?? Infinity);
});

test('a small map lies inside its box', () => {
  const zone = { x: 100, y: 50, w: 220, h: 330, head: 40, foot: 24, named: false };
  const { x, y, cell } = smallMapIn('grey', zone);
  const { width, height } = mapLayout('grey', cell);
  expect(x).toBeGreaterThanOrEqual(zone.x);
  expect(x + width).toBeLessThanOrEqual(zone.x + zone.w);
  expect(y).toBeGreaterThan(zone.y);
  expect(y + height).toBeLessThan(zone.y + zone.h);
});

describe('the room of a tablet', () => {
  const upright = { ...PHONE, width: 1024, height: 1366, insets: NONE };
  const onItsSide = { ...PHONE, width: 1366, height: 1024, insets: NONE };
  const widthOf = (room: Room, i: number) =>
    mapLayout(room.others[i], smallMapIn(room.others[i], tableLayout(room).small[i]).cell).width;

  test.each([
    [1, 370, 400],
    [2, 220, 290],
    [3, 170, 210],
  ])('with %i rivals their maps are at least %i points wide upright and %i on its side', (count, most, wide) => {
    const others = PHONE.others.slice(0, count);
    others.forEach((_, i) => {
      expect(widthOf({ ...upright, others }, i)).toBeGreaterThanOrEqual(most);
      expect(widthOf({ ...onItsSide, others }, i)).toBeGreaterThanOrEqual(wide);
    });
  });

  test('the wheel rests small while heroes act, and has its room while it is turned', () => {
    expect(tableLayout(upright).portal?.w).toBeLessThan(270);
    expect(tableLayout({ ...upright, turning: true }).portal?.w).toBeGreaterThan(370);
  });

  test('the team’s map lies on its side where the screen does, over its whole width', () => {
    const { turned, board, cell } = tableLayout({ ...onItsSide, map: 'coop-1', others: [] });
    expect(turned).toBe(true);
    expect(board?.w).toBeGreaterThan(1300);
    expect(cell).toBeGreaterThan(50);
    expect(tableLayout({ ...upright, map: 'coop-1', others: [] }).turned).toBe(false);
  });

  test('beside the turning wheel there is room for four rows of arrivals', () => {
    expect(tableLayout({ ...onItsSide, turning: true }).arrivals?.h).toBeGreaterThan(400);
    expect(tableLayout({ ...upright, turning: true }).arrivals?.h).toBeGreaterThan(350);
  });
});

describe('a portal that several people share', () => {
  const sharing = (width: number, height: number, textScale = 1): Room => ({
    ...PHONE,
    width,
    height,
    insets: NONE,
    board: 'portal',
    turning: true,
    shared: true,
    textScale,
  });

  test.each([
    [1024, 1366, 400],
    [1366, 1024, 400],
    [834, 1194, 300],
    [820, 1180, 280],
    [1180, 820, 280],
    [1024, 768, 280],
  ])('on a tablet of %i × %i has a band above and below it, and the wheel stays large', (width, height, least) => {
    const { portal, sides, arrivals } = tableLayout(sharing(width, height));
    expect(portal?.w).toBeGreaterThanOrEqual(least);
    expect(sides?.above.h).toBeGreaterThanOrEqual(48);
    expect(sides?.above.w).toBeGreaterThanOrEqual(280);
    expect(sides?.below.y).toBeGreaterThanOrEqual((portal?.y ?? Infinity) + (portal?.h ?? 0));
    expect(arrivals?.h).toBeGreaterThanOrEqual(220);
  });

  test.each([
    ['a phone', 390, 844, 1],
    ['a phone on its side', 844, 390, 1],
    ['a small tablet', 768, 1024, 1],
    ['a tablet with words twice as large', 1024, 1366, 2],
  ])('on %s has none, and the table is as ever', (_, width, height, textScale) => {
    const room = sharing(width, height, textScale);
    expect(tableLayout(room)).toEqual(tableLayout({ ...room, shared: false }));
    expect(tableLayout(room).sides).toBeNull();
  });
});

test('on a phone on its side the whole map is seen, entrances too', () => {
  const { turned, board, cell } = tableLayout({ ...PHONE, width: 844, height: 390, insets: NONE });
  expect(turned).toBe(true);
  expect(cell).toBeGreaterThan(36);
  expect(mapLayout('yellow', cell, true).height).toBeLessThanOrEqual(board?.h ?? 0);
});
