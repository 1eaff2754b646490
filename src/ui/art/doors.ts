import type { Outline, Shape } from '@/scene/shapes';

import { arch, archEdge, archOpening, type Arch } from './arch';
import type { Figure, GateLook } from './gate';
import { gateBack } from './gate';
import { iconPath } from './icon';
import { memo } from '@/scene/memo';
import { circlePath, n, polygon, polyline, type Point } from './outline';
import { down, fade, mix, out } from './paint';

/** One leaf seen from the front, turned about its hinge. */
type Leaf = {
  readonly at: (part: number, y: number) => Point;
  readonly width: number;
  /** 1 for the left leaf, -1 for the right one. */
  readonly way: 1 | -1;
};

/** How far the doors turn, in radians: they stay in sight when open. */
const WIDE_OPEN = 1.36;
const PLANKS = 4;

/** part runs from the hinge (0) to the slit (1). A leaf that turns away looks narrower, and lower at its free edge. */
function leaf({ t, w, h, cx, cy, inner }: Arch, way: 1 | -1, open: number): Leaf {
  const angle = open * WIDE_OPEN;
  const hinge = way === 1 ? t : w - t;
  const width = cx - t;
  const middle = (cy - inner + h) / 2 + h * 0.1;
  const shrink = 0.13 * Math.sin(angle);
  const at = (part: number, y: number): Point => [
    hinge + way * width * part * Math.cos(angle),
    middle + (y - middle) * (1 - shrink * part),
  ];
  return { at, width, way };
}

/** Height of the arch above a part of the leaf. */
const archTop = ({ cy, inner }: Arch, part: number) => cy - inner * Math.sqrt(Math.max(0, 1 - (1 - part) ** 2));

function plankOutline(shape: Arch, { at }: Leaf, from: number, to: number): string {
  const steps = 8;
  const top = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps).map((part) =>
    at(part, archTop(shape, part)),
  );
  return polygon([...top, at(to, shape.h), at(from, shape.h)]);
}

function planks(shape: Arch, side: Leaf, dim: number): Shape[] {
  const { h, cy, inner } = shape;
  return Array.from({ length: PLANKS }, (_, i): Shape[] => {
    const from = i / PLANKS;
    const to = (i + 1) / PLANKS;
    const base = mix(i % 2 ? '#22305A' : '#1E2B50', '#0B1022', dim);
    return [
      {
        t: 'path',
        d: plankOutline(shape, side, from, to),
        fill: down(
          cy - inner,
          h - cy + inner,
          [mix(base, '#0A0F20', 0.45), base, mix(base, '#3B4F8C', 0.22), mix(base, '#0A0F20', 0.35)],
          [0, 0.3, 0.6, 1],
        ),
      },
      { t: 'path', d: polyline([side.at(to, archTop(shape, to)), side.at(to, h)]), stroke: '#070B18', strokeWidth: 2 },
      {
        t: 'path',
        d: polyline([side.at(from + 0.03, archTop(shape, from + 0.03)), side.at(from + 0.03, h)]),
        stroke: fade('#8CA0E0', 0.2 * (1 - dim)),
        strokeWidth: 1.1,
      },
    ];
  }).flat();
}

/** An iron band with a pointed end, riveted to the leaf. */
function band(shape: Arch, side: Leaf, y: number, dim: number): Shape[] {
  const tall = shape.w * 0.05;
  const low = y + tall;
  const tip: Point[] = [
    side.at(0, y),
    side.at(0.9, y),
    side.at(0.965, y + tall / 2),
    side.at(0.9, low),
    side.at(0, low),
  ];
  const rivets = [0.12, 0.4, 0.68].map((part) => side.at(part, y + tall / 2));
  return [
    {
      t: 'path',
      d: polygon(tip),
      fill: down(y, tall, [mix('#4A60A0', '#10162B', dim), mix('#33457C', '#0C1124', dim)]),
      stroke: fade('#070B18', 0.85),
      strokeWidth: 1.4,
    },
    {
      t: 'path',
      d: polyline([side.at(0, y + 1.2), side.at(0.89, y + 1.2)]),
      stroke: fade('#B4C4FF', 0.5 * (1 - dim)),
      strokeWidth: 1,
    },
    ...rivets.map(([x, ry]): Shape => ({
      t: 'circle',
      cx: x,
      cy: ry,
      r: tall * 0.17,
      fill: mix('#A9B8EE', '#1B2344', dim),
      shadow: { dx: 0, dy: 1, blur: 1.5, color: fade('#050816', 0.8) },
    })),
  ];
}

