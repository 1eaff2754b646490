import type { Shape } from '@/scene/shapes';

import { color } from '@/look/tokens';
import { memo } from '@/scene/memo';
import { n, polyline, type Point } from './outline';
import { down, fade, mix, out, scatter } from './paint';

/** One light of the hall, thrown on the stones. */
export type Light = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly color: string;
  readonly strength?: number;
};

export type Wall = {
  readonly width: number;
  readonly height: number;
  /** Height of one row of stones. */
  readonly course?: number;
  /** 1 in the hall, 0.55 under a table so that it never competes with cards. */
  readonly contrast?: number;
  readonly lights?: readonly Light[];
  readonly seed?: number;
  /** Darkness that falls from the top and rises from the foot, 0 to 1. */
  readonly gloom?: number;
};

type Block = { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly id: number };

const MORTAR = '#080C1B';
const STONE_DARK = '#161C35';
const STONE_LIGHT = '#2A3358';
const STONE_WARM = '#2B2A4E';
const JOINT = 2.8;

/** Running bond: every second row is shifted by about half a stone, and no two stones are quite as wide. */
function blocks({ width, height, course = 46, seed = 1 }: Wall): Block[] {
  const result: Block[] = [];
  for (let row = 0; row * course < height; row++) {
    let x = -course * (row % 2 ? 1.25 : 0.35) - course * 0.5 * scatter(seed, row * 77);
    for (let i = 0; x < width; i++) {
      const id = row * 131 + i;
      const w = course * (1.72 + 0.7 * scatter(seed + 3, id));
      if (x + w > 0) result.push({ x, y: row * course, w, h: course, id });
      x += w;
    }
  }
  return result;
}

/** A stone's worn edge: straight lines that waver by less than a point. */
function edge({ x, y, w, h, id }: Block, seed: number, side: 'top' | 'bottom' | 'left' | 'right'): Point[] {
  const steps = side === 'top' || side === 'bottom' ? 5 : 3;
  const j = JOINT / 2;
  const offset = { top: 11, bottom: 23, left: 37, right: 53 }[side];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const worn = i === 0 || i === steps ? 1.5 : 0;
    const wave = (scatter(seed + offset, id * 9 + i) - 0.5) * 1.7;
    const along = (from: number, length: number) => from + j + worn + part * (length - 2 * j - 2 * worn);
    if (side === 'top') return [along(x, w), y + j + wave];
    if (side === 'bottom') return [along(x, w), y + h - j + wave];
    if (side === 'left') return [x + j + wave, along(y, h)];
    return [x + w - j + wave, along(y, h)];
  });
}

function face(block: Block, seed: number): string {
  const sides = [
    edge(block, seed, 'top'),
    edge(block, seed, 'right'),
    edge(block, seed, 'bottom').reverse(),
    edge(block, seed, 'left').reverse(),
  ];
  return `${polyline(sides.flat())}Z`;
}

const lower = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);

function stone(block: Block, seed: number, contrast: number): Shape {
  const shade = scatter(seed + 5, block.id);
  const base = mix(
    STONE_DARK,
    scatter(seed + 7, block.id) > 0.6 ? STONE_WARM : STONE_LIGHT,
    0.45 + contrast * 0.66 * (shade - 0.5),
  );
  return {
    t: 'path',
    d: face(block, seed),
    fill: down(
      block.y,
      block.h,
      [mix(base, '#3A4778', 0.22 * contrast), base, mix(base, MORTAR, 0.34 * contrast)],
      [0, 0.4, 1],
    ),
  };
}

/** The light on a wall, as soft round pools. */
const pools = (lights: readonly Light[]): Shape[] =>
  lights.map(({ x, y, r, color: tint, strength = 0.5 }) => ({
    t: 'circle',
    cx: x,
    cy: y,
    r,
    blend: 'screen',
    fill: out(x, y, r, [fade(tint, strength), fade(tint, strength * 0.42), fade(tint, 0)], [0, 0.45, 1]),
  }));

