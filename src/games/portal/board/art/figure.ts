import type { IconifyIcon } from '@iconify/types';
import { memo } from '@/scene/memo';
import type { Paint, Shape } from '@/scene/shapes';
import { seatLook } from '@/ui/art/emblem';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, n, polygon, roundedPolygon, starPoints } from '@/ui/art/outline';
import { fade, mix } from '@/ui/art/paint';

/** How a figure is: it has acted and stands darker, it lies down, it flies over its shadow, it is abandoned. */
export type Pose = 'ready' | 'acted' | 'prone' | 'flying' | 'abandoned';

/** Rims tell sides apart without colour: unbroken, broken, dotted, double; they come again after four looks. */
const RIMS: readonly (readonly number[] | null)[] = [null, [5, 2.6], [1.2, 2.4], null];

const DOUBLE = 3;

/** What is drawn round a base reaches beyond it by this part of its radius. */
export const BEYOND = 1.5;

const INK = '#14100A';

function tones(look: number, pose: Pose): readonly [string, string, string] {
  const tint = pose === 'abandoned' ? '#8E93A3' : seatLook(look).color;
  const shade = pose === 'acted' ? 0.5 : 0.12;
  return [
    mix(mix(tint, '#FFFFFF', 0.28), '#10131C', shade),
    mix(tint, '#10131C', shade + 0.08),
    mix(tint, '#10131C', shade + 0.42),
  ];
}

const lit = (c: number, r: number, colors: readonly string[]): Paint => ({
  radial: { center: [c - r * 0.4, c - r * 0.5], radius: r * 1.75, colors, at: [0, 0.45, 1] },
});

/** The rim by which a side is known. */
function rim(d: (r: number) => string, r: number, look: number, bright: string): readonly Shape[] {
  const style = look % RIMS.length;
  const dash = RIMS[style];
  const width = Math.max(1.1, r * 0.13);
  return [
    {
      t: 'path',
      d: d(r * 0.86),
      stroke: bright,
      strokeWidth: width,
      ...(dash ? { dash: dash.map((part) => (part * r) / 10) } : {}),
    },
    ...(style === DOUBLE ? [{ t: 'path', d: d(r * 0.68), stroke: bright, strokeWidth: width * 0.6 } as const] : []),
  ];
}

/** A round base with its silhouette, in a box of side 2 · r · BEYOND; the wedge and the star are drawn apart. */
export const disc = memo((icon: IconifyIcon, look: number, r: number, pose: Pose): readonly Shape[] => {
  const c = r * BEYOND;
  const [light, middle, dark] = tones(look, pose);
  const side = r * 1.24;
  const lift = pose === 'flying' ? r * 0.34 : r * 0.1;
  const squat = pose === 'prone';
  const body: readonly Shape[] = [
    {
      t: 'circle',
      cx: c,
      cy: c,
      r,
      fill: lit(c, r, [light, middle, dark]),
      stroke: INK,
      strokeWidth: Math.max(1, r * 0.09),
    },
    ...rim(
      (radius) => circlePath(c, c, radius),
      r,
      look,
      fade(mix(light, '#FFFFFF', 0.35), pose === 'acted' ? 0.55 : 0.95),
    ),
    { ...placeIcon(icon, c - side / 2, c - side / 2, side), fill: INK },
  ];
  return [
    { t: 'circle', cx: c + lift * 0.7, cy: c + lift, r: r * 1.02, fill: fade('#030806', 0.6), blur: r * 0.13 },
    ...(squat
      ? ([
          {
            t: 'path',
            d: ellipse(c, c, r, r * 0.6),
            fill: lit(c, r, [light, middle, dark]),
            stroke: INK,
            strokeWidth: 1,
          },
          { ...placeIcon(icon, c - side * 0.36, c - side * 0.36, side * 0.72), fill: INK },
        ] as const)
      : body),
  ];
}, 900);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** Facings are drawn in steps of this many degrees: finer cannot be seen, and like wedges share a picture. */
const STEP = 5;

/** Where a figure looks: a pale wedge outside its base; in the box of its disc. */
export const wedge = (facing: number, r: number): readonly Shape[] =>
  wedgeAt((Math.round(facing / STEP) * STEP) % 360, r);

const wedgeAt = memo((facing: number, r: number): readonly Shape[] => {
  const c = r * BEYOND;
  const turn = (facing * Math.PI) / 180;
  const at = (along: number, across: number): readonly [number, number] => [
    c + Math.cos(turn) * along - Math.sin(turn) * across,
    c + Math.sin(turn) * along + Math.cos(turn) * across,
  ];
  return [
    {
      t: 'path',
      d: polygon([at(r * 1.46, 0), at(r * 0.98, r * 0.38), at(r * 0.98, -r * 0.38)]),
      fill: '#FFF6DC',
      stroke: INK,
      strokeWidth: Math.max(0.7, r * 0.07),
    },
  ];
});

/** The star of a leader, at the upper left of its disc. */
export const leaderStar = memo((r: number): readonly Shape[] => {
  const c = r * BEYOND;
  return [
    {
      t: 'path',
      d: polygon(starPoints(5, c - r * 0.78, c - r * 0.72, r * 0.46, r * 0.2)),
      fill: '#FFC94D',
      stroke: INK,
      strokeWidth: Math.max(0.7, r * 0.08),
    },
  ];
});

/** A vehicle or piece: a turned plate with a pale wedge at its front and the silhouette upright; in a square box about its middle. */
export const plate = memo(
  (icon: IconifyIcon, look: number, length: number, width: number, facing: number, pose: Pose): readonly Shape[] => {
    const c = plateReach(length, width);
    const [light, middle, dark] = tones(look, pose);
    const [l, w] = [length / 2, width / 2];
    const corner = Math.min(l, w) * 0.3;
    const turn = (facing * Math.PI) / 180;
    const outline = (inset: number) =>
      roundedPolygon(
        [
          [-l + inset, -w + inset],
          [l - inset, -w + inset],
          [l - inset, w - inset],
          [-l + inset, w - inset],
        ],
        corner,
      );
    const side = Math.min(length, width) * 0.86;
    const lift = pose === 'flying' ? 9 : 2.5;
    const bright = fade(mix(light, '#FFFFFF', 0.35), pose === 'acted' ? 0.55 : 0.95);
    const dash = RIMS[look % RIMS.length];
    return [
      {
        t: 'group',
        x: c + lift * 0.7,
        y: c + lift,
        rotate: turn,
        shapes: [{ t: 'path', d: outline(0), fill: fade('#030806', 0.6), blur: 3 }],
      },
      {
        t: 'group',
        x: c,
        y: c,
        rotate: turn,
        shapes: [
          {
            t: 'path',
            d: polygon([
              [l + 9, 0],
              [l - 1, w * 0.5],
              [l - 1, -w * 0.5],
            ]),
            fill: '#FFF6DC',
            stroke: INK,
            strokeWidth: 1,
          },
          {
            t: 'path',
            d: outline(0),
            fill: { linear: { from: [-l, -w], to: [l, w], colors: [light, middle, dark] } },
            stroke: INK,
            strokeWidth: 1.4,
          },
          { t: 'path', d: outline(3), stroke: bright, strokeWidth: 1.5, ...(dash ? { dash } : {}) },
        ],
      },
      { ...placeIcon(icon, c - side / 2, c - side / 2, side), fill: INK },
    ];
  },
);

/** Half the side of the box that a turned plate is drawn in. */
export const plateReach = (length: number, width: number): number =>
  Math.ceil(Math.hypot(length / 2 + 10, width / 2) + 4);