/** The light that comes through the slit and brushes the planks. */
function brushed(shape: Arch, side: Leaf, tint: string, open: number): Shape {
  const [hinge] = side.at(0, 0);
  const [slit] = side.at(1, 0);
  const light = {
    linear: {
      from: [slit, 0],
      to: [slit + (hinge - slit) * 0.42, 0],
      colors: [fade(tint, 0.85), fade(tint, 0.3), fade(tint, 0)],
      at: [0, 0.4, 1],
    },
  } as const;
  return { t: 'path', d: plankOutline(shape, side, 0, 1), fill: light, blend: 'screen', opacity: 1 - 0.35 * open };
}

function bothLeaves(shape: Arch, open: number, dim: number, tint?: string): Shape[] {
  const { h, cy } = shape;
  const heights = [cy - shape.inner * 0.06, cy + (h - cy) * 0.52];
  return ([1, -1] as const).flatMap((way) => {
    const side = leaf(shape, way, open);
    return [
      ...planks(shape, side, dim),
      ...heights.flatMap((y) => band(shape, side, y, dim)),
      ...(tint ? [brushed(shape, side, tint, open)] : []),
    ];
  });
}

/** The brightness behind the doors: a slit when they are shut, the whole opening when they stand open. */
function behind(shape: Arch, tint: string, open: number): Shape[] {
  const { cx, cy, h, w, inner } = shape;
  const pale = mix(tint, '#FFFFFF', 0.72);
  const reach = inner * (1.1 + open);
  return [
    {
      t: 'swirl',
      x: shape.t,
      y: cy - inner,
      w: inner * 2,
      h: h - cy + inner,
      colors: [pale, mix(tint, '#4A2FD0', 0.55)],
      seed: 7,
    },
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      fill: out(
        cx,
        cy + (h - cy) * 0.35,
        reach,
        [fade(pale, 0.9), fade(tint, 0.35 + 0.2 * open), fade(tint, 0)],
        [0, 0.5, 1],
      ),
    },
  ];
}

export type DoorsLook = {
  readonly w: number;
  readonly h: number;
  readonly tint: string;
  /** 0 shut, 1 wide open. */ readonly open: number;
};

/** The doors in a gate of the same measures: planks, iron bands, and light through the slit. */
export const doors = memo(({ w, h, tint, open }: DoorsLook): Shape[] => {
  const shape = arch(w, h);
  const { cx, cy, t, inner } = shape;
  const shut = Math.max(0, 1 - open * 4);
  const slit: Outline = { t: 'rect', x: cx - 1.7, y: cy - inner, w: 3.4, h: h - cy + inner };
  const mound = `M${n(t)} ${n(h)}V${n(h - t * 0.12)}Q${n(cx)} ${n(h - t * 0.4)} ${n(w - t)} ${n(h - t * 0.12)}V${n(h)}Z`;
  return [
    {
      t: 'group',
      clip: archOpening(shape),
      shapes: [
        ...behind(shape, tint, open),
        ...bothLeaves(shape, open, 0, tint),
        { ...slit, fill: fade(tint, 0.8 * shut), blur: w * 0.03 },
        { ...slit, fill: fade(mix(tint, '#FFFFFF', 0.8), shut), blur: 0.7 },
        { t: 'path', d: mound, fill: fade('#080D1D', 1 - 0.5 * open) },
      ],
    },
    { t: 'path', d: archEdge(shape), stroke: fade(tint, 0.55), strokeWidth: 4, blur: 2.4, blend: 'screen' },
    { t: 'path', d: archEdge(shape), stroke: mix(tint, '#FFFFFF', 0.12), strokeWidth: 1.8 },
  ];
});

