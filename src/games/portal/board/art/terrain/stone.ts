import type { Shape } from '@/scene/shapes';
import { circlePath, n, polygon, type Point } from '@/ui/art/outline';
import { down, fade, mix, out, scatter } from '@/ui/art/paint';
import { shadowOf, spanOf, strewn, type Lay } from './lay';

/** A boulder of facets, the upper left ones lit. */
function boulder(x: number, y: number, r: number, seed: number): readonly Shape[] {
  const rim = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 7) * 2 * Math.PI;
    const far = r * (0.8 + scatter(seed, i) * 0.34);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
  });
  const top: Point = [x - r * 0.12, y - r * 0.22];
  return rim.map((a, i): Shape => {
    const b = rim[(i + 1) % rim.length] ?? a;
    const [mx, my] = [(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y];
    const light = Math.max(0, Math.min(1, 0.5 - (mx * 0.5 + my * 0.85) / (r * 1.7)));
    const fill = mix('#3F4759', '#C2CAD8', light);
    return { t: 'path', d: polygon([top, a, b]), fill, stroke: fill, strokeWidth: 0.6 };
  });
}

const cast = (d: string, turn: number, far: number): Shape => {
  const [x, y] = shadowOf(turn, far);
  return { t: 'path', d, x, y, fill: fade('#040A0C', 0.55), blur: 2.4 };
};

export const rocks = (lay: Lay): readonly Shape[] => [
  { t: 'path', d: polygon(lay.outline), fill: fade('#2A2F30', 0.45), blur: 7 },
  ...strewn(lay, 21, 0.78).flatMap(([x, y], i) => {
    const r = 9 + scatter(lay.seed + 4, i) * 7;
    return [cast(circlePath(x, y, r), lay.turn, r * 0.4), ...boulder(x, y, r, lay.seed + i * 13)];
  }),
];

/** Blocks of masonry in courses inside a box. */
function courses(x: number, y: number, w: number, h: number, block: number, tall: number): string {
  const rows = Math.max(1, Math.round(h / tall));
  return Array.from({ length: rows }, (_, row) => {
    const top = y + (row * h) / rows;
    const joints = Array.from({ length: Math.ceil(w / block) }, (_, i) => x + (i + (row % 2) * 0.5) * block)
      .filter((at) => at > x + 1 && at < x + w - 1)
      .map((at) => `M${n(at)} ${n(top)}v${n(h / rows)}`);
    return `${row === 0 ? '' : `M${n(x)} ${n(top)}h${n(w)}`}${joints.join('')}`;
  }).join('');
}

const STONE = ['#C3C9DB', '#8F98B4', '#666F8E'] as const;

/** A wall seen from above: walk between two rows of merlons. */
function rampart(w: number, h: number, turn: number): readonly Shape[] {
  const [x, y] = [-w / 2, -h / 2];
  const merlons = Array.from({ length: Math.floor(w / 12) }, (_, i) => x + 3 + i * 12)
    .map((at) => `M${n(at)} ${n(y)}h7v5h-7ZM${n(at)} ${n(-y - 5)}h7v5h-7Z`)
    .join('');
  return [
    cast(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, turn, 8),
    { t: 'rect', x, y, w, h, fill: down(y, h, STONE) },
    { t: 'path', d: courses(x, y + 5, w, h - 10, 16, 7), stroke: fade('#2C3352', 0.5), strokeWidth: 0.9 },
    { t: 'path', d: merlons, fill: '#A9B1CB', stroke: '#3D4566', strokeWidth: 0.9 },
    { t: 'rect', x, y, w, h, stroke: '#2B3252', strokeWidth: 1.4 },
  ];
}

export const castleWall = ({ outline, turn }: Lay): readonly Shape[] => {
  const { w, h } = spanOf(outline);
  return rampart(w, h, turn);
};

const tower = (x: number, y: number, r: number): readonly Shape[] => [
  {
    t: 'path',
    d: circlePath(x, y, r),
    fill: out(x - r * 0.4, y - r * 0.5, r * 1.8, STONE),
    stroke: '#2B3252',
    strokeWidth: 1.4,
  },
  { t: 'path', d: circlePath(x, y, r * 0.62), fill: '#4C5578', stroke: '#2B3252', strokeWidth: 1 },
];

export const keep = ({ outline, turn }: Lay): readonly Shape[] => {
  const { w, h } = spanOf(outline);
  const [x, y] = [-w / 2, -h / 2];
  const wall = 14;
  const corners: readonly Point[] = [
    [x + 10, y + 10],
    [-x - 10, y + 10],
    [-x - 10, -y - 10],
    [x + 10, -y - 10],
  ];
  return [
    cast(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, turn, 11),
    { t: 'rect', x, y, w, h, r: 3, fill: down(y, h, STONE), stroke: '#2B3252', strokeWidth: 1.6 },
    { t: 'path', d: courses(x, y, w, h, 18, 9), stroke: fade('#2C3352', 0.35), strokeWidth: 0.9 },
    {
      t: 'rect',
      x: x + wall,
      y: y + wall,
      w: w - 2 * wall,
      h: h - 2 * wall,
      fill: '#59628A',
      stroke: '#323A5E',
      strokeWidth: 1.4,
      innerShadow: { dx: 3, dy: 4, blur: 8, color: '#1A2040' },
    },
    {
      t: 'path',
      d: courses(x + wall, y + wall, w - 2 * wall, h - 2 * wall, 24, 12),
      stroke: fade('#2B3252', 0.5),
      strokeWidth: 0.9,
    },
    ...corners.flatMap(([cx, cy]) => tower(cx, cy, 15)),
  ];
};

