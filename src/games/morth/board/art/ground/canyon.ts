import type { Shape } from '@/scene/shapes';
import { scatter } from '@/ui/art/paint';
import { cells, wavering } from './voronoi';

const SLABS = ['#5A2B22', '#4C231D', '#66352A', '#431D1A', '#57302A'] as const;

/** Ember Canyon: slabs of cracked rock, with fire in the cracks. */
export function canyon(w: number, h: number, cell: number): readonly Shape[] {
  const polygons = cells(w, h, cell * 1.15, 0.95, 23);
  const outlines = polygons.map((polygon) => wavering(polygon, 0.16));
  const glowing = outlines.filter((_, i) => scatter(41, i) < 0.24).join('');
  const all = outlines.join('');
  return [
    { t: 'rect', x: 0, y: 0, w, h, fill: '#2A1210' },
    ...outlines.map((d, i): Shape => ({
      t: 'path',
      d,
      fill: SLABS[Math.floor(scatter(7, i) * SLABS.length)] ?? SLABS[0],
    })),
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [1.3 / cell, 1.3 / cell],
      octaves: 4,
      seed: 12,
      color: '#8A4A34',
      gain: 2.2,
      bias: -1.0,
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.5 / cell, 0.5 / cell],
      octaves: 2,
      seed: 31,
      color: '#12060A',
      gain: 2.4,
      bias: -0.95,
    },
    { t: 'path', d: all, y: cell * 0.035, stroke: '#8F5240', strokeWidth: cell * 0.03, opacity: 0.55 },
    { t: 'path', d: all, stroke: '#1A0808', strokeWidth: cell * 0.055 },
    {
      t: 'path',
      d: glowing,
      stroke: '#FF5A1F',
      strokeWidth: cell * 0.16,
      blur: cell * 0.12,
      opacity: 0.6,
      blend: 'screen',
    },
    { t: 'path', d: glowing, stroke: '#E0551F', strokeWidth: cell * 0.04 },
    { t: 'path', d: glowing, stroke: '#FFC76B', strokeWidth: cell * 0.016 },
    { t: 'grain', x: 0, y: 0, w, h, frequency: 0.6, seed: 9, opacity: 0.34 },
  ];
}
