import type { Shape } from '@/scene/shapes';
import { circlePath, n, polygon, type Point } from '@/ui/art/outline';
import { mix, scatter } from '@/ui/art/paint';

/** What the four grounds look like: a shared map has the ground of two. */
export type Terrain = 'plains' | 'canyon' | 'mire' | 'ridge';

const ROCK: Readonly<Record<Terrain, { light: string; middle: string; dark: string }>> = {
  plains: { light: '#B4BCCB', middle: '#7C8597', dark: '#3E4557' },
  canyon: { light: '#C79080', middle: '#8A5B52', dark: '#45282A' },
  mire: { light: '#94A3B8', middle: '#5B6680', dark: '#2A3047' },
  ridge: { light: '#EAF4FF', middle: '#8F9FBC', dark: '#43506E' },
};

/** One boulder about cx, cy: a crown of facets round a high point left of its middle, lit from the top left. */
function boulder(cx: number, cy: number, r: number, seed: number, terrain: Terrain): readonly Shape[] {
  const { light, middle, dark } = ROCK[terrain];
  const count = 7;
  const rim = Array.from({ length: count }, (_, i): Point => {
    const angle = ((i + (scatter(seed, i) - 0.5) * 0.55) / count) * 2 * Math.PI - Math.PI / 2;
    const reach = r * (0.84 + 0.24 * scatter(seed, i + 20));
    return [cx + reach * Math.cos(angle), cy + reach * 0.88 * Math.sin(angle)];
  });
  const top: Point = [cx - r * 0.14, cy - r * 0.26];
  const facets = rim.map((here, i): Shape => {
    const next = rim[(i + 1) % count];
    const [mx, my] = [(here[0] + next[0]) / 2 - cx, (here[1] + next[1]) / 2 - cy];
    const lit = Math.max(
      0,
      Math.min(1, 0.5 - (mx * 0.5 + my * 0.75) / (r * 1.5) + (scatter(seed, i + 40) - 0.5) * 0.22),
    );
    const fill = lit > 0.5 ? mix(middle, light, (lit - 0.5) * 2) : mix(dark, middle, lit * 2);
    return { t: 'path', d: polygon([top, here, next]), fill, stroke: fill, strokeWidth: r * 0.02 };
  });
  return [
    {
      t: 'path',
      d: polygon(rim.map(([x, y]): Point => [x + r * 0.08, y + r * 0.16])),
      fill: '#03060EB0',
      blur: r * 0.12,
    },
    { t: 'path', d: polygon(rim), fill: dark, stroke: '#0A0E18', strokeWidth: r * 0.09 },
    ...facets,
    {
      t: 'path',
      d: `M${n(rim[6][0])} ${n(rim[6][1])}L${n(rim[0][0])} ${n(rim[0][1])}L${n(rim[1][0])} ${n(rim[1][1])}`,
      stroke: '#FFFFFF',
      strokeWidth: r * 0.035,
      opacity: 0.4,
    },
  ];
}

/** An obstacle: three boulders that fill the cell whose top left corner is x, y. */
export function obstacleShapes(x: number, y: number, cell: number, seed: number, terrain: Terrain): readonly Shape[] {
  const flip = scatter(seed, 3) < 0.5 ? 1 : -1;
  const place = (dx: number, dy: number): Point => [x + cell * (0.5 + flip * dx), y + cell * (0.5 + dy)];
  const [back, left, right] = [place(0.04, -0.12), place(-0.23, 0.14), place(0.21, 0.2)];
  return [
    ...boulder(back[0], back[1], cell * 0.38, seed, terrain),
    ...boulder(left[0], left[1], cell * 0.28, seed + 7, terrain),
    ...boulder(right[0], right[1], cell * 0.25, seed + 13, terrain),
  ];
}

type Prop = (x: number, y: number, s: number, seed: number) => readonly Shape[];

const bush: Prop = (x, y, s, seed) => {
  const leaves = (count: number, reach: number, r: number, lift: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * (i + scatter(seed, i + 9))) / count;
      return circlePath(x + s * reach * Math.cos(angle), y - s * lift + s * reach * 0.7 * Math.sin(angle), s * r);
    }).join('');
  return [
    { t: 'circle', cx: x + s * 0.02, cy: y + s * 0.06, r: s * 0.17, fill: '#040A06', blur: s * 0.04, opacity: 0.7 },
    { t: 'path', d: leaves(7, 0.11, 0.075, 0), fill: '#1D3D26' },
    { t: 'path', d: leaves(5, 0.07, 0.065, 0.025), fill: '#336239' },
    { t: 'path', d: leaves(3, 0.04, 0.042, 0.06), fill: '#5C9150' },
  ];
};

/** Blades from one foot; each is the way to its tip as parts of s. */
const blades = (x: number, y: number, s: number, tips: readonly Point[]): string =>
  tips.map(([dx, dy]) => `M${n(x)} ${n(y)}l${n(dx * s)} ${n(dy * s)}`).join('');

const wheatTuft: Prop = (x, y, s) => [
  {
    t: 'path',
    d: blades(x, y + s * 0.12, s, [
      [-0.12, -0.24],
      [-0.03, -0.28],
      [0.05, -0.27],
      [0.13, -0.22],
    ]),
    stroke: '#D8AC55',
    strokeWidth: s * 0.032,
    cap: 'round',
    opacity: 0.85,
  },
];

