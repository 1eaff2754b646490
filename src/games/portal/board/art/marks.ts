import blind from '@iconify/icons-game-icons/sight-disabled';
import eye from '@iconify/icons-game-icons/eye-target';
import flag from '@iconify/icons-game-icons/flying-flag';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { seatLook } from '@/ui/art/emblem';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, n, polygon, polyline, type Point } from '@/ui/art/outline';
import { fade, out } from '@/ui/art/paint';
import type { Seen, Template } from '../overlay';

export const GOLD = '#F4D28C';
export const PAPER = '#FFF6DC';
export const CLEAR = '#7CF0B4';
const HALF = '#FFC65C';
export const GREY = '#B9C3DA';
export const WRONG = '#FF7C88';
const NIGHT = '#0A1020';

const SEEN: Readonly<Record<Seen, { readonly tint: string; readonly dash?: readonly number[] }>> = {
  full: { tint: CLEAR },
  partial: { tint: HALF, dash: [11, 7] },
  none: { tint: GREY, dash: [2, 7] },
};

/** Full sight is a whole line, partial a broken one, none a dotted one. */
export const sightLine = memo((points: readonly Point[], seen: Seen): readonly Shape[] => {
  const d = polyline(points);
  const { tint, dash } = SEEN[seen];
  return [
    { t: 'path', d, stroke: fade('#04100C', 0.85), strokeWidth: 7, cap: 'round' },
    { t: 'path', d, stroke: tint, strokeWidth: 3, cap: 'round', ...(dash && { dash }) },
  ];
});

/** An eye on a line: open, half, struck out. */
export const eyeDisc = memo((seen: Seen): readonly Shape[] => {
  const { tint } = SEEN[seen];
  return [
    { t: 'circle', cx: 12, cy: 12, r: 11, fill: NIGHT, stroke: tint, strokeWidth: 1.8 },
    { ...placeIcon(seen === 'none' ? blind : eye, 4, 4, 16), fill: tint, ...(seen === 'partial' && { opacity: 0.75 }) },
  ];
});

/** A cross on what blocks or offends. */
export const cross = memo((): readonly Shape[] => [
  { t: 'path', d: 'M3 3L17 17M17 3L3 17', stroke: '#2A060C', strokeWidth: 6.4, cap: 'round' },
  { t: 'path', d: 'M3 3L17 17M17 3L3 17', stroke: WRONG, strokeWidth: 3.4, cap: 'round' },
]);

/** A way with a mark for every centimetre and a longer one for every five. */
export const gauge = memo((points: readonly Point[], legal: boolean): readonly Shape[] => {
  const tint = legal ? GOLD : WRONG;
  const marks: string[] = [];
  let gone = 0;
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] ?? [bx, by];
    const length = Math.hypot(bx - ax, by - ay);
    for (let at = 10 - (gone % 10); at <= length; at += 10) {
      const deep = Math.round((gone + at) / 10) % 5 === 0 ? 6 : 3.6;
      const [x, y] = [ax + ((bx - ax) * at) / length, ay + ((by - ay) * at) / length];
      const [ux, uy] = [(-(by - ay) / length) * deep, ((bx - ax) / length) * deep];
      marks.push(`M${n(x - ux)} ${n(y - uy)}L${n(x + ux)} ${n(y + uy)}`);
    }
    gone += length;
  });
  const d = polyline(points);
  return [
    { t: 'path', d, stroke: fade('#0B0A06', 0.85), strokeWidth: 7, cap: 'round' },
    { t: 'path', d: marks.join(''), stroke: fade('#0B0A06', 0.85), strokeWidth: 4.4 },
    { t: 'path', d, stroke: tint, strokeWidth: 3, cap: 'round', ...(!legal && { dash: [7, 5] }) },
    { t: 'path', d: marks.join(''), stroke: tint, strokeWidth: 1.8 },
  ];
});

/** Ground that can be reached: filled for a walk, a thin line for a run. */
export const reachArea = memo((d: string, far: boolean): readonly Shape[] =>
  far
    ? [{ t: 'path', d, stroke: fade(GOLD, 0.6), strokeWidth: 1.6, dash: [2, 6], cap: 'round' }]
    : [{ t: 'path', d, fill: fade(GOLD, 0.16), stroke: fade(GOLD, 0.85), strokeWidth: 2 }],
);

