import type { Shape } from '@/scene/shapes';
import { polygon, polyline, type Point } from '@/ui/art/outline';
import { mix } from '@/ui/art/paint';
import type { Lane } from '../../rules/data';
import { PATH_TONES } from './palette';

const octagon = (cx: number, cy: number, r: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI * (2 * i + 1)) / 8;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });

/** The stone of a plate in the tint of a path. */
const stone = (tint: string): string => mix('#3A4254', tint, 0.75);

/** A crossing as an octagonal plate about cx, cy: its field and its rim are shared by both paths. */
export function crossingShapes(
  cx: number,
  cy: number,
  cell: number,
  [one, other]: readonly [Lane, Lane],
): readonly Shape[] {
  const r = cell * 0.475;
  const [a, b] = [PATH_TONES[one], PATH_TONES[other]];
  const corners = octagon(cx, cy, r);
  const rim = (from: number, to: number): string =>
    polyline(Array.from({ length: to - from + 1 }, (_, i) => corners[(from + i) % 8]));
  const width = Math.max(1.2, cell * 0.05);
  const arm = cell * 0.1;
  const inner = octagon(cx, cy, r * 0.6);
  const slabs = inner.map((corner, i) => polyline([corner, corners[i]])).join('');
  return [
    { t: 'path', d: polygon(octagon(cx, cy, r + width)), fill: '#0A0F1E' },
    {
      t: 'path',
      d: polygon(corners),
      fill: {
        linear: {
          from: [cx - r, cy - r],
          to: [cx + r, cy + r],
          colors: [stone(a.tint), stone(a.tint), stone(b.tint), stone(b.tint)],
          at: [0, 0.48, 0.52, 1],
        },
      },
    },
    {
      t: 'path',
      d: polygon(corners),
      fill: {
        radial: {
          center: [cx - r * 0.35, cy - r * 0.45],
          radius: r * 1.7,
          colors: ['#FFFFFF30', '#FFFFFF00', '#00000066'],
          at: [0, 0.45, 1],
        },
      },
    },
    { t: 'path', d: slabs, stroke: '#0A0F1E', strokeWidth: Math.max(0.6, cell * 0.022), opacity: 0.35 },
    { t: 'path', d: polygon(octagon(cx, cy, r * 0.6)), fill: '#0A0F1E', opacity: 0.16 },
    { t: 'path', d: polygon(octagon(cx, cy, r * 0.6)), stroke: '#FFFFFF30', strokeWidth: Math.max(0.7, cell * 0.02) },
    // Corners run clockwise from the right; the field is divided from the lower left to the upper right.
    { t: 'path', d: rim(3, 6), stroke: a.edge, strokeWidth: width, cap: 'round' },
    { t: 'path', d: rim(7, 10), stroke: b.edge, strokeWidth: width, cap: 'round' },
    {
      t: 'path',
      d: polyline([corners[2], corners[3]]),
      stroke: { linear: { from: [...corners[3]], to: [...corners[2]], colors: [a.edge, b.edge] } },
      strokeWidth: width,
    },
    {
      t: 'path',
      d: polyline([corners[6], corners[7]]),
      stroke: { linear: { from: [...corners[6]], to: [...corners[7]], colors: [a.edge, b.edge] } },
      strokeWidth: width,
    },
    {
      t: 'path',
      d: `M${cx - arm} ${cy - arm}L${cx + arm} ${cy + arm}M${cx + arm} ${cy - arm}L${cx - arm} ${cy + arm}`,
      stroke: '#FFFFFF40',
      strokeWidth: Math.max(1, cell * 0.05),
      cap: 'round',
    },
  ];
}
