import type { Outline, Shape, Swirl } from '@/scene/shapes';
import { circlePath, polygon, polyline } from '@/ui/art/outline';
import { fade, mix } from '@/ui/art/paint';
import type { Lane } from '../../rules/data';
import { RADII, STEP, onCircle, positionAngle } from '../portal/portalLayout';
import { arcLine, polar, ringPiece } from './arcs';
import { entrance } from './emblems';
import { FEW, memo } from '@/scene/memo';
import { patternShapes } from './pattern';
import { tonesOf, wearerEmblem, type Wearer } from './wearer';

/** A position of the ring: whose map and which path it leads to. Place is the owner's at the table, and gives the pattern. */
export type Field = { readonly wearer: Wearer; readonly place: number; readonly lane: Lane };
/** A stretch of the ring that belongs to one player, from position to position clockwise. */
export type Owner = {
  readonly wearer: Wearer;
  readonly place: number;
  readonly name: string;
  readonly from: number;
  readonly until: number;
};

const GOLD = '#F0C766';
const HALF = STEP / 2;

const fieldPath = (r: number, position: number, inset: number): string => {
  const angle = positionAngle(position);
  const [inner, outer] = [r * RADII.fieldInner + inset, r * RADII.fieldOuter - inset];
  const slip = (inset + r * 0.008) / ((inner + outer) / 2);
  return ringPiece(r, inner, outer, angle - HALF + slip, angle + HALF - slip);
};

function fieldShapes(r: number, { wearer, place, lane }: Field, position: number): readonly Shape[] {
  const { bright, deep } = tonesOf(wearer);
  const d = fieldPath(r, position, 0);
  const angle = positionAngle(position);
  const size = r * 0.148;
  const disc = onCircle(r, 0.815, angle);
  const number = onCircle(r, 0.805, angle - HALF * 0.66);
  const text = Math.max(9, r * 0.058);
  const middle = polar(r, r * 0.815, angle);
  const reach = r * 0.24;
  return [
    {
      t: 'path',
      d,
      fill: {
        radial: {
          center: [r, r],
          radius: r * RADII.fieldOuter,
          colors: [mix(deep, '#05070F', 0.45), deep],
          at: [0.77, 1],
        },
      },
    },
    patternShapes(
      place,
      { t: 'path', d },
      { x: middle[0] - reach, y: middle[1] - reach, w: 2 * reach, h: 2 * reach },
      r * 0.046,
      fade(bright, 0.2),
    ),
    { t: 'path', d, stroke: fade(bright, 0.5), strokeWidth: Math.max(0.8, r * 0.006) },
    { t: 'group', x: disc.x - size / 2, y: disc.y - size / 2, shapes: entrance(lane, size) },
    {
      t: 'text',
      text: String(position),
      x: number.x - 20,
      y: number.y - text,
      w: 40,
      h: 2 * text,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: text,
      fill: mix(bright, '#FFFFFF', 0.45),
      halo: { color: '#060A16CC', width: 1.2 },
    },
  ];
}

/** A letter of a name on the ring for its size, and how much smaller one may become. */
const LETTER = 0.78;
const LEAST = 0.9;

/** As much of a name as can be read on an arc: all of it, else its first word, else what there is room for. */
function nameOn(name: string, arc: number, size: number, spacing: number): string {
  const letters = Math.floor(arc / ((size * LETTER + spacing) * LEAST));
  const [first = name] = name.split(' ');
  const short = name.length <= letters ? name : first;
  return short.length <= letters ? short : `${short.slice(0, Math.max(1, letters - 1))}…`;
}