const bale: Prop = (x, y, s) => [
  {
    t: 'rect',
    x: x - s * 0.13,
    y: y - s * 0.075,
    w: s * 0.26,
    h: s * 0.17,
    r: s * 0.06,
    fill: '#B8893C',
    stroke: '#3A2810',
    strokeWidth: s * 0.025,
  },
  {
    t: 'circle',
    cx: x + s * 0.09,
    cy: y + s * 0.01,
    r: s * 0.065,
    fill: '#E3B961',
    stroke: '#6B4A1B',
    strokeWidth: s * 0.02,
  },
];

const embers: Prop = (x, y, s) => [
  { t: 'circle', cx: x, cy: y, r: s * 0.17, fill: '#FF6A28', blur: s * 0.09, opacity: 0.5 },
  {
    t: 'path',
    d:
      circlePath(x - s * 0.07, y + s * 0.04, s * 0.03) +
      circlePath(x + s * 0.06, y + s * 0.02, s * 0.024) +
      circlePath(x, y - s * 0.06, s * 0.02),
    fill: '#FFC067',
  },
];

/** Three stones, each lit at its upper left. */
const pebbles =
  (light: string, dark: string): Prop =>
  (x, y, s) => {
    const stone = (dx: number, dy: number, r: number): readonly Shape[] => [
      { t: 'circle', cx: x + dx * s, cy: y + (dy + 0.02) * s, r: r * s * 1.12, fill: '#04060C99' },
      {
        t: 'circle',
        cx: x + dx * s,
        cy: y + dy * s,
        r: r * s,
        fill: {
          radial: { center: [x + (dx - 0.03) * s, y + (dy - 0.03) * s], radius: r * s * 1.6, colors: [light, dark] },
        },
      },
    ];
    return [...stone(0.02, -0.06, 0.06), ...stone(-0.09, 0.03, 0.08), ...stone(0.08, 0.05, 0.065)];
  };

const reeds: Prop = (x, y, s) => {
  const stalk = (dx: number, lean: number, h: number): string =>
    `M${n(x + dx * s)} ${n(y + s * 0.14)}q${n(lean * s * 0.3)} ${n(-h * s * 0.6)} ${n(lean * s)} ${n(-h * s)}`;
  return [
    {
      t: 'path',
      d: stalk(-0.09, -0.06, 0.28) + stalk(0, 0, 0.32) + stalk(0.09, 0.05, 0.25),
      stroke: '#7FA878',
      strokeWidth: s * 0.03,
      cap: 'round',
    },
    {
      t: 'path',
      d: `M${n(x)} ${n(y - s * 0.2)}v${n(s * 0.11)}M${n(x + s * 0.135)} ${n(y - s * 0.13)}v${n(s * 0.09)}`,
      stroke: '#8A6A4A',
      strokeWidth: s * 0.055,
      cap: 'round',
    },
  ];
};

const lily: Prop = (x, y, s) => [
  {
    t: 'path',
    d: `M${n(x)} ${n(y)}L${n(x + s * 0.12)} ${n(y - s * 0.05)}A${n(s * 0.13)} ${n(s * 0.09)} 0 1 1 ${n(x + s * 0.1)} ${n(y - s * 0.07)}Z`,
    fill: '#4C8A6C',
    stroke: '#15302C',
    strokeWidth: s * 0.02,
  },
  { t: 'circle', cx: x - s * 0.04, cy: y - s * 0.02, r: s * 0.04, fill: '#E9B6F2' },
];

const pine: Prop = (x, y, s) => {
  const crown = (
    [
      [0, -0.26],
      [0.13, -0.06],
      [0.08, -0.06],
      [0.17, 0.1],
      [-0.17, 0.1],
      [-0.08, -0.06],
      [-0.13, -0.06],
    ] as const
  ).map(([dx, dy]): Point => [x + dx * s, y + dy * s]);
  const snow = (
    [
      [0, -0.26],
      [0.1, -0.11],
      [0.02, -0.14],
      [-0.04, -0.08],
      [-0.09, -0.1],
    ] as const
  ).map(([dx, dy]): Point => [x + dx * s, y + dy * s]);
  return [
    { t: 'path', d: polygon(crown), fill: '#24435A', stroke: '#101C30', strokeWidth: s * 0.025 },
    { t: 'path', d: polygon(snow), fill: '#F0F7FF' },
  ];
};

const PROPS: Readonly<Record<Terrain, readonly Prop[]>> = {
  plains: [bush, wheatTuft, bale, bush, wheatTuft],
  canyon: [embers, pebbles('#8A5547', '#2A1210'), pebbles('#6E4238', '#220E0C')],
  mire: [reeds, lily, reeds, pebbles('#5A6880', '#161B30')],
  ridge: [pine, pebbles('#C9D6EA', '#3A4868'), pine],
};

/** A small thing in one corner of the open cell at x, y, or none: the cell stays free. */
export function propShapes(x: number, y: number, cell: number, seed: number, terrain: Terrain): readonly Shape[] {
  if (scatter(seed, 0) < 0.42) return [];
  const props = PROPS[terrain];
  const prop = props[Math.floor(scatter(seed, 1) * props.length)];
  const [right, low] = [scatter(seed, 2) < 0.5, scatter(seed, 4) < 0.6];
  return prop(x + cell * (right ? 0.81 : 0.19), y + cell * (low ? 0.8 : 0.24), cell, seed);
}