/** The part of a circle before a place: half of it, or a quarter. From the middle of a square box of half side long. */
const sector = (c: number, r: number, facing: number, quarter: boolean): string => {
  const [turn, open] = [(facing * Math.PI) / 180, quarter ? Math.PI / 4 : Math.PI / 2];
  const at = (angle: number) => `${n(c + r * Math.cos(turn + angle))} ${n(c + r * Math.sin(turn + angle))}`;
  return `M${n(c)} ${n(c)}L${at(-open)}A${n(r)} ${n(r)} 0 0 1 ${at(open)}Z`;
};

/** What a weapon reaches: short range whole and green, long range broken and blue. */
export const rangeArc = memo((short: number, long: number, facing: number, quarter: boolean): readonly Shape[] => [
  {
    t: 'path',
    d: sector(long, long - 2, facing, quarter),
    fill: fade('#7FC8FF', 0.06),
    stroke: fade('#9AD4FF', 0.85),
    strokeWidth: 2,
    dash: [12, 8],
  },
  {
    t: 'path',
    d: sector(long, short, facing, quarter),
    fill: fade(CLEAR, 0.08),
    stroke: fade('#C9F2A4', 0.9),
    strokeWidth: 2.2,
  },
]);

/** Corners round what would be struck, in a box w by h. */
export const brackets = memo((w: number, h: number): readonly Shape[] => {
  const s = Math.min(14, w * 0.3, h * 0.3);
  const d = `M1.5 ${n(s)}V1.5H${n(s)}M${n(w - s)} 1.5H${n(w - 1.5)}V${n(s)}M${n(w - 1.5)} ${n(h - s)}V${n(h - 1.5)}H${n(w - s)}M${n(s)} ${n(h - 1.5)}H1.5V${n(h - s)}`;
  return [
    { t: 'path', d, stroke: '#2A060C', strokeWidth: 5 },
    { t: 'path', d, stroke: '#FF9AA3', strokeWidth: 2.6 },
  ];
});

/** The teeth of a burst, all round a circle. */
const teeth = (c: number, r: number): string =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const at = (far: number) => `${n(c + Math.cos(angle) * far)} ${n(c + Math.sin(angle) * far)}`;
    return `M${at(r + 1)}L${at(r + 6)}`;
  }).join('');

/** A template in a square box of half side r + 8. */
export const template = memo((r: number, kind: Template['kind']): readonly Shape[] => {
  const c = r + 8;
  const ring = circlePath(c, c, r);
  if (kind === 'aim')
    return [{ t: 'path', d: ring, fill: fade('#FF7A45', 0.14), stroke: '#FFB08A', strokeWidth: 2.2, dash: [7, 5] }];
  if (kind === 'own') return [{ t: 'path', d: ring, fill: fade(WRONG, 0.16), stroke: WRONG, strokeWidth: 2 }];
  if (kind === 'may') return [{ t: 'path', d: ring, stroke: fade('#FFB08A', 0.75), strokeWidth: 1.3 }];
  if (kind === 'stays')
    return [
      {
        t: 'path',
        d: ring,
        fill: out(c, c, r, [fade('#8FE9FF', 0.1), fade('#8FE9FF', 0.34)]),
        stroke: '#B8F2FF',
        strokeWidth: 2,
      },
    ];
  return [
    { t: 'path', d: ring, fill: fade('#FF6A3A', 0.34), stroke: '#FF9A6E', strokeWidth: 2.6 },
    { t: 'path', d: teeth(c, r), stroke: '#FF9A6E', strokeWidth: 2.6, cap: 'round' },
  ];
});

/** PORT-336 A ring with a flag in the colour of whoever holds it; the pole stands in the middle of a square box of half side r + 4. */
export const objective = memo((r: number, holder: number | null): readonly Shape[] => {
  const c = r + 4;
  const tint = holder === null ? '#F4D9A0' : seatLook(holder).color;
  return [
    {
      t: 'path',
      d: circlePath(c, c, r),
      fill: out(c, c, r, [fade(tint, 0.05), fade(tint, 0.15)]),
      stroke: fade(tint, 0.9),
      strokeWidth: 2.2,
      dash: [10, 7],
    },
    { t: 'circle', cx: c, cy: c, r: 13, fill: fade(NIGHT, 0.86), stroke: tint, strokeWidth: 1.8 },
    { ...placeIcon(flag, c - 9, c - 9, 18), fill: tint },
  ];
});

