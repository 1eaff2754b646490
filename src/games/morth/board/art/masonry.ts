import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { down } from '@/ui/art/paint';
import type { Box } from '../map/mapLayout';

const LIGHT = '#8E9BD0';
const EDGE = '#151C38';

/** Courses of ashlar in a box. */
function courses({ x, y, w, h }: Box, rows: number, across: number): string {
  const [ch, cw] = [h / rows, w / across];
  return Array.from({ length: rows }, (_, row) => {
    const level = y + row * ch;
    const joints = Array.from(
      { length: across },
      (_, column) => `M${n(x + (column + (row % 2 ? 0.5 : 1)) * cw)} ${n(level)}v${n(ch)}`,
    ).join('');
    return `M${n(x)} ${n(level)}h${n(w)}${joints}`;
  }).join('');
}

/** A wall of ashlar, lit from above. */
export function wall(box: Box, cell: number): readonly Shape[] {
  const { x, y, w, h } = box;
  const rows = Math.max(1, Math.round(h / (cell * 0.16)));
  const across = Math.max(1, Math.round(w / (cell * 0.3)));
  return [
    {
      t: 'rect',
      x,
      y,
      w,
      h,
      fill: down(y, h, ['#7A88BC', '#5C6A9E', '#434F80']),
      stroke: EDGE,
      strokeWidth: cell * 0.04,
    },
    {
      t: 'group',
      clip: { t: 'rect', x, y, w, h },
      shapes: [
        { t: 'path', d: courses(box, rows, across), stroke: '#333E6B', strokeWidth: cell * 0.02, opacity: 0.75 },
      ],
    },
    {
      t: 'path',
      d: `M${n(x)} ${n(y + cell * 0.02)}h${n(w)}`,
      stroke: '#B4C0EC',
      strokeWidth: cell * 0.025,
      opacity: 0.8,
    },
  ];
}

/** Battlements that stand on the line y. */
export function merlons(x: number, y: number, w: number, count: number, cell: number): readonly Shape[] {
  const pitch = w / (count - 0.45);
  const [mw, mh] = [pitch * 0.55, cell * 0.14];
  const d = Array.from({ length: count }, (_, i) => `M${n(x + i * pitch)} ${n(y)}v${n(-mh)}h${n(mw)}v${n(mh)}Z`).join(
    '',
  );
  return [{ t: 'path', d, fill: down(y - mh, mh, [LIGHT, '#66749F']), stroke: EDGE, strokeWidth: cell * 0.035 }];
}

/** A window with a light behind it; cx is its middle, y its foot. */
export function litWindow(cx: number, y: number, h: number): readonly Shape[] {
  const w = h * 0.56;
  const d = `M${n(cx - w / 2)} ${n(y)}v${n(-h * 0.6)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h * 0.6)}Z`;
  return [
    {
      t: 'circle',
      cx,
      cy: y - h * 0.5,
      r: h * 0.9,
      fill: { radial: { center: [cx, y - h * 0.5], radius: h * 0.95, colors: ['#FFB84D99', '#FFB84D00'] } },
    },
    { t: 'path', d, fill: down(y - h, h, ['#FFE9A8', '#FFB347']), stroke: '#2A1D1A', strokeWidth: h * 0.12 },
  ];
}

/** A round tower seen from the front, battlements on top; x, y is its top left corner below the battlements. */
export function tower({ x, y, w, h }: Box, cell: number, lit: boolean): readonly Shape[] {
  return [
    {
      t: 'rect',
      x,
      y,
      w,
      h,
      r: [0, 0, w * 0.2, w * 0.2],
      fill: { linear: { from: [x, 0], to: [x + w, 0], colors: ['#9AA7DA', '#6F7DB2', '#3E4A7A'], at: [0, 0.35, 1] } },
      stroke: EDGE,
      strokeWidth: cell * 0.04,
    },
    {
      t: 'rect',
      x: x - w * 0.1,
      y: y - cell * 0.02,
      w: w * 1.2,
      h: cell * 0.1,
      r: cell * 0.02,
      fill: '#8996C8',
      stroke: EDGE,
      strokeWidth: cell * 0.03,
    },
    ...merlons(x - w * 0.08, y - cell * 0.02, w * 1.16, 3, cell),
    ...(lit ? litWindow(x + w / 2, y + h * 0.62, cell * 0.2) : []),
  ];
}

/** The dashed place of one hero. */
export const heroPlace = ({ x, y, w, h }: Box, cell: number): Shape => ({
  t: 'rect',
  x,
  y,
  w,
  h,
  r: cell * 0.07,
  fill: '#1B254699',
  stroke: '#D8C48A',
  strokeWidth: Math.max(0.8, cell * 0.026),
  dash: [cell * 0.09, cell * 0.065],
});