/** The coloured band of a player, with the name on its arc: upside down names would be hard to read, so those below turn. */
function ownerShapes(r: number, { wearer, place, name, from, until }: Owner): readonly Shape[] {
  const { bright, low, ink } = tonesOf(wearer);
  const count = until - from + 1;
  const whole = count >= 12;
  const [start, end] = [
    positionAngle(from) - HALF + (whole ? 0 : 0.008),
    positionAngle(from) - HALF + count * STEP - (whole ? 0.001 : 0.008),
  ];
  const d = ringPiece(r, r * RADII.bandInner, r * RADII.band, start, end);
  const angle = whole ? 0 : (start + end) / 2;
  const inward = Math.cos(angle) < -0.01;
  const span = (whole ? Math.PI : end - start) * 0.72;
  const [size, spacing] = [Math.max(8.5, r * 0.067), r * 0.006];
  const sign = r * 0.13;
  const signAt = polar(r, r * 0.955, start + 0.1);
  return [
    {
      t: 'path',
      d,
      fill: { linear: { from: [0, 0], to: [r * 1.4, 2 * r], colors: [mix(bright, '#FFFFFF', 0.16), bright, low] } },
    },
    patternShapes(
      place,
      { t: 'path', d },
      { x: 0, y: 0, w: 2 * r, h: 2 * r },
      r * 0.046,
      fade(mix(bright, '#FFFFFF', 0.6), 0.26),
    ),
    { t: 'path', d, stroke: fade('#FFFFFF', 0.25), strokeWidth: Math.max(0.6, r * 0.005) },
    {
      t: 'arcText',
      text: nameOn(name, span * r * 0.959, size, spacing).toUpperCase(),
      cx: r,
      cy: r,
      r: r * 0.959,
      angle,
      span,
      font: 'cinzel900',
      size,
      fill: ink,
      spacing,
      inward,
    },
    { t: 'group', x: signAt[0] - sign / 2, y: signAt[1] - sign / 2, shapes: wearerEmblem(wearer, sign) },
  ];
}

/** The fixed part of the portal in a box of side 2 r: twelve fields round the disc and the bands of their owners. */
export const portalRing = memo(
  (r: number, fields: readonly Field[], owners: readonly Owner[]): readonly Shape[] => [
    { t: 'circle', cx: r, cy: r + r * 0.025, r: r * 1.005, fill: '#01030A', blur: r * 0.05, opacity: 0.85 },
    {
      t: 'circle',
      cx: r,
      cy: r,
      r: r * 1.008,
      fill: '#0B1124',
      stroke: '#4A5E92',
      strokeWidth: Math.max(1, r * 0.008),
    },
    ...owners.flatMap((owner) => ownerShapes(r, owner)),
    ...fields.flatMap((field, i) => fieldShapes(r, field, i + 1)),
    { t: 'circle', cx: r, cy: r, r: r * 0.709, stroke: '#8FA2DA', strokeWidth: Math.max(0.8, r * 0.006), opacity: 0.8 },
  ],
  FEW,
);

/** Bright rims of the fields over which dice lie. */
export const portalLit = memo((r: number, fields: readonly Field[], positions: readonly number[]): readonly Shape[] =>
  positions.flatMap((position): readonly Shape[] => {
    const { bright } = tonesOf(fields[position - 1].wearer);
    const d = fieldPath(r, position, r * 0.004);
    return [
      { t: 'path', d, stroke: fade(bright, 0.4), strokeWidth: r * 0.03 },
      { t: 'path', d, stroke: mix(bright, '#FFFFFF', 0.35), strokeWidth: Math.max(1.4, r * 0.011) },
    ];
  }),
);

const spokes = (r: number, from: number, until: number): string =>
  Array.from({ length: 12 }, (_, i) =>
    polyline([polar(r, r * from, (i + 0.5) * STEP), polar(r, r * until, (i + 0.5) * STEP)]),
  ).join('');

/** A shallow pan between two spokes. */
const pan = (r: number, sector: number): string =>
  ringPiece(r, r * 0.305, r * 0.672, (sector - 0.5) * STEP + 0.026, (sector + 0.5) * STEP - 0.026);

