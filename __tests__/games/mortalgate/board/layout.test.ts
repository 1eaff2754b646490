import { tableLayout, lookBox, zoomIn, type Room } from '@/games/mortalgate/board/layout';
import { ISLAND } from '@/games/mortalgate/board/layout/hexes';
import { nodeAt } from '@/games/mortalgate/rules/hex';
import type { Box } from '@/look/box';
import { cameraOn } from '@/scene/camera';

const room = (width: number, height: number, change: Partial<Room> = {}): Room => ({
  width,
  height,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  side: 'right',
  textScale: 1,
  proposing: false,
  ...change,
});
const NOTCH = { top: 47, right: 0, bottom: 34, left: 0 };
const ASIDE = { top: 0, right: 48, bottom: 21, left: 48 };

const ROOMS: readonly (readonly [string, Room])[] = (
  [
    ['small phone', room(320, 568)],
    ['phone', room(390, 844, { insets: NOTCH })],
    ['large phone', room(430, 932, { insets: NOTCH })],
    ['landscape', room(844, 390, { insets: ASIDE })],
    ['small landscape', room(667, 375)],
    ['tablet', room(1024, 1366)],
    ['small tablet', room(744, 1133)],
    ['wide tablet', room(1366, 1024)],
    ['desk', room(1440, 900)],
  ] as const
).flatMap(([name, one]) =>
  (['right', 'left'] as const).flatMap((side) =>
    [1, 2].flatMap((textScale) =>
      [false, true].map(
        (proposing) =>
          [
            `${name}, ${side} hand, text ${textScale}${proposing ? ', proposal' : ''}`,
            { ...one, side, textScale, proposing },
          ] as const,
      ),
    ),
  ),
);

test.each([room(390, 844, { insets: NOTCH }), room(430, 932)])(
  'on a phone the panel holds all of a turn: %j',
  (one) => {
    const [edges, hero, actionsInTwoLines, gold, gaps] = [18, 46, 80, 50, 12];
    expect(tableLayout(one).panel.h).toBeGreaterThanOrEqual(edges + hero + actionsInTwoLines + gold + gaps);
  },
);

const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

test.each(ROOMS)('on a %s nothing lies over anything else, nor outside', (_, one) => {
  const { top, grace, order, board, panel, sheet, side, map, mode } = tableLayout(one);
  const rest = one.proposing && (mode === 'phone' || mode === 'landscape') ? [sheet] : [panel];
  const strips = one.proposing && mode === 'landscape' ? [top] : [top, grace, order];
  const parts = [...strips, board, ...rest, ...(side === null ? [] : [side])];
  parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
  for (const { x, y, w, h } of parts) {
    expect(w).toBeGreaterThan(40);
    expect(h).toBeGreaterThan(18);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(one.width + 0.01);
    expect(y + h).toBeLessThanOrEqual(one.height + 0.01);
  }
  expect(board.h).toBeGreaterThanOrEqual(160);
  if (map !== null) expect(map.y).toBeGreaterThan(board.y);
});

test('the panel is at the thumb', () => {
  for (const [w, h] of [
    [844, 390],
    [1366, 1024],
  ] as const) {
    const [right, left] = (['right', 'left'] as const).map((side) => tableLayout(room(w, h, { side })));
    expect(right.panel.x).toBeGreaterThan(right.board.x);
    expect(left.panel.x).toBeLessThan(left.board.x);
  }
});

test('the camera may show the whole island, and opens on a hero with the hexes round it', () => {
  const { board } = tableLayout(room(390, 844, { insets: NOTCH }));
  const zoom = zoomIn(board);
  const lens = { board: ISLAND, window: { width: board.w, height: board.h }, zoom };
  expect(zoom.least * ISLAND.width).toBeLessThanOrEqual(board.w + 0.01);
  const { scale } = cameraOn(lookBox([nodeAt('J13')]), Infinity, lens);
  expect(scale).toBeGreaterThan(1);
  expect(scale).toBeLessThan(1.6);
});
