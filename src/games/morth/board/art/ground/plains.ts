import type { Shape } from '@/scene/shapes';
import { n, type Point } from '@/ui/art/outline';
import { scatter } from '@/ui/art/paint';
import { cells, wavering } from './voronoi';

/** Ripe corn, meadow, ploughed soil, young corn, stubble, pasture. Grass has only faint rows. */
const FIELDS = [
  { fill: '#6E5826', furrow: '#8F7535', dark: '#4A3A18', grass: false },
  { fill: '#25462F', furrow: '#325A3C', dark: '#193122', grass: true },
  { fill: '#3F2E29', furrow: '#523D35', dark: '#2B1F1C', grass: false },
  { fill: '#3A5A2E', furrow: '#4D7238', dark: '#263D20', grass: false },
  { fill: '#57492A', furrow: '#6F5E36', dark: '#3A301A', grass: false },
  { fill: '#2C5136', furrow: '#3A6545', dark: '#1E3826', grass: true },
] as const;

/** Parallel furrows over a circle about a field's middle. */
function furrows([cx, cy]: Point, reach: number, pitch: number, angle: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const count = Math.ceil(reach / pitch);
  return Array.from({ length: 2 * count + 1 }, (_, i) => {
    const off = (i - count) * pitch;
    const [x, y] = [cx - dy * off, cy + dx * off];
    const bend = pitch * 0.9;
    return `M${n(x - dx * reach)} ${n(y - dy * reach)}Q${n(x - dy * bend)} ${n(y + dx * bend)} ${n(x + dx * reach)} ${n(y + dy * reach)}`;
  }).join('');
}

function field(polygon: readonly Point[], index: number, cell: number): readonly Shape[] {
  const kind = FIELDS[Math.floor(scatter(31, index) * FIELDS.length)] ?? FIELDS[0];
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const reach = Math.max(...polygon.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const d = wavering(polygon, 0.07);
  const rows = furrows(middle, reach, cell * 0.155, scatter(57, index) * Math.PI);
  return [
    {
      t: 'path',
      d,
      fill: {
        radial: {
          center: [middle[0] - reach * 0.3, middle[1] - reach * 0.3],
          radius: reach * 1.4,
          colors: [kind.furrow, kind.fill, kind.dark],
          at: [0, 0.45, 1],
        },
      },
    },
    {
      t: 'group',
      clip: { t: 'path', d },
      shapes: [
        { t: 'path', d: rows, stroke: kind.dark, strokeWidth: cell * 0.06, opacity: kind.grass ? 0.3 : 0.9 },
        {
          t: 'path',
          d: rows,
          y: -cell * 0.04,
          stroke: kind.furrow,
          strokeWidth: cell * 0.035,
          opacity: kind.grass ? 0.35 : 0.9,
        },
        // A field lies a little lower than its hedge.
        { t: 'path', d, stroke: '#08120C', strokeWidth: cell * 0.34, opacity: 0.42, blur: cell * 0.1 },
      ],
    },
  ];
}

/** Harvest Plains: a patchwork of fields with furrows, between hedges. */
export function plains(w: number, h: number, cell: number): readonly Shape[] {
  const polygons = cells(w, h, cell * 2.45, 0.75, 11);
  const hedges = polygons.map((polygon) => wavering(polygon, 0.07)).join('');
  return [
    { t: 'rect', x: 0, y: 0, w, h, fill: '#223524' },
    ...polygons.flatMap((polygon, i) => field(polygon, i, cell)),
    { t: 'path', d: hedges, stroke: '#0B1710', strokeWidth: cell * 0.13 },
    {
      t: 'path',
      d: hedges,
      stroke: '#1C3323',
      strokeWidth: cell * 0.07,
      dash: [cell * 0.12, cell * 0.07],
      cap: 'round',
    },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w,
      h,
      frequency: [0.9 / cell, 0.9 / cell],
      octaves: 3,
      seed: 5,
      color: '#050B0C',
      gain: 1.4,
      bias: -0.58,
    },
    { t: 'grain', x: 0, y: 0, w, h, frequency: 0.55, seed: 3, opacity: 0.3 },
  ];
}