const discBody = (r: number): readonly Shape[] => [
  {
    t: 'circle',
    cx: r,
    cy: r,
    r: r * RADII.disc,
    fill: {
      radial: {
        center: [r, r],
        radius: r * RADII.disc,
        colors: ['#8A4A3A', '#5A3A48', '#2A3150', '#1C2747', '#222F55', '#141C37'],
        at: [0.3, 0.45, 0.68, 0.84, 0.95, 1],
      },
    },
  },
  {
    t: 'circle',
    cx: r,
    cy: r,
    r: r * RADII.disc - r * 0.004,
    stroke: '#6B7EB8',
    strokeWidth: Math.max(0.9, r * 0.008),
  },
  { t: 'circle', cx: r, cy: r, r: r * 0.684, stroke: '#C9A35A', strokeWidth: Math.max(0.6, r * 0.0045), opacity: 0.7 },
];

const pans = (r: number): readonly Shape[] => {
  const all = Array.from({ length: 12 }, (_, sector) => pan(r, sector)).join('');
  return [
    {
      t: 'path',
      d: all,
      fill: {
        radial: {
          center: [r, r],
          radius: r * 0.68,
          colors: ['#0A0F2200', '#0A0F2266', '#0A0F22A0'],
          at: [0.44, 0.7, 1],
        },
      },
    },
    { t: 'path', d: all, stroke: '#7F92CC', strokeWidth: Math.max(0.6, r * 0.0045), opacity: 0.28 },
    { t: 'path', d: spokes(r, 0.28, 0.69), stroke: '#070B18', strokeWidth: r * 0.016, opacity: 0.85 },
    { t: 'path', d: spokes(r, 0.28, 0.69), stroke: '#93A4DA', strokeWidth: Math.max(0.5, r * 0.003), opacity: 0.35 },
  ];
};

const markedPan = (r: number): readonly Shape[] => [
  {
    t: 'path',
    d: pan(r, 0),
    fill: { radial: { center: [r, r], radius: r * 0.68, colors: ['#FFD98A66', '#FFD98A2E'], at: [0.4, 1] } },
  },
  { t: 'path', d: pan(r, 0), stroke: GOLD, strokeWidth: Math.max(1.2, r * 0.01), cap: 'round' },
];

/** The turning disc in a box of side 2 r, its marked compartment straight up: whoever shows it turns it about its middle. */
export const portalDisc = memo((r: number): readonly Shape[] => [
  ...discBody(r),
  ...pans(r),
  ...markedPan(r),
  ...portalPointer(r, false),
]);

/** The pointer of the marked compartment, straight up, over the rim. A ghost stays where it pointed before a turn. */
export const portalPointer = memo((r: number, ghost: boolean): readonly Shape[] => {
  const [tip, foot, half] = [r * 0.768, r * 0.678, r * 0.058];
  const d = polygon([
    [r, r - tip],
    [r + half, r - foot],
    [r, r - foot - r * 0.018],
    [r - half, r - foot],
  ]);
  if (ghost)
    return [
      { t: 'path', d, stroke: '#0A0F1E', strokeWidth: r * 0.022 },
      { t: 'path', d, stroke: GOLD, strokeWidth: Math.max(1, r * 0.008), dash: [r * 0.02, r * 0.014] },
    ];
  const brass = { linear: { from: [r - half, 0], to: [r + half, 0], colors: ['#FFF0C4', GOLD, '#A87A2E'] } } as const;
  return [
    {
      t: 'path',
      d,
      fill: brass,
      stroke: '#3A2608',
      strokeWidth: Math.max(0.9, r * 0.008),
      cap: 'round',
      shadow: { dx: 0, dy: r * 0.012, blur: r * 0.03, color: '#000000B0' },
    },
  ];
});