/** The stone wall behind everything: moonlit from the top left, each block with its own shade, a lit top edge and a dark bottom edge. */
export const stoneWall = memo((wall: Wall): Shape[] => {
  const { width, height, contrast = 1, lights = [], seed = 1, gloom = 0.75 } = wall;
  const all = blocks(wall);
  const box = { t: 'rect', x: 0, y: 0, w: width, h: height } as const;
  const tops = all.map((block) => polyline(lower(edge(block, seed, 'top'), 0.7))).join('');
  const feet = all.map((block) => polyline(lower(edge(block, seed, 'bottom'), -0.9))).join('');
  return [
    { ...box, fill: mix(MORTAR, STONE_DARK, 0.5 * (1 - contrast)) },
    ...all.map((block) => stone(block, seed, contrast)),
    { t: 'path', d: tops, stroke: fade('#8496D6', 0.2 * contrast), strokeWidth: 1.2, blur: 0.4 },
    { t: 'path', d: feet, stroke: fade('#02040C', 0.55 * contrast), strokeWidth: 2.6, blur: 0.8 },
    { t: 'grain', x: 0, y: 0, w: width, h: height, frequency: 0.03, seed: 3, opacity: 0.22 * contrast },
    { t: 'grain', x: 0, y: 0, w: width, h: height, frequency: 0.32, seed: 8, opacity: 0.16 * contrast },
    ...pools(lights),
    {
      ...box,
      fill: down(
        0,
        height,
        [fade(color.scrim, gloom), fade(color.scrim, 0), fade(color.scrim, 0.06), fade(color.scrim, gloom)],
        [0, 0.2, 0.62, 1],
      ),
    },
  ];
});

export type Floor = {
  readonly width: number;
  /** Where the floor meets the wall. */
  readonly top: number;
  readonly height: number;
  readonly lights?: readonly Light[];
};

/** Slabs that run to a point behind the wall; rows grow towards the viewer. */
function slabLines({ width, top, height }: Floor): string {
  const eye: Point = [width / 2, top - height * 1.1];
  const lines: string[] = [];
  for (let row = 1, y = top; y < top + height; row++) {
    const next = y + 5 + row * row * 1.6;
    lines.push(`M0 ${n(y)}H${n(width)}`);
    const spread = 58;
    const shift = row % 2 ? 0.5 : 0;
    const reach = Math.ceil(width / spread);
    for (let i = -reach; i <= reach; i++) {
      const slope = ((i + shift) * spread) / (top - eye[1]);
      const at = (depth: number) => eye[0] + slope * (depth - eye[1]);
      lines.push(`M${n(at(y))} ${n(y)}L${n(at(next))} ${n(next)}`);
    }
    y = next;
  }
  return lines.join('');
}

/** The floor of the wide hall, with the gates' lights lying on it. */
export const stoneFloor = memo((floor: Floor): Shape[] => {
  const { width, top, height, lights = [] } = floor;
  const box = { t: 'rect', x: 0, y: top, w: width, h: height } as const;
  const lines = slabLines(floor);
  return [
    {
      t: 'group',
      clip: box,
      shapes: [
        { ...box, fill: down(top, height, ['#0B1022', '#151B36', '#0C1226'], [0, 0.4, 1]) },
        { t: 'grain', x: 0, y: top, w: width, h: height, frequency: 0.04, seed: 12, opacity: 0.14 },
        ...pools(lights),
        { t: 'path', d: lines, stroke: fade('#04060F', 0.9), strokeWidth: 2 },
        { t: 'path', d: lines, y: 1.4, stroke: fade('#7F92CF', 0.1), strokeWidth: 1 },
        {
          ...box,
          fill: down(
            top,
            height,
            [fade('#04060F', 0.75), fade('#04060F', 0), fade(color.scrim, 0.1), fade(color.scrim, 0.9)],
            [0, 0.22, 0.5, 1],
          ),
        },
      ],
    },
  ];
});
