import type { IconifyIcon } from '@iconify/types';
import anchor from '@iconify/icons-game-icons/anchor';
import curledLeaf from '@iconify/icons-game-icons/curled-leaf';
import drop from '@iconify/icons-game-icons/drop';
import feather from '@iconify/icons-game-icons/feather';
import key from '@iconify/icons-game-icons/key';
import moon from '@iconify/icons-game-icons/moon';
import rose from '@iconify/icons-game-icons/rose';
import sundial from '@iconify/icons-game-icons/sundial';
import type { Shape } from '@/scene/shapes';

import { SEAT_LOOKS, color } from '@/look/tokens';
import { placeIcon } from './icon';
import { memo } from '@/scene/memo';
import { circlePath, cloverPath, regular, roundedPolygon, shieldPath, starPoints, type Point } from './outline';
import { fade, out } from './paint';

export type SeatLook = (typeof SEAT_LOOKS)[number];
type SeatShape = SeatLook['shape'];

const SIGNS: Record<SeatLook['sign'], IconifyIcon> = {
  moon,
  sundial,
  'curled-leaf': curledLeaf,
  drop,
  rose,
  anchor,
  feather,
  key,
};

const squarePoints = (cx: number, cy: number, half: number): Point[] => [
  [cx - half, cy - half],
  [cx + half, cy - half],
  [cx + half, cy + half],
  [cx - half, cy + half],
];

/** Outline of a seat's shape about a centre; r is the reach of the widest of them. */
const seatOutline: Record<SeatShape, (cx: number, cy: number, r: number) => string> = {
  circle: (cx, cy, r) => circlePath(cx, cy, r * 0.94),
  lozenge: (cx, cy, r) => roundedPolygon(regular(4, cx, cy, r * 1.04), r * 0.16),
  hexagon: (cx, cy, r) => roundedPolygon(regular(6, cx, cy, r), r * 0.12),
  triangle: (cx, cy, r) => roundedPolygon(regular(3, cx, cy + r * 0.19, r * 1.16), r * 0.26),
  shield: (cx, cy, r) => shieldPath(cx - r * 0.86, cy - r, r * 1.72, r * 2),
  square: (cx, cy, r) => roundedPolygon(squarePoints(cx, cy, r * 0.86), r * 0.22),
  clover: (cx, cy, r) => cloverPath(cx, cy, r * 0.52),
  star: (cx, cy, r) => roundedPolygon(starPoints(5, cx, cy + r * 0.06, r * 1.1, r * 0.72), r * 0.14),
};

/** Size and drop of the sign, as parts of the reach: pointed shapes leave less room, or leave it lower. */
const SIGN_FIT: Record<SeatShape, { size: number; drop: number }> = {
  circle: { size: 1.2, drop: 0 },
  lozenge: { size: 1.12, drop: -0.05 },
  hexagon: { size: 1.2, drop: 0 },
  triangle: { size: 1, drop: 0.2 },
  shield: { size: 1.24, drop: -0.06 },
  square: { size: 1.3, drop: 0 },
  clover: { size: 1.42, drop: 0 },
  star: { size: 1.14, drop: 0.06 },
};

/** The look of a seat; looks repeat when there are more seats than looks. */
export function seatLook(look: number): SeatLook {
  return SEAT_LOOKS[((look % SEAT_LOOKS.length) + SEAT_LOOKS.length) % SEAT_LOOKS.length] ?? SEAT_LOOKS[0];
}

/** A seat's emblem, shape and sign, in a box of side size. Bold: a thicker edge, for the winner and the one to move. */
export const emblem = memo((look: number, size: number, bold: boolean = false): Shape[] => {
  const seat = seatLook(look);
  const edge = size * (bold ? 0.09 : 0.055);
  const middle = size / 2;
  const reach = middle / 1.05 - edge / 2;
  const fit = SIGN_FIT[seat.shape];
  const side = reach * fit.size * (bold ? 0.94 : 1);
  return [
    {
      t: 'path',
      d: seatOutline[seat.shape](middle, middle, reach),
      fill: color.night,
      stroke: seat.color,
      strokeWidth: edge,
    },
    { ...placeIcon(SIGNS[seat.sign], middle - side / 2, middle - side / 2 + reach * fit.drop, side), fill: seat.color },
  ];
});

/** Only the shape, for markers on a chart and small dots: r is its reach about 0, 0. */
export const seatMarker = memo((look: number, r: number): Shape[] => {
  const seat = seatLook(look);
  return [
    { t: 'path', d: seatOutline[seat.shape](0, 0, r), fill: color.night, stroke: seat.color, strokeWidth: r * 0.42 },
  ];
});

/** The light of a seat on what is behind it, in a box of side size. */
export const seatGlow = memo((look: number, size: number): Shape[] => {
  const tint = seatLook(look).color;
  const light = out(size / 2, size / 2, size / 2, [fade(tint, 0.5), fade(tint, 0.26), fade(tint, 0)], [0, 0.5, 1]);
  return [{ t: 'circle', cx: size / 2, cy: size / 2, r: size / 2, fill: light, blend: 'screen' }];
});
