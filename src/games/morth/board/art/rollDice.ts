import type { Shape } from '@/scene/shapes';
import { circlePath, polygon, polyline, regular, roundedPolygon, type Point } from '@/ui/art/outline';
import { memo } from '@/scene/memo';

const LIGHT = '#FFD2B0';
const BASE = '#FF8F56';
const LOW = '#C94F22';
const RIM = '#4A1706';

const lit = (size: number) =>
  ({ linear: { from: [0, 0], to: [size, size], colors: [LIGHT, BASE, LOW], at: [0, 0.45, 1] } }) as const;
const shadow = (size: number) => ({ dx: 0, dy: size * 0.05, blur: size * 0.12, color: '#000000A8' });

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.31, 0.31],
    [0.69, 0.69],
  ],
  3: [
    [0.27, 0.27],
    [0.5, 0.5],
    [0.73, 0.73],
  ],
};

/** The d3: a cube with one to three pips, thrown a little askew. */
function three(value: number, size: number): readonly Shape[] {
  const s = size * 0.82;
  const pips = (PIPS[value] ?? []).map(([x, y]) => circlePath(x * s, y * s, s * 0.095)).join('');
  return [
    {
      t: 'group',
      x: size * 0.03,
      y: size * 0.15,
      rotate: -0.14,
      shapes: [
        {
          t: 'rect',
          x: 0,
          y: 0,
          w: s,
          h: s,
          r: s * 0.2,
          fill: lit(s),
          stroke: RIM,
          strokeWidth: s * 0.03,
          shadow: shadow(s),
        },
        {
          t: 'rect',
          x: s * 0.05,
          y: s * 0.05,
          w: s * 0.9,
          h: s * 0.9,
          r: s * 0.16,
          stroke: { linear: { from: [0, 0], to: [s, s], colors: ['#FFFFFFC0', '#FFFFFF20', '#00000030'] } },
          strokeWidth: s * 0.03,
        },
        { t: 'path', d: pips, fill: '#1E0A04' },
      ],
    },
  ];
}

const numeral = (value: number, size: number, y: number, part: number): Shape => ({
  t: 'text',
  text: String(value),
  x: 0,
  y,
  w: size,
  h: size,
  align: 'center',
  valign: 'middle',
  font: 'cinzel900',
  size: size * part,
  fill: '#1E0A04',
});

/** The d4: a pyramid seen from a corner, its number at the foot. */
function four(value: number, size: number): readonly Shape[] {
  const [top, left, right, middle]: Point[] = [
    [size * 0.5, size * 0.06],
    [size * 0.04, size * 0.84],
    [size * 0.96, size * 0.84],
    [size * 0.62, size * 0.96],
  ];
  return [
    {
      t: 'path',
      d: roundedPolygon([top, left, middle, right], size * 0.04),
      fill: LOW,
      stroke: RIM,
      strokeWidth: size * 0.035,
      shadow: shadow(size),
    },
    { t: 'path', d: polygon([top, left, middle]), fill: lit(size) },
    { t: 'path', d: polyline([top, middle]), stroke: '#FFE3CC', strokeWidth: size * 0.018, opacity: 0.8 },
    numeral(value, size * 0.84, size * 0.19, 0.42),
  ];
}

/** The d12: a dodecahedron seen on one of its faces. */
function twelve(value: number, size: number): readonly Shape[] {
  const c = size / 2;
  const rim = regular(10, c, c, c * 0.95);
  const face = regular(5, c, c, c * 0.56);
  const spokes = face.map((corner, i) => polyline([corner, rim[i * 2]])).join('');
  const sides = face.map((corner, i): Shape => ({
    t: 'path',
    d: polygon([corner, rim[i * 2], rim[i * 2 + 1], rim[(i * 2 + 2) % 10], face[(i + 1) % 5]]),
    fill: ['#F07C42', '#C24B1E', '#A93C16', '#D65E2A', '#FFB184'][i],
  }));
  return [
    {
      t: 'path',
      d: roundedPolygon(rim, size * 0.03),
      fill: BASE,
      stroke: RIM,
      strokeWidth: size * 0.035,
      shadow: shadow(size),
    },
    ...sides,
    { t: 'path', d: spokes, stroke: '#FFE3CC', strokeWidth: size * 0.014, opacity: 0.6 },
    { t: 'path', d: polygon(face), fill: lit(size), stroke: '#FFE3CC', strokeWidth: size * 0.016 },
    numeral(value, size, size * 0.01, value > 9 ? 0.3 : 0.38),
  ];
}

const SHOWN = { 3: three, 4: four, 12: twelve } as const;

/** A die of Lord Morth or of the Inventor that has been rolled, in a box of side size. */
export const rolledDie = memo((sides: keyof typeof SHOWN, value: number, size: number): readonly Shape[] =>
  SHOWN[sides](value, size),
);