/** PORT-066 A zone: hatched for whoever deploys now, else only its rim. */
export const zone = memo((w: number, h: number, look: number, open: boolean): readonly Shape[] => {
  const tint = seatLook(look).color;
  const hatch = Array.from({ length: Math.ceil((w + h) / 26) }, (_, i) => `M${i * 26} 0L${i * 26 - h} ${h}`).join('');
  return [
    ...(open
      ? ([
          { t: 'rect', x: 0, y: 0, w, h, fill: fade(tint, 0.1) },
          {
            t: 'group',
            clip: { t: 'rect', x: 0, y: 0, w, h },
            shapes: [{ t: 'path', d: hatch, stroke: fade(tint, 0.22), strokeWidth: 2 }],
          },
        ] as const)
      : []),
    {
      t: 'rect',
      x: 1,
      y: 1,
      w: w - 2,
      h: h - 2,
      stroke: fade(tint, open ? 0.95 : 0.3),
      strokeWidth: open ? 2.4 : 1.4,
      dash: look % 2 ? [2, 7] : [14, 8],
    },
  ];
});

/** PORT-G45 A link that holds, or a gap that is too wide. */
export const link = memo((from: Point, to: Point, holds: boolean): readonly Shape[] => [
  {
    t: 'path',
    d: polyline([from, to]),
    stroke: holds ? fade(CLEAR, 0.6) : WRONG,
    strokeWidth: holds ? 1.4 : 2.6,
    ...(!holds && { dash: [4, 4] }),
  },
]);

/** The tape between two points, a mark at each end. */
export const tape = memo((from: Point, to: Point): readonly Shape[] => [
  ...gauge([from, to], true),
  {
    t: 'path',
    d: circlePath(from[0], from[1], 4) + circlePath(to[0], to[1], 4),
    fill: NIGHT,
    stroke: PAPER,
    strokeWidth: 2,
  },
]);

/** Something to take hold of: a corner to wheel by, a nose to turn by; in a square box of side 24. */
export const handle = memo((kind: 'corner' | 'nose', facing: number): readonly Shape[] => {
  const turn = (facing * Math.PI) / 180;
  const at = (along: number, across: number): Point => [
    12 + Math.cos(turn) * along - Math.sin(turn) * across,
    12 + Math.sin(turn) * along + Math.cos(turn) * across,
  ];
  return [
    { t: 'circle', cx: 12, cy: 12, r: 9, fill: fade(NIGHT, 0.86), stroke: GOLD, strokeWidth: 1.8 },
    kind === 'nose'
      ? { t: 'path', d: polygon([at(6, 0), at(-3, 4.6), at(-3, -4.6)]), fill: GOLD }
      : { t: 'path', d: polyline([at(-4, -4), at(3, 0), at(-4, 4)]), stroke: GOLD, strokeWidth: 2.4, cap: 'round' },
  ];
});

/** The frame of a unit: whole where it is tight, broken where it is loose, gold where it is chosen; corners on the board. */
export const unitFrame = memo(
  (corners: readonly Point[], look: number, tight: boolean, chosen: boolean): readonly Shape[] => {
    const d = polygon(corners);
    const tint = chosen ? GOLD : seatLook(look).color;
    return [
      ...(chosen
        ? ([{ t: 'path', d, fill: fade(GOLD, 0.14), stroke: fade(GOLD, 0.6), strokeWidth: 9, blur: 6 }] as const)
        : []),
      {
        t: 'path',
        d,
        fill: fade(tint, 0.06),
        stroke: fade(tint, chosen ? 1 : 0.72),
        strokeWidth: chosen ? 2.6 : 1.5,
        ...(!tight && { dash: [7, 5] }),
      },
    ];
  },
);

/** Gold round a single figure that acts; in a square box of half side half. */
export const pickedRing = memo((half: number): readonly Shape[] => [
  { t: 'circle', cx: half, cy: half, r: half - 4, stroke: fade(GOLD, 0.7), strokeWidth: 6, blur: 3 },
  { t: 'circle', cx: half, cy: half, r: half - 4, stroke: '#FFF1C9', strokeWidth: 2 },
]);
