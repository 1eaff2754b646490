import type { IconifyIcon } from '@iconify/types';
import type { Outline, Paint, Shape, Swirl } from '@/scene/shapes';

import { color } from '@/look/tokens';
import { arch, archEdge, archOpening, archStones, pillars, wedges, type Arch, type ArchStone } from './arch';
import { iconPath } from './icon';
import { memo } from '@/scene/memo';
import { n } from './outline';
import { down, fade, mix, out, scatter } from './paint';

/** The figure that stands in a gate: where its square lies, as parts of the opening's width, from the middle of the foot. */
export type Figure = {
  readonly icon: IconifyIcon;
  readonly size: number;
  readonly dx?: number;
  readonly sink?: number;
};

export type GateLook = {
  readonly w: number;
  readonly h: number;
  /** One light, or two: left and right. */
  readonly accents: readonly string[];
  /** The two colours of the swirl, where they are not the lights themselves. */
  readonly swirl?: readonly [string, string];
  readonly figure?: Figure;
  /** False: the step is hidden by a panel below. */
  readonly step?: boolean;
  readonly seed?: number;
};

/** Light and figure of a gate, in any size. The light is that game's accent everywhere; ink is the same light for words. */
export type GateArt = Pick<GateLook, 'accents' | 'swirl' | 'figure' | 'seed'> & { readonly ink: string };

const STONE_HIGH = '#4B5887';
const STONE_FOOT = '#25305A';
const FIGURE = '#080D1D';

const accentPair = (accents: readonly string[]): readonly [string, string] => {
  const first = accents[0] ?? color.violet;
  return [first, accents[1] ?? first];
};

/** The gate's light from left to right at an opacity: one colour, or two that meet in the middle. */
function accentPaint({ w, cx }: Arch, accents: readonly string[], opacity: number, pale = 0): Paint {
  const [left, right] = accentPair(accents).map((tint) => fade(mix(tint, '#FFFFFF', pale), opacity));
  if (left === undefined || right === undefined || left === right) return left ?? color.violet;
  return { linear: { from: [cx - w * 0.12, 0], to: [cx + w * 0.12, 0], colors: [left, right] } };
}

function gateStone({ d, height, id }: ArchStone, lit: boolean): Shape {
  const own = (scatter(31, id) - 0.5) * 0.28;
  const base = mix(STONE_FOOT, STONE_HIGH, Math.min(1, Math.max(0, height + own)));
  return {
    t: 'path',
    d,
    fill: lit ? base : mix(base, '#10162B', 0.52),
    stroke: fade('#060917', 0.62),
    strokeWidth: 1.2,
  };
}

/** Stones with a lit rim at the outside of the ring and a dark joint between any two. */
function stones(shape: Arch, lit: boolean): Shape[] {
  const { cx, cy, outer, inner } = shape;
  return [
    {
      t: 'path',
      d: archStones(shape),
      fill: '#0A0F20',
      shadow: { dx: 0, dy: 3, blur: 12, color: fade('#02040B', 0.75) },
    },
    ...[...pillars(shape), ...wedges(shape)].map((stone) => gateStone(stone, lit)),
    {
      t: 'group',
      clip: { t: 'path', d: archStones(shape) },
      shapes: [
        { t: 'grain', x: 0, y: 0, w: shape.w, h: shape.h, frequency: 0.28, seed: 21, opacity: 0.16 },
        {
          t: 'path',
          d: `M${n(cx - outer + 1)} ${n(cy)}A${n(outer - 1)} ${n(outer - 1)} 0 0 1 ${n(cx + outer - 1)} ${n(cy)}`,
          stroke: fade('#C6D2FF', lit ? 0.3 : 0.14),
          strokeWidth: 1.6,
          blur: 0.5,
        },
        {
          t: 'path',
          d: `M${n(cx - inner - 1)} ${n(shape.h)}V${n(cy)}A${n(inner + 1)} ${n(inner + 1)} 0 0 1 ${n(cx + inner + 1)} ${n(cy)}V${n(shape.h)}`,
          stroke: fade('#050816', 0.5),
          strokeWidth: 4,
          blur: 1.6,
        },
      ],
    },
  ];
}

/** Accent light on the stones: strongest at the opening, gone at the pillars' foot. */
function stoneLight(shape: Arch, accents: readonly string[]): Shape[] {
  const { w, h, cx, cy, outer, inner } = shape;
  const reach = Math.max(outer * 1.5, (h - cy) * 0.85);
  const middle = cy + (h - cy) * 0.16;
  const near = (tint: string) =>
    out(
      cx,
      middle,
      reach,
      [fade(tint, 0.4), fade(tint, 0.17), fade(tint, 0)],
      [inner / reach, (inner + outer) / reach / 2, 1],
    );
  const [left, right] = accentPair(accents);
  return [
    {
      t: 'group',
      clip: { t: 'path', d: archStones(shape) },
      shapes: [
        { t: 'rect', x: 0, y: 0, w: cx, h, fill: near(left), blend: 'screen' },
        { t: 'rect', x: cx, y: 0, w: w - cx, h, fill: near(right), blend: 'screen' },
        {
          t: 'path',
          d: archEdge(shape),
          stroke: accentPaint(shape, accents, 0.6),
          strokeWidth: shape.t * 0.34,
          blur: shape.t * 0.2,
          blend: 'screen',
        },
      ],
    },
  ];
}

