import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { down, fade, out } from '@/ui/art/paint';

/** The wooden frame round the felt, in millimetres. */
export const FRAME = 26;
/** PORT-G50 The table is counted in squares of 20 cm. */
const SQUARE = 200;

type Size = { readonly w: number; readonly h: number };

/** Marks along an edge: one a centimetre, longer ones at five and ten. */
function ticks(length: number, mark: (at: number, deep: number) => string): string {
  return Array.from({ length: Math.floor(length / 10) + 1 }, (_, i) =>
    mark(i * 10, i % 10 === 0 ? 12 : i % 5 === 0 ? 9 : 5),
  ).join('');
}

/** The frame with a ruler burnt into all four sides; the felt's corner is at FRAME, FRAME. */
function frame({ w, h }: Size): readonly Shape[] {
  const [W, H] = [w + 2 * FRAME, h + 2 * FRAME];
  const ruler =
    ticks(
      w,
      (at, deep) => `M${n(FRAME + at)} ${n(FRAME - 3)}v${n(-deep)}M${n(FRAME + at)} ${n(FRAME + h + 3)}v${n(deep)}`,
    ) +
    ticks(
      h,
      (at, deep) => `M${n(FRAME - 3)} ${n(FRAME + at)}h${n(-deep)}M${n(FRAME + w + 3)} ${n(FRAME + at)}h${n(deep)}`,
    );
  return [
    { t: 'rect', x: 0, y: 0, w: W, h: H, r: 14, fill: down(0, H, ['#8A5B33', '#6B4325', '#4A2C17']) },
    {
      t: 'noise',
      x: 0,
      y: 0,
      w: W,
      h: H,
      frequency: [0.006, 0.16],
      octaves: 3,
      seed: 5,
      color: '#2A1608',
      gain: 1.6,
      bias: -0.55,
    },
    { t: 'rect', x: 1.5, y: 1.5, w: W - 3, h: H - 3, r: 13, stroke: fade('#E3B57E', 0.45), strokeWidth: 2 },
    { t: 'path', d: ruler, stroke: fade('#F3D8A6', 0.62), strokeWidth: 1.1 },
    {
      t: 'rect',
      x: FRAME - 3,
      y: FRAME - 3,
      w: w + 6,
      h: h + 6,
      r: 4,
      fill: '#120B06',
      stroke: '#1D120A',
      strokeWidth: 2,
    },
  ];
}

function squares({ w, h }: Size): string {
  const lines = (length: number) => Array.from({ length: Math.ceil(length / SQUARE) - 1 }, (_, i) => (i + 1) * SQUARE);
  return (
    lines(w)
      .map((x) => `M${x} 0v${h}`)
      .join('') +
    lines(h)
      .map((y) => `M0 ${y}h${w}`)
      .join('')
  );
}

/** Felt under a lamp: cloudy green, fibres, squares of 20 cm that can just be seen. */
function felt(size: Size): readonly Shape[] {
  const { w, h } = size;
  const all = { x: 0, y: 0, w, h } as const;
  return [
    { t: 'rect', ...all, fill: '#35533F' },
    { t: 'noise', ...all, frequency: [0.006, 0.006], octaves: 3, seed: 12, color: '#1B332E', gain: 1.7, bias: -0.62 },
    { t: 'noise', ...all, frequency: [0.011, 0.011], octaves: 2, seed: 31, color: '#6C7F45', gain: 0.9, bias: -0.42 },
    { t: 'noise', ...all, frequency: [0.5, 0.5], octaves: 2, seed: 3, color: '#0C1C17', gain: 1.1, bias: -0.42 },
    { t: 'path', d: squares(size), stroke: fade('#DDF2D0', 0.1), strokeWidth: 1 },
  ];
}

/** Light from above the table, dark towards its edges. */
function lamp({ w, h }: Size): readonly Shape[] {
  const reach = Math.max(w, h) * 0.75;
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      fill: out(w * 0.42, h * 0.36, reach, [fade('#FFF3C4', 0.14), fade('#FFF3C4', 0)], [0, 1]),
    },
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      fill: out(w / 2, h / 2, reach, [fade('#06110F', 0), fade('#06110F', 0.5)], [0.5, 1]),
    },
  ];
}

/** The whole table without figures: frame, felt, what lies on it, lamp light. */
export const tableGround = (size: Size, lying: readonly Shape[]): readonly Shape[] => [
  ...frame(size),
  {
    t: 'group',
    x: FRAME,
    y: FRAME,
    clip: { t: 'rect', x: 0, y: 0, w: size.w, h: size.h },
    shapes: [...felt(size), ...lying, ...lamp(size)],
  },
  { t: 'rect', x: FRAME, y: FRAME, w: size.w, h: size.h, stroke: fade('#000000', 0.55), strokeWidth: 5, blur: 2.5 },
];
