import { tableLayout, type Room } from '@/games/morth/board/layout';
import { recapPlace } from '@/games/morth/board/told/recapPlace';
import type { Box } from '@/look/box';
import { TABLET as WIDE } from '../rooms';

const TABLET: Room = { ...WIDE, width: 1024, height: 1366 };

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The whole panel: the words, and the buttons below them. */
const panelOf = ({ under, most }: ReturnType<typeof recapPlace>): Box => ({
  ...under,
  y: under.y + under.h + 4,
  h: most + 56,
});

const ROOMS = [
  [1024, 1366],
  [1366, 1024],
].flatMap(([width, height]) =>
  [false, true].flatMap((turning) =>
    [1, 2].flatMap((textScale) =>
      [1, 2, 3].map((rivals) => ({
        ...TABLET,
        width,
        height,
        turning,
        textScale,
        board: turning ? ('portal' as const) : ('map' as const),
        others: TABLET.others.slice(0, rivals),
      })),
    ),
  ),
);

test.each(ROOMS)('on a tablet a recap leaves free what one needs for a turn: $width×$height, %j', (room) => {
  const layout = tableLayout(room);
  const panel = panelOf(recapPlace(layout, layout.top));
  const { board, heroes, arrivals, portal, bar, strip } = layout;
  const needed = [board, heroes, arrivals, room.turning ? portal : null, bar, strip].filter((each) => each !== null);
  expect(needed.filter((each) => meet(panel, each))).toEqual([]);
  expect(panel.w).toBeGreaterThanOrEqual(240);
});

test('on a phone it is short: below the players, or above the buttons so that the whole wheel is free', () => {
  const map = tableLayout({ ...TABLET, width: 390, height: 844 });
  const short = { lines: 2, fills: false };
  const onMap = recapPlace(map, map.strip);
  expect(onMap).toMatchObject({ ...short, under: map.strip, rises: false });
  expect(panelOf(onMap).h).toBeLessThan(844 * 0.2);
  const wheel = tableLayout({ ...TABLET, width: 390, height: 844, board: 'portal' });
  const onPortal = recapPlace(wheel, wheel.strip);
  expect(onPortal).toMatchObject({ ...short, under: wheel.bar, rises: true });
  const { y, h } = wheel.portal ?? { y: 0, h: Infinity };
  expect(wheel.bar.y - 4 - panelOf(onPortal).h).toBeGreaterThanOrEqual(y + h);
});
