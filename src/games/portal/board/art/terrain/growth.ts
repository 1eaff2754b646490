import type { Shape } from '@/scene/shapes';
import { circlePath, n, polygon, roundedPolygon, starPoints } from '@/ui/art/outline';
import { fade, out, scatter } from '@/ui/art/paint';
import { shadowOf, shrunk, spanOf, strewn, type Lay } from './lay';

/** A scalloped crown from above, lit from the top left. */
function crown(
  x: number,
  y: number,
  r: number,
  seed: number,
  tones: readonly [string, string, string],
): readonly Shape[] {
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * 2 * Math.PI + scatter(seed, i);
    const far = r * (0.52 + scatter(seed + 3, i) * 0.12);
    return circlePath(x + Math.cos(angle) * far, y + Math.sin(angle) * far, r * 0.5);
  }).join('');
  const [light, middle, dark] = tones;
  return [
    { t: 'path', d: lobes, fill: dark },
    { t: 'path', d: circlePath(x, y, r * 0.78), fill: out(x - r * 0.35, y - r * 0.45, r * 1.5, [light, middle, dark]) },
    {
      t: 'path',
      d: [0, 1, 2]
        .map((i) => circlePath(x - r * 0.28 + i * r * 0.22, y - r * 0.38 + scatter(seed + 5, i) * r * 0.4, r * 0.15))
        .join(''),
      fill: fade(light, 0.7),
    },
  ];
}

/** A conifer from above: three stars, one over the other. */
function conifer(x: number, y: number, r: number, seed: number): readonly Shape[] {
  const star = (reach: number, fill: string): Shape => ({
    t: 'path',
    d: polygon(starPoints(9, x - (r - reach) * 0.12, y - (r - reach) * 0.18, reach, reach * 0.66)),
    fill,
  });
  const cool = scatter(seed, 9) > 0.5;
  return [
    star(r, '#0E3026'),
    star(r * 0.74, cool ? '#1C5240' : '#24563A'),
    star(r * 0.42, cool ? '#3B8060' : '#4A8A58'),
  ];
}

const shadow = (x: number, y: number, r: number, turn: number): Shape => {
  const [dx, dy] = shadowOf(turn, r * 0.42);
  return { t: 'circle', cx: x + dx, cy: y + dy, r: r * 1.02, fill: fade('#04100B', 0.5), blur: 2.2 };
};

const undergrowth = (outline: Lay['outline'], fill: string): Shape => ({
  t: 'path',
  d: roundedPolygon(shrunk(outline, 0.97), 14),
  fill,
  blur: 5,
});

const LEAVES = [
  ['#8DB16B', '#4F7D4A', '#26472F'],
  ['#A3B867', '#5F8446', '#2B4A2C'],
  ['#79A873', '#3F7150', '#1F4234'],
] as const;

export const wood = (lay: Lay): readonly Shape[] => [
  undergrowth(lay.outline, fade('#152D1D', 0.72)),
  ...strewn(lay, 24, 0.9).flatMap(([x, y], i) => {
    const r = 12 + scatter(lay.seed + 7, i) * 4.5;
    return [
      shadow(x, y, r, lay.turn),
      ...crown(x, y, r, lay.seed + i * 11, LEAVES[Math.floor(scatter(lay.seed + 8, i) * 3)] ?? LEAVES[0]),
    ];
  }),
];

export const forest = (lay: Lay): readonly Shape[] => [
  undergrowth(lay.outline, fade('#0B2018', 0.85)),
  ...strewn(lay, 18, 0.93).flatMap(([x, y], i) => {
    const r = 11 + scatter(lay.seed + 7, i) * 4;
    return [shadow(x, y, r, lay.turn), ...conifer(x, y, r, lay.seed + i)];
  }),
];

/** A row of bushes. */
export function hedge({ outline, turn, seed }: Lay): readonly Shape[] {
  const { w } = spanOf(outline);
  const count = Math.round(w / 13);
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const x = -w / 2 + 7 + (i * (w - 14)) / (count - 1);
    const y = (scatter(seed, i) - 0.5) * 3;
    const r = 8.2 + scatter(seed + 1, i) * 1.6;
    return [shadow(x, y, r, turn), ...crown(x, y, r, seed + i * 5, ['#8FC078', '#4B8A58', '#22492F'])];
  });
}

/** Rows of ripe corn. */
export function field({ outline, seed }: Lay): readonly Shape[] {
  const { w, h } = spanOf(outline);
  const rows = Math.floor(h / 7);
  const row = (i: number) => {
    const y = -h / 2 + 3.5 + i * 7;
    const ears = Array.from({ length: Math.floor(w / 4) }, (_, j) => {
      const x = -w / 2 + 3 + j * 4 + scatter(seed + i, j) * 1.6;
      return `M${n(x)} ${n(y + 2.6)}l${n(0.8)} ${n(-4.6 - scatter(seed + 40 + i, j) * 1.4)}`;
    }).join('');
    return ears;
  };
  const all = Array.from({ length: rows }, (_, i) => row(i));
  return [
    { t: 'rect', x: -w / 2, y: -h / 2, w, h, r: 6, fill: '#6E5A2B' },
    { t: 'rect', x: -w / 2, y: -h / 2, w, h, r: 6, fill: fade('#C9A24A', 0.42) },
    { t: 'path', d: all.filter((_, i) => i % 2 === 0).join(''), stroke: '#E0BE6A', strokeWidth: 1.5, cap: 'round' },
    { t: 'path', d: all.filter((_, i) => i % 2 === 1).join(''), stroke: '#C49B45', strokeWidth: 1.5, cap: 'round' },
    { t: 'rect', x: -w / 2, y: -h / 2, w, h, r: 6, stroke: fade('#2E2410', 0.6), strokeWidth: 2, blur: 1.4 },
  ];
}

/** Wet ground: pools between reeds. */
export const marsh = (lay: Lay): readonly Shape[] => [
  { t: 'path', d: roundedPolygon(shrunk(lay.outline, 0.97), 26), fill: fade('#2B3D2C', 0.9), blur: 4 },
  ...strewn(lay, 44, 0.74).flatMap(([x, y], i): Shape[] => {
    const [rx, ry] = [13 + scatter(lay.seed + 2, i) * 12, 7 + scatter(lay.seed + 3, i) * 6];
    const pool = `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - ry * 1.4)} ${n(x + rx)} ${n(y - ry)} ${n(x + rx)} ${n(y)}C${n(x + rx)} ${n(y + ry * 1.2)} ${n(x - rx * 0.7)} ${n(y + ry * 1.5)} ${n(x - rx)} ${n(y)}Z`;
    return [
      { t: 'path', d: pool, fill: '#20454A', stroke: fade('#9FC7B1', 0.35), strokeWidth: 1.2 },
      {
        t: 'path',
        d: `M${n(x - rx * 0.5)} ${n(y - ry * 0.2)}h${n(rx * 0.7)}`,
        stroke: fade('#CDEBE0', 0.4),
        strokeWidth: 1.2,
        cap: 'round',
      },
    ];
  }),
  {
    t: 'path',
    d: strewn({ ...lay, seed: lay.seed + 50 }, 17, 0.9)
      .map(([x, y], i) =>
        [-2.4, -0.6, 1.4]
          .map(
            (lean) =>
              `M${n(x + lean * 0.5)} ${n(y)}q${n(lean * 0.3)} ${n(-4)} ${n(lean)} ${n(-7 - scatter(lay.seed, i) * 3)}`,
          )
          .join(''),
      )
      .join(''),
    stroke: '#9AA65A',
    strokeWidth: 1.2,
    cap: 'round',
  },
];