/** The swirl in the middle; a node may let it turn. */
export const portalSwirl = (r: number): Swirl & { readonly clip: Outline } => {
  const s = r * RADII.swirl;
  return {
    t: 'swirl',
    look: 'ember',
    x: r - s,
    y: r - s,
    w: 2 * s,
    h: 2 * s,
    colors: ['#FF8A45', '#7A1420'],
    seed: 7,
    clip: { t: 'circle', cx: r, cy: r, r: s },
  };
};

/** The brass collar round the swirl and the ember light on the disc round it. It does not turn. */
export const portalCollar = memo((r: number): readonly Shape[] => {
  const [inner, outer] = [r * RADII.swirl, r * RADII.collar];
  const middle = (inner + outer) / 2;
  const studs = Array.from({ length: 12 }, (_, i) =>
    polyline([polar(r, outer * 1.02, (i + 0.5) * STEP), polar(r, outer * 1.09, (i + 0.5) * STEP)]),
  ).join('');
  return [
    {
      t: 'path',
      d: `${circlePath(r, r, r * 0.4)}${circlePath(r, r, inner)}`,
      fill: {
        radial: {
          center: [r, r],
          radius: r * 0.4,
          colors: ['#FF8A4500', '#FF8A4577', '#FF8A4500'],
          at: [0.55, 0.6, 1],
        },
      },
    },
    {
      t: 'circle',
      cx: r,
      cy: r,
      r: inner - r * 0.012,
      stroke: '#0A0308',
      strokeWidth: r * 0.035,
      blur: r * 0.012,
      opacity: 0.8,
    },
    { t: 'circle', cx: r, cy: r, r: middle, stroke: '#1A0F08', strokeWidth: outer - inner + r * 0.014 },
    {
      t: 'circle',
      cx: r,
      cy: r,
      r: middle,
      stroke: {
        linear: {
          from: [r - outer, r - outer],
          to: [r + outer, r + outer],
          colors: ['#FFE9B0', '#C79A4A', '#6E4A1C', '#D9AE5C'],
          at: [0, 0.35, 0.7, 1],
        },
      },
      strokeWidth: outer - inner,
    },
    { t: 'circle', cx: r, cy: r, r: inner + r * 0.006, stroke: '#2A1608', strokeWidth: Math.max(0.6, r * 0.006) },
    { t: 'path', d: studs, stroke: '#D9AE5C', strokeWidth: Math.max(1, r * 0.012), cap: 'round' },
  ];
});

/** The way of a turn that is not yet paid for, along the rim of the disc: a bead for each place that it passes. */
export const turnArrow = memo((r: number, mark: number, steps: number): readonly Shape[] => {
  if (steps === 0) return [];
  const [from, until] = [positionAngle(mark), positionAngle(mark) + steps * STEP];
  const track = r * 0.655;
  const sign = Math.sign(steps);
  const end = until - sign * 0.13;
  const d = arcLine(r, track, from + sign * 0.05, end);
  const head = polygon([
    polar(r, track, until - sign * 0.03),
    polar(r, track + r * 0.046, end - sign * 0.012),
    polar(r, track, end + sign * 0.014),
    polar(r, track - r * 0.046, end - sign * 0.012),
  ]);
  const beads = Array.from({ length: Math.abs(steps) - 1 }, (_, i) => {
    const [x, y] = polar(r, track, from + sign * (i + 1) * STEP);
    return circlePath(x, y, r * 0.021);
  }).join('');
  return [
    { t: 'path', d, stroke: '#0A0F1EE0', strokeWidth: r * 0.05, cap: 'round' },
    { t: 'path', d: head, fill: GOLD, stroke: '#0A0F1E', strokeWidth: r * 0.012 },
    { t: 'path', d, stroke: GOLD, strokeWidth: r * 0.024, cap: 'round' },
    ...(beads === '' ? [] : [{ t: 'path' as const, d: beads, fill: '#0A0F1E', stroke: GOLD, strokeWidth: r * 0.01 }]),
  ];
});
