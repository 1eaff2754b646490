import type { Shape } from '@/scene/shapes';
import { n, type Point } from '@/ui/art/outline';
import { scatter } from '@/ui/art/paint';
import { blob, cells } from './voronoi';

/** Wind ripples: long, faint, nearly level. */
function ripples(w: number, h: number, cell: number): string {
  const count = Math.round((w * h) / (cell * cell)) * 1.4;
  return Array.from({ length: Math.round(count) }, (_, i) => {
    const [x, y, length] = [scatter(61, i) * w, scatter(62, i) * h, cell * (0.3 + 0.7 * scatter(63, i))];
    return `M${n(x)} ${n(y)}q${n(length * 0.4)} ${n(-cell * 0.1)} ${n(length)} ${n(-cell * 0.02)}`;
  }).join('');
}

/** The shaded side of a drift: a sliver along the lower right of a cell. */
const shade = (polygon: readonly Point[], cell: number): string =>
  blob(
    polygon.map(([x, y]): Point => [x - cell * 0.1, y - cell * 0.14]),
    1.12,
  );

/** Frost Ridge: drifts of snow in blue shade, with ice between them. */
export function ridge(w: number, h: number, cell: number): readonly Shape[] {
  const polygons = cells(w, h, cell * 1.9, 0.9, 71);
  const drifts = polygons.map((polygon) => blob(polygon, 1.02)).join('');
  const ice = polygons
    .filter((_, i) => scatter(19, i) < 0.14)
    .map((polygon) => blob(polygon, 1))
    .join('');
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      fill: { linear: { from: [0, 0], to: [w * 0.5, h], colors: ['#8497B8', '#6C80A5', '#7E92B6'] } },
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.55 / cell, 0.9 / cell],
      octaves: 4,
      seed: 2,
      color: '#BFD0E8',
      gain: 2.2,
      bias: -0.9,
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.4 / cell, 0.55 / cell],
      octaves: 3,
      seed: 33,
      color: '#2C3D63',
      gain: 2.6,
      bias: -1.15,
    },
    { t: 'path', d: ice, fill: '#4E7BA8', opacity: 0.5 },
    { t: 'path', d: ice, stroke: '#CFEFFF', strokeWidth: cell * 0.03, opacity: 0.6 },
    ...polygons.map((polygon): Shape => ({
      t: 'group',
      clip: { t: 'path', d: blob(polygon, 1.02) },
      shapes: [
        {
          t: 'path',
          d: shade(polygon, cell),
          stroke: '#33466F',
          strokeWidth: cell * 0.3,
          opacity: 0.5,
          blur: cell * 0.12,
        },
      ],
    })),
    {
      t: 'path',
      d: drifts,
      y: cell * 0.03,
      stroke: '#F4FAFF',
      strokeWidth: cell * 0.05,
      opacity: 0.28,
      blur: cell * 0.02,
    },
    { t: 'path', d: ripples(w, h, cell), stroke: '#F2F8FF', strokeWidth: cell * 0.022, opacity: 0.4, cap: 'round' },
    { t: 'rect', x: 0, y: 0, w, h, fill: '#1B2747', opacity: 0.2 },
    { t: 'grain', x: 0, y: 0, w, h, frequency: 0.7, seed: 6, opacity: 0.18 },
  ];
}