/** A wall of field stones, breast high. */
export const lowWall = ({ outline, turn, seed }: Lay): readonly Shape[] => {
  const { w, h } = spanOf(outline);
  const stones = Array.from({ length: Math.round(w / 9) }, (_, i) => i).flatMap((i): Shape[] =>
    [-1, 1].map((side): Shape => {
      const x = -w / 2 + 5 + i * 9 + (side > 0 ? 3 : 0);
      const grey = mix('#6E7582', '#B4BAC4', scatter(seed + side, i));
      return {
        t: 'rect',
        x: Math.max(-w / 2, x - 4.6),
        y: side < 0 ? -h / 2 + 1 : 0,
        w: Math.min(9, w / 2 - x + 4.6),
        h: h / 2 - 1,
        r: 2.6,
        fill: grey,
        stroke: '#353B48',
        strokeWidth: 0.9,
      };
    }),
  );
  return [cast(`M${n(-w / 2)} ${n(-h / 2)}h${n(w)}v${n(h)}h${n(-w)}Z`, turn, 5), ...stones];
};

/** Broken walls of a house, rubble between them. */
export const ruins = (lay: Lay): readonly Shape[] => {
  const { w, h } = spanOf(lay.outline);
  const [x, y] = [-w / 2 + 6, -h / 2 + 6];
  const [r, b] = [-x, -y];
  const walls = [
    [x, y, w * 0.5, 10],
    [x, y, 10, h * 0.62],
    [r - w * 0.26, y, w * 0.26, 10],
    [r - 10, y, 10, h * 0.32],
    [r - 10, b - h * 0.3, 10, h * 0.3],
    [x + w * 0.2, b - 10, w * 0.34, 10],
  ] as const;
  return [
    { t: 'rect', x: -w / 2, y: -h / 2, w, h, r: 8, fill: fade('#3A3A34', 0.5), blur: 3 },
    { t: 'rect', x: x + 8, y: y + 8, w: w - 28, h: h - 28, fill: fade('#6C675A', 0.5) },
    ...strewn(lay, 20, 0.74).flatMap(([px, py], i) => boulder(px, py, 2.4 + scatter(lay.seed, i) * 3.4, lay.seed + i)),
    ...walls.flatMap(([wx, wy, ww, wh], i): Shape[] => [
      cast(`M${n(wx)} ${n(wy)}h${n(ww)}v${n(wh)}h${n(-ww)}Z`, lay.turn, 6),
      {
        t: 'rect',
        x: wx,
        y: wy,
        w: ww,
        h: wh,
        r: 1.6,
        fill: i % 2 ? '#A7A698' : '#BBB9A9',
        stroke: '#3B3A33',
        strokeWidth: 1.2,
      },
      { t: 'path', d: courses(wx, wy, ww, wh, 9, 5), stroke: fade('#3B3A33', 0.5), strokeWidth: 0.7 },
    ]),
  ];
};

/** A ring of tall stones; their runes glow, for the portal is near. */
export const standingStones = ({ outline, turn, seed }: Lay): readonly Shape[] => {
  const { w } = spanOf(outline);
  return [
    {
      t: 'circle',
      cx: 0,
      cy: 0,
      r: w * 0.47,
      fill: out(0, 0, w * 0.5, [fade('#7FE0FF', 0.34), fade('#3C7B8A', 0.12), fade('#1A2E2A', 0)]),
    },
    { t: 'path', d: circlePath(0, 0, w * 0.24), stroke: fade('#9BEBFF', 0.5), strokeWidth: 1.6, dash: [4, 5] },
    ...Array.from({ length: 8 }, (_, i) => i).flatMap((i): Shape[] => {
      const angle = (i / 8) * 2 * Math.PI + 0.2;
      const [x, y] = [Math.cos(angle) * w * 0.37, Math.sin(angle) * w * 0.37];
      const [sw, sh] = [8 + scatter(seed, i) * 3, 13 + scatter(seed + 1, i) * 4];
      const d = `M${n(x - sw / 2)} ${n(y + sh / 2)}L${n(x - sw * 0.42)} ${n(y - sh * 0.36)}L${n(x)} ${n(y - sh / 2)}L${n(x + sw * 0.44)} ${n(y - sh * 0.3)}L${n(x + sw / 2)} ${n(y + sh / 2)}Z`;
      return [
        cast(d, turn, 7),
        {
          t: 'path',
          d,
          fill: { linear: { from: [x - sw / 2, 0], to: [x + sw / 2, 0], colors: ['#C8CFDA', '#7C859A'] } },
          stroke: '#2B3040',
          strokeWidth: 1.1,
        },
        {
          t: 'path',
          d: `M${n(x)} ${n(y - sh * 0.2)}v${n(sh * 0.4)}m-2 ${n(-sh * 0.2)}l4 -3`,
          stroke: fade('#8FEAFF', 0.9),
          strokeWidth: 1.1,
        },
      ];
    }),
  ];
};
