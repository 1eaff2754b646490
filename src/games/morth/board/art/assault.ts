import type { Shape } from '@/scene/shapes';
import { circlePath, n } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { memo } from '@/scene/memo';
import { wound } from './tokens';

const PALE = '#FFC9A6';
const EMBER = '#FF9A5C';

/** A dark pill of w × h with a rim. */
const pill = (w: number, h: number, fill: string, rim: string): Shape => ({
  t: 'rect',
  x: 0.8,
  y: 0.8,
  w: w - 1.6,
  h: h - 1.6,
  r: h / 2,
  fill,
  stroke: rim,
  strokeWidth: Math.max(1.2, h * 0.065),
  shadow: { dx: 0, dy: h * 0.06, blur: h * 0.25, color: '#000000B0' },
});

const words = (text: string, x: number, w: number, h: number, fill: string): Shape => ({
  t: 'text',
  text,
  x,
  y: 0,
  w,
  h,
  align: 'center',
  valign: 'middle',
  font: 'alegreya800',
  size: h * 0.64,
  minSize: h * 0.4,
  fill,
});

/** The figures of a sum: speed + roll, less what barriers took, = squares. */
const sumText = (speed: number, roll: number, slowed: number): string =>
  `${speed} + ${roll}${slowed > 0 ? ` − ${slowed}` : ''} = ${speed + roll - slowed}`;

/** Width of a sum for its height. */
export const sumRatio = (slowed: number): number => (slowed > 0 ? 4.1 : 3);

/** MOR-155 How far an enemy goes: a pill of height h. */
export const sumPill = memo((speed: number, roll: number, slowed: number, h: number): readonly Shape[] => {
  const w = h * sumRatio(slowed);
  return [pill(w, h, '#1A0E12F7', EMBER), words(sumText(speed, roll, slowed), h * 0.2, w - h * 0.4, h, '#FFF1E6')];
});

/** What a die shows, under it: a pill of w × h. */
export const rollPill = memo((text: string, w: number, h: number): readonly Shape[] => [
  pill(w, h, '#0B1122F7', EMBER),
  words(text, h * 0.3, w - h * 0.6, h, '#FFF1E6'),
]);

/** Width of a loss for its height, wide enough for its words. */
export const lossWidth = (text: string, h: number): number => h * (1.72 + 0.285 * text.length);

/** What an enemy takes that has left: a broken heart and words on a dark red pill of height h. */
export const lossPill = memo((text: string, h: number): readonly Shape[] => {
  const w = lossWidth(text, h);
  return [
    { t: 'rect', x: 0, y: 0, w, h, r: h / 2, fill: '#FF5C6C80', blur: h * 0.22 },
    pill(w, h, '#3A0812FA', '#FF8F9A'),
    { t: 'group', x: h * 0.36, y: h * 0.2, shapes: wound(h * 0.6) },
    words(text, h * 1.06, w - h * 1.42, h, '#FFE9EC'),
  ];
});

/** The light under the enemy whose turn it is, in a box of side size. */
export const moverGlow = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    {
      t: 'circle',
      cx: c,
      cy: c,
      r: c,
      fill: {
        radial: { center: [c, c], radius: c, colors: ['#FF8A4EE0', '#FF7A3E90', '#FF7A3E00'], at: [0, 0.55, 1] },
      },
    },
    {
      t: 'path',
      d: circlePath(c, c, c * 0.66),
      stroke: '#FFE0C2',
      strokeWidth: Math.max(1.2, size * 0.022),
      opacity: 0.9,
    },
  ];
});

/** Two dots of a trail, before and behind the middle of a box of side cell / 2, along dx, dy (parts of the cell). */
export const trailDots = memo((dx: number, dy: number, cell: number): readonly Shape[] => {
  const c = cell / 4;
  const dot = (side: number): Shape => ({
    t: 'circle',
    cx: c + side * dx * cell,
    cy: c + side * dy * cell,
    r: cell * 0.062,
    fill: '#FFB37C',
    stroke: '#3A160480',
    strokeWidth: cell * 0.018,
  });
  return [dot(-0.125), dot(0.125)];
});

/** A stretch of the way that an enemy will go: dashes through a box of side cell, along dx, dy. */
export const lineAhead = memo((dx: number, dy: number, cell: number): readonly Shape[] => {
  const c = cell / 2;
  const d = `M${n(c - dx * c)} ${n(c - dy * c)}L${n(c + dx * c)} ${n(c + dy * c)}`;
  return [
    { t: 'path', d, stroke: fade('#2A0E04', 0.5), strokeWidth: cell * 0.1 },
    { t: 'path', d, stroke: PALE, strokeWidth: cell * 0.05, dash: [cell * 0.125, cell * 0.125] },
  ];
});

/** An enemy that found no room and has not moved: a bar across. */
export const stuckMark = memo((size: number): readonly Shape[] => [
  {
    t: 'circle',
    cx: size / 2,
    cy: size / 2,
    r: size * 0.46,
    fill: '#14182A',
    stroke: '#A9B5D6',
    strokeWidth: size * 0.08,
  },
  {
    t: 'path',
    d: `M${n(size * 0.28)} ${n(size * 0.5)}H${n(size * 0.72)}`,
    stroke: '#D5DDF2',
    strokeWidth: size * 0.13,
    cap: 'round',
  },
]);

/** Done: a green tick on a dark disc, in a box of side size. */
export const tickMark = memo((size: number): readonly Shape[] => {
  const at = (x: number, y: number) => `${n(x * size)} ${n(y * size)}`;
  return [
    {
      t: 'circle',
      cx: size / 2,
      cy: size / 2,
      r: size * 0.46,
      fill: '#0B1A16',
      stroke: '#7FE3B0',
      strokeWidth: size * 0.08,
    },
    {
      t: 'path',
      d: `M${at(0.29, 0.53)}L${at(0.44, 0.67)}L${at(0.71, 0.35)}`,
      stroke: '#9FF5C6',
      strokeWidth: size * 0.11,
      cap: 'round',
    },
  ];
});
