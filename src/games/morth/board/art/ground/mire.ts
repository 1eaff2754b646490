import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { scatter } from '@/ui/art/paint';
import { blob, cells } from './voronoi';

/** Short flat strokes: light that lies on still water. */
function glints(w: number, h: number, cell: number): string {
  const count = Math.round((w * h) / (cell * cell)) * 2;
  return Array.from({ length: count }, (_, i) => {
    const [x, y, length] = [scatter(3, i) * w, scatter(4, i) * h, cell * (0.12 + 0.3 * scatter(5, i))];
    return `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-cell * 0.03)} ${n(length)} 0`;
  }).join('');
}

/** Whispering Mire: dark water between islets of moss. */
export function mire(w: number, h: number, cell: number): readonly Shape[] {
  const islets = cells(w, h, cell * 1.75, 0.9, 47)
    .filter((_, i) => scatter(13, i) < 0.5)
    .map((polygon) => blob(polygon, 0.95))
    .join('');
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      fill: { linear: { from: [0, 0], to: [w * 0.4, h], colors: ['#1C1F3C', '#171A33', '#201A3D'] } },
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.35 / cell, 1.1 / cell],
      octaves: 3,
      seed: 8,
      color: '#35508A',
      gain: 2.2,
      bias: -1.0,
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.5 / cell, 0.6 / cell],
      octaves: 2,
      seed: 77,
      color: '#4A2C70',
      gain: 2.4,
      bias: -1.15,
    },
    { t: 'path', d: glints(w, h, cell), stroke: '#9FB6F0', strokeWidth: cell * 0.02, opacity: 0.3, cap: 'round' },
    { t: 'path', d: islets, stroke: '#6F8FC0', strokeWidth: cell * 0.16, opacity: 0.22, blur: cell * 0.05 },
    { t: 'path', d: islets, fill: '#214239', stroke: '#0C1A20', strokeWidth: cell * 0.06 },
    {
      t: 'group',
      clip: { t: 'path', d: islets },
      shapes: [
        {
          t: 'noise',
          x: 0,
          y: 0,
          w,
          h,
          frequency: [1.8 / cell, 1.8 / cell],
          octaves: 4,
          seed: 21,
          color: '#3F6B4C',
          gain: 2.6,
          bias: -1.1,
        },
        {
          t: 'noise',
          x: 0,
          y: 0,
          w,
          h,
          frequency: [0.8 / cell, 0.8 / cell],
          octaves: 2,
          seed: 4,
          color: '#0A1718',
          gain: 2.4,
          bias: -1.0,
        },
        { t: 'path', d: islets, stroke: '#06100F', strokeWidth: cell * 0.3, opacity: 0.55, blur: cell * 0.1 },
        { t: 'path', d: islets, y: cell * 0.05, stroke: '#78A878', strokeWidth: cell * 0.03, opacity: 0.4 },
      ],
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.22 / cell, 0.5 / cell],
      octaves: 3,
      seed: 15,
      color: '#8E86C8',
      gain: 1.5,
      bias: -0.75,
    },
    { t: 'grain', x: 0, y: 0, w, h, frequency: 0.5, seed: 14, opacity: 0.2 },
  ];
}
