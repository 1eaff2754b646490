import skull from '@iconify/icons-game-icons/skull-crossed-bones';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { n, polygon, polyline, type Point } from '@/ui/art/outline';
import { memo } from '@/scene/memo';

/** What most marks stand on, in a box of side size. */
const disc = (size: number, fill: string, stroke: string) =>
  ({
    t: 'circle',
    cx: size / 2,
    cy: size / 2,
    r: size * 0.46,
    fill,
    stroke,
    strokeWidth: Math.max(1.1, size * 0.08),
  }) as const;

/** Killed: a skull on a dark red disc, in a box of side size. */
export const killedMark = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    {
      ...disc(size, '#3A0A12', '#FF8A7A'),
      r: c * 0.94,
      strokeWidth: Math.max(1.1, size * 0.075),
      shadow: { dx: 0, dy: size * 0.04, blur: size * 0.12, color: '#000000A0' },
    },
    { ...placeIcon(skull, size * 0.17, size * 0.16, size * 0.66), fill: '#FFF4EE' },
  ];
});

/** An arrow to the right in a box of w × h. */
const arrow = (x: number, y: number, w: number, h: number): string => {
  const line: Point[] = [
    [x, y + h / 2],
    [x + w, y + h / 2],
  ];
  const head: Point[] = [
    [x + w - h * 0.42, y + h * 0.1],
    [x + w, y + h / 2],
    [x + w - h * 0.42, y + h * 0.9],
  ];
  return polyline(line) + polyline(head);
};

/** Width of the pill for its height. */
export const REMAINS_RATIO = 2.3;

/** What remains of the resistance: a pill of height h with both numbers. */
export const remainsPill = memo((before: number, after: number, h: number): readonly Shape[] => {
  const w = h * REMAINS_RATIO;
  const number = (value: number, x: number): Shape => ({
    t: 'text',
    text: String(value),
    x,
    y: 0,
    w: h * 0.8,
    h,
    align: 'center',
    valign: 'middle',
    font: 'alegreya800',
    size: h * 0.78,
    fill: '#FFF4EE',
  });
  return [
    {
      t: 'rect',
      x: 0.6,
      y: 0.6,
      w: w - 1.2,
      h: h - 1.2,
      r: h / 2,
      fill: '#24100CF7',
      stroke: '#FF9A6E',
      strokeWidth: Math.max(1, h * 0.09),
    },
    number(before, h * 0.14),
    {
      t: 'path',
      d: arrow(h * 0.94, h * 0.33, h * 0.46, h * 0.36),
      stroke: '#FFB693',
      strokeWidth: Math.max(1, h * 0.1),
      cap: 'round',
    },
    number(after, w - h * 0.94),
  ];
});

/** Not affected: a disc with a bar, in a box of side size. */
export const untouchedMark = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    disc(size, '#1A2136', '#B9C4E0'),
    {
      t: 'path',
      d: `M${n(size * 0.28)} ${n(c)}H${n(size * 0.72)}`,
      stroke: '#E6ECFA',
      strokeWidth: size * 0.14,
      cap: 'round',
    },
  ];
});

/** Scales break: a dashed ring with a crack, in a box of side size. */
export const scalesMark = memo((size: number): readonly Shape[] => {
  return [
    { ...disc(size, '#2A1F08', '#FFE7A8'), dash: [size * 0.13, size * 0.08] },
    {
      t: 'path',
      d: `M${n(size * 0.56)} ${n(size * 0.2)}L${n(size * 0.42)} ${n(size * 0.44)}L${n(size * 0.58)} ${n(size * 0.54)}L${n(size * 0.44)} ${n(size * 0.8)}`,
      stroke: '#FFE7A8',
      strokeWidth: size * 0.09,
      cap: 'round',
    },
  ];
});

/** Two lines along which a killed die breaks, in parts of its box; they meet in one corner. */
const MEET: Point = [0.38, 0.58];
const DOWN: readonly Point[] = [[0.3, 0.04], [0.46, 0.36], MEET, [0.56, 0.96]];
const ACROSS: readonly Point[] = [[0.04, 0.62], MEET, [0.66, 0.44], [0.96, 0.4]];

const scaled = (points: readonly Point[], size: number): readonly Point[] =>
  points.map(([x, y]): Point => [x * size, y * size]);

/** The lines along which a killed die breaks, in a box of side size. */
export const cracks = memo((size: number): readonly Shape[] => {
  const d = polyline(scaled(DOWN, size)) + polyline(scaled(ACROSS, size));
  return [
    { t: 'path', d, stroke: '#1A0508', strokeWidth: size * 0.07, cap: 'round' },
    { t: 'path', d, stroke: '#FFF4EE', strokeWidth: size * 0.022, cap: 'round' },
  ];
});

/** What the lines leave of a die, with room for its rim, and the way each piece flies. */
export const SHARDS: readonly { readonly outline: readonly Point[]; readonly to: Point }[] = [
  { outline: [[-0.2, -0.2], [0.3, -0.2], DOWN[0], DOWN[1], MEET, ACROSS[0], [-0.2, 0.62]], to: [-0.42, -0.3] },
  { outline: [[0.3, -0.2], [1.2, -0.2], [1.2, 0.4], ACROSS[3], ACROSS[2], MEET, DOWN[1], DOWN[0]], to: [0.38, -0.36] },
  { outline: [[1.2, 0.4], [1.2, 1.2], [0.56, 1.2], DOWN[3], MEET, ACROSS[2], ACROSS[3]], to: [0.44, 0.34] },
  { outline: [[-0.2, 0.62], ACROSS[0], MEET, DOWN[3], [0.56, 1.2], [-0.2, 1.2]], to: [-0.34, 0.4] },
];

/** The part of some shapes that is inside one of the pieces, in a box of side size. */
export const shard = (shapes: readonly Shape[], index: number, size: number): readonly Shape[] => [
  { t: 'group', clip: { t: 'path', d: polygon(scaled(SHARDS[index].outline, size)) }, shapes },
];

/** The red flash at the gate when an enemy has left, in a box of side size. */
export const woundBurst = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 14;
    const [from, until] = [size * 0.2, size * (i % 2 ? 0.36 : 0.47)];
    return `M${n(c + from * Math.cos(angle))} ${n(c + from * Math.sin(angle))}L${n(c + until * Math.cos(angle))} ${n(c + until * Math.sin(angle))}`;
  }).join('');
  return [
    {
      t: 'circle',
      cx: c,
      cy: c,
      r: c,
      fill: { radial: { center: [c, c], radius: c, colors: ['#FF5C6CB0', '#FF5C6C50', '#FF5C6C00'], at: [0, 0.5, 1] } },
    },
    { t: 'path', d: rays, stroke: '#FFC2C8', strokeWidth: size * 0.022, cap: 'round', opacity: 0.9 },
  ];
});