/** Bars of a portcullis as one path each way; the uprights end in spikes. */
function bars({ t, w, h, cy, inner }: Arch): { uprights: Point[][]; rungs: number[]; xs: number[]; thick: number } {
  const opening = w - 2 * t;
  const count = 5;
  const thick = Math.max(3, opening * 0.034);
  const xs = Array.from({ length: count }, (_, i) => t + (opening * (i + 1)) / (count + 1));
  const foot = h - thick * 1.2;
  const uprights = xs.map((x): Point[] => [
    [x - thick / 2, cy - inner],
    [x + thick / 2, cy - inner],
    [x + thick / 2, foot - thick * 1.8],
    [x, foot],
    [x - thick / 2, foot - thick * 1.8],
  ]);
  const gap = opening / (count + 1);
  const rows = Math.floor((foot - thick * 3 - (cy - inner)) / gap);
  return { uprights, xs, thick, rungs: Array.from({ length: rows }, (_, i) => foot - thick * 3.6 - gap * i) };
}

function portcullis(shape: Arch): Shape[] {
  const { uprights, rungs, xs, thick } = bars(shape);
  const { t, w } = shape;
  const iron = (x: number) =>
    ({
      linear: { from: [x - thick / 2, 0], to: [x + thick / 2, 0], colors: ['#56658F', '#333E63', '#171D35'] },
    }) as const;
  return [
    ...rungs.map((y): Shape => ({
      t: 'rect',
      x: t,
      y,
      w: w - 2 * t,
      h: thick * 0.86,
      fill: down(y, thick * 0.86, ['#4B597F', '#20284A']),
      shadow: { dx: 2, dy: 3, blur: 4, color: fade('#02040B', 0.9) },
    })),
    ...uprights.map((points, i): Shape => ({
      t: 'path',
      d: polygon(points),
      fill: iron(xs[i] ?? 0),
      shadow: { dx: 2, dy: 2, blur: 4, color: fade('#02040B', 0.9) },
    })),
    {
      t: 'path',
      d: rungs.flatMap((y) => xs.map((x) => circlePath(x, y + thick * 0.43, thick * 0.32))).join(''),
      fill: '#7786B4',
    },
  ];
}

/** What a shut gate keeps: its figure as a faint relief on the doors. */
function relief({ h, cx, inner }: Arch, { icon, size, dx = 0, sink = 0.035 }: Figure): Shape[] {
  const opening = inner * 2;
  const side = opening * size;
  const place = { t: 'path', d: iconPath(icon), scale: side / 512, x: cx - side / 2 + dx * opening } as const;
  const y = h - side + sink * opening;
  return [
    { ...place, y: y + 2, fill: fade('#03050D', 0.8), blur: 2 },
    { ...place, y, fill: down(y, side, ['#4A598F', '#2A3560']) },
  ];
}

/** A gate that nobody can enter: no light, doors shut, portcullis down. */
export const shutGate = memo((look: GateLook): Shape[] => {
  const shape = arch(look.w, look.h);
  const { cy, inner, w, h } = shape;
  return [
    ...gateBack(look, false),
    {
      t: 'group',
      clip: archOpening(shape),
      shapes: [
        { ...archOpening(shape), fill: '#070B18' },
        ...bothLeaves(shape, 0, 0.5),
        ...(look.figure ? relief(shape, look.figure) : []),
        ...portcullis(shape),
        {
          t: 'rect',
          x: 0,
          y: cy - inner,
          w,
          h: h - cy + inner,
          fill: down(
            cy - inner,
            h - cy + inner,
            [fade('#04060F', 0.75), fade('#04060F', 0.1), fade('#04060F', 0.25)],
            [0, 0.4, 1],
          ),
        },
        { ...archOpening(shape), innerShadow: { dx: 0, dy: 3, blur: 14, color: fade('#02040B', 0.9) } },
      ],
    },
  ];
});
