import { tableLayout, type Room } from '@/games/portal/board/layout';
import { lookBox, zoomIn } from '@/games/portal/board/layout/look';
import { boardSize } from '@/games/portal/board/frame';
import type { Box } from '@/look/box';
import { cameraOn } from '@/scene/camera';
import { field } from './support';

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

const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

test.each(ROOMS)('on a %s nothing lies over anything else, nor outside', (_, one) => {
  const { top, score, board, panel, sheet, roster, mode } = tableLayout(one);
  const strips = one.proposing && mode === 'landscape' ? [top] : [top, score];
  const parts = [...strips, board, one.proposing ? sheet : panel, ...(roster === null ? [] : [roster])];
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
});

test('the panel is at the thumb', () => {
  for (const [w, h] of [
    [844, 390],
    [1366, 1024],
  ] as const) {
    const [right, left] = (['right', 'left'] as const).map((side) => tableLayout(room(w, h, { side })));
    expect(right?.panel.x).toBeGreaterThan(right?.board.x ?? Infinity);
    expect(left?.panel.x).toBeLessThan(left?.board.x ?? 0);
  }
});

test('the camera may show the whole table, and comes as near as four points a millimetre', () => {
  const { config } = field();
  const { board } = tableLayout(room(390, 844, { insets: NOTCH }));
  const zoom = zoomIn(config, board);
  const size = boardSize(config);
  expect(zoom.least * size.width).toBeLessThanOrEqual(board.w + 0.01);
  expect(zoom.largest).toBe(4);
  const lens = { board: size, window: { width: board.w, height: board.h }, zoom };
  const { scale } = cameraOn(lookBox(config, [{ x: 600, y: 400 }]), Infinity, lens);
  expect(scale).toBeGreaterThan(1);
});
