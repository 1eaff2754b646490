import type { Shape } from '@/scene/shapes';
import { n, polygon, type Point } from '@/ui/art/outline';
import { fade, scatter } from '@/ui/art/paint';
import type { Node } from '../../rules/hex';
import { HEX, middleOf } from '../layout/hexes';
import { hexPath } from './outlines';

/** A peak: its foot from the hex's middle, half its width, its height, and where its ridge meets the foot; all in parts of a hex. */
type Peak = { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly ridge: number };

/** Rocks of one range are alike, but no two neighbours are the same. */
const RANGES: readonly (readonly Peak[])[] = [
  [
    { x: 0.05, y: 0.36, w: 0.44, h: 1.22, ridge: 0.14 },
    { x: -0.42, y: 0.46, w: 0.36, h: 0.8, ridge: 0.1 },
    { x: 0.48, y: 0.5, w: 0.34, h: 0.72, ridge: 0.12 },
  ],
  [
    { x: -0.16, y: 0.34, w: 0.46, h: 1.1, ridge: 0.1 },
    { x: 0.4, y: 0.46, w: 0.4, h: 0.92, ridge: 0.16 },
    { x: -0.52, y: 0.52, w: 0.28, h: 0.52, ridge: 0.06 },
  ],
  [
    { x: 0.22, y: 0.34, w: 0.42, h: 1.14, ridge: 0.08 },
    { x: -0.3, y: 0.44, w: 0.42, h: 0.96, ridge: 0.14 },
    { x: 0.52, y: 0.54, w: 0.3, h: 0.5, ridge: 0.1 },
    { x: -0.04, y: 0.6, w: 0.28, h: 0.44, ridge: 0.06 },
  ],
];

const LIT = '#AEB7CD';
const SHADE = '#3B4560';

function peak({ x, y, w, h, ridge }: Peak, cx: number, cy: number): readonly Shape[] {
  const [left, right, foot, top] = [cx + (x - w) * HEX, cx + (x + w) * HEX, cy + y * HEX, cy + (y - h) * HEX];
  const tip: Point = [cx + x * HEX, top];
  const [bend, middle] = [cx + (x + ridge) * HEX, foot - h * HEX * 0.42];
  const knee: Point = [cx + (x + ridge * 0.2) * HEX, middle];
  const base: Point = [bend, foot + HEX * 0.07];
  const at = (from: Point, to: Point, part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const lit: readonly Point[] = [tip, knee, base, [left, foot]];
  const shade: readonly Point[] = [tip, [right, foot], base, knee];
  const [west, east] = [at(tip, [left, foot], 0.34), at(tip, [right, foot], 0.38)];
  const snow: readonly Point[] = [
    tip,
    east,
    at(tip, knee, 0.62),
    [tip[0] + w * HEX * 0.08, top + h * HEX * 0.3],
    at(tip, knee, 0.86),
    [tip[0] - w * HEX * 0.12, top + h * HEX * 0.26],
    west,
  ];
  return [
    {
      t: 'path',
      d: polygon(lit),
      fill: { linear: { from: [left, top], to: [bend, foot], colors: [LIT, '#7C87A3', '#4C5672'] } },
    },
    {
      t: 'path',
      d: polygon(shade),
      fill: { linear: { from: [tip[0], top], to: [right, foot], colors: ['#5B6683', SHADE, '#252C42'] } },
    },
    { t: 'path', d: polygon(snow), fill: '#F3F7FF', opacity: 0.95 },
    { t: 'path', d: polygon([tip, east, at(tip, knee, 0.62)]), fill: '#9FB0D4', opacity: 0.85 },
    {
      t: 'path',
      d: `M${n(left)} ${n(foot)}L${n(tip[0])} ${n(top)}L${n(right)} ${n(foot)}`,
      stroke: '#0A1020',
      strokeWidth: 0.9,
      cap: 'round',
      opacity: 0.8,
    },
  ];
}

const mirrored = (range: readonly Peak[]): readonly Peak[] => range.map((one) => ({ ...one, x: -one.x }));

function crag(node: Node): readonly Shape[] {
  const { x, y } = middleOf(node);
  const range = RANGES[Math.floor(scatter(11, node) * RANGES.length)] ?? RANGES[0];
  const peaks = scatter(12, node) < 0.5 ? range : mirrored(range);
  return [
    { t: 'path', d: hexPath(x, y, HEX * 0.97), fill: fade('#0B1424', 0.62) },
    { t: 'path', d: hexPath(x, y, HEX * 0.9), stroke: fade('#05080F', 0.7), strokeWidth: 2 },
    // The shadow of the moon falls to the lower right.
    {
      t: 'path',
      d: `M${n(x - HEX * 0.7)} ${n(y + HEX * 0.5)}L${n(x + HEX * 0.3)} ${n(y - HEX * 0.1)}L${n(x + HEX * 0.98)} ${n(y + HEX * 0.62)}L${n(x + HEX * 0.3)} ${n(y + HEX * 0.78)}Z`,
      fill: '#02050CC0',
      blur: 2.6,
    },
    // The lowest stand in front.
    ...[...peaks].sort((a, b) => a.y - b.y).flatMap((one) => peak(one, x, y)),
  ];
}

/** Crags on the hexes that nobody can enter, those behind first. */
export const crags = (nodes: readonly Node[]): readonly Shape[] =>
  [...nodes].sort((a, b) => middleOf(a).y - middleOf(b).y).flatMap(crag);