/** The ledge before the gate, with the light that falls on it. */
function step({ w, h, t, cx }: Arch, accents: readonly string[], lit: boolean): Shape[] {
  const over = t * 0.16 + 2;
  const thick = Math.max(5, t * 0.3);
  const box = { t: 'rect', x: -over, y: h, w: w + 2 * over, h: thick, r: 1 } as const;
  const [left, right] = accentPair(accents);
  const light = {
    linear: {
      from: [-over, 0],
      to: [w + over, 0],
      colors: [fade(left, 0), fade(left, 0.75), fade(mix(left, right, 0.5), 0.95), fade(right, 0.75), fade(right, 0)],
      at: [0, 0.25, 0.5, 0.75, 1],
    },
  } as const;
  return [
    {
      ...box,
      fill: down(h, thick, [lit ? '#4A5A8F' : '#2A355C', '#1A2343']),
      shadow: { dx: 0, dy: 4, blur: 8, color: fade('#02040B', 0.7) },
    },
    ...(lit
      ? [
          { ...box, fill: light, opacity: 0.55, blend: 'screen' } as const,
          {
            t: 'circle',
            cx,
            cy: h + thick,
            r: w * 0.5,
            fill: out(cx, h + thick, w * 0.5, [fade(mix(left, right, 0.5), 0.34), fade(mix(left, right, 0.5), 0)]),
            blend: 'screen',
          } as const,
        ]
      : []),
    { t: 'rect', x: -over, y: h, w: w + 2 * over, h: 1.2, fill: fade('#DCE4FF', lit ? 0.42 : 0.16) },
  ];
}

/** The gate's own glow and its stones: what lies behind the swirl. */
export const gateBack = memo(({ w, h, accents, step: withStep = true }: GateLook, lit: boolean = true): Shape[] => {
  const shape = arch(w, h);
  const glow: Shape[] = [
    { ...archOpening(shape), fill: accentPaint(shape, accents, 0.42), blur: w * 0.13 },
    { ...archOpening(shape), fill: accentPaint(shape, accents, 0.6), blur: w * 0.06 },
  ];
  return [
    // Dark until the swirl is there.
    ...(lit ? [...glow, { ...archOpening(shape), fill: '#120F2C' }] : []),
    ...stones(shape, lit),
    ...(lit ? stoneLight(shape, accents) : []),
    ...(withStep ? step(shape, accents, lit) : []),
  ];
});

/** The swirl of a gate and the opening that it is clipped to. */
export function gateSwirl({ w, h, accents, swirl, seed = 1 }: GateLook): Swirl & { readonly clip: Outline } {
  const shape = arch(w, h);
  return {
    t: 'swirl',
    x: shape.t,
    y: shape.cy - shape.inner,
    w: shape.inner * 2,
    h: h - shape.cy + shape.inner,
    colors: swirl ?? accentPair(accents),
    seed,
    clip: archOpening(shape),
  };
}

/** Backlit: dark, with a pale rim and a pale blurred copy behind. */
function silhouette({ t, h, cx, inner }: Arch, { icon, size, dx = 0, sink = 0.035 }: Figure, tint: string): Shape[] {
  const opening = inner * 2;
  const side = opening * size;
  const place = {
    t: 'path',
    d: iconPath(icon),
    scale: side / 512,
    x: cx - side / 2 + dx * opening,
    y: h - side + sink * opening - t * 0.1,
  } as const;
  const pale = mix(tint, '#FFFFFF', 0.78);
  return [
    { ...place, fill: fade(pale, 0.7), blur: Math.max(2.5, side * 0.022) },
    { ...place, stroke: fade(pale, 0.85), strokeWidth: Math.max(1.4, side * 0.016), blur: 0.7 },
    { ...place, fill: FIGURE },
  ];
}

/** What lies before the swirl: darkness above and below, the figure, the bright inner edge. */
export const gateFront = memo(({ w, h, accents, figure }: GateLook): Shape[] => {
  const shape = arch(w, h);
  const { t, cx, cy, inner } = shape;
  const top = cy - inner;
  const [left, right] = accentPair(accents);
  const mound = `M${n(t)} ${n(h)}V${n(h - t * 0.22)}Q${n(cx)} ${n(h - t * 0.55)} ${n(w - t)} ${n(h - t * 0.22)}V${n(h)}Z`;
  return [
    {
      t: 'group',
      clip: archOpening(shape),
      shapes: [
        {
          t: 'rect',
          x: 0,
          y: top,
          w,
          h: h - top,
          fill: down(
            top,
            h - top,
            [fade('#070B1A', 0.62), fade('#070B1A', 0.06), fade('#070B1A', 0), fade('#070B1A', 0.66)],
            [0, 0.24, 0.62, 1],
          ),
        },
        ...(figure ? silhouette(shape, figure, mix(left, right, 0.5)) : []),
        { t: 'path', d: mound, fill: FIGURE },
        { t: 'path', d: archEdge(shape), stroke: fade('#050816', 0.75), strokeWidth: t * 0.42, blur: t * 0.12 },
      ],
    },
    {
      t: 'path',
      d: archEdge(shape),
      stroke: accentPaint(shape, accents, 0.55),
      strokeWidth: 4,
      blur: 2.4,
      blend: 'screen',
    },
    { t: 'path', d: archEdge(shape), stroke: accentPaint(shape, accents, 1, 0.12), strokeWidth: 1.7 },
  ];
});

/** A whole lit gate as one still picture, in the box w × h with the step below it. */
export const gate = memo((look: GateLook): Shape[] => {
  const { clip, ...swirl } = gateSwirl(look);
  return [...gateBack(look), { t: 'group', clip, shapes: [swirl] }, ...gateFront(look)];
});
