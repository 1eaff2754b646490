import type { Shape } from '@/scene/shapes';
import { circlePath, n, type Point } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { memo } from '@/scene/memo';
import { EMBER, INK, PAPER } from './palette';

const SKY = '#9ED8FF';
const RED = '#FF5C6C';

/** A number in a dark disc of radius r about cx, cy. */
function numberDisc(text: string, cx: number, cy: number, r: number, rim: string): readonly Shape[] {
  return [
    { t: 'circle', cx, cy, r, fill: '#0A1020F0', stroke: rim, strokeWidth: Math.max(1, r * 0.12) },
    {
      t: 'text',
      text,
      x: cx - 2 * r,
      y: cy - r,
      w: 4 * r,
      h: 2 * r,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: r * 1.35,
      fill: PAPER,
    },
  ];
}

const tile = (cell: number, inset: number) =>
  ({
    t: 'rect',
    x: cell * inset,
    y: cell * inset,
    w: cell * (1 - 2 * inset),
    h: cell * (1 - 2 * inset),
    r: cell * 0.13,
  }) as const;
const line = (cell: number): number => Math.max(1.2, cell * 0.04);

/** A square where a hero may stop: filled, with the points that it costs. All highlights fill a box of side cell. */
export const reachable = memo((cell: number, cost: number, chosen: boolean = false): readonly Shape[] => [
  {
    ...tile(cell, 0.055),
    fill: fade('#4FB4FF', chosen ? 0.5 : 0.36),
    stroke: chosen ? '#FFFFFF' : SKY,
    strokeWidth: line(cell),
  },
  { ...tile(cell, 0.055 + 0.045), stroke: '#FFFFFF2E', strokeWidth: line(cell) * 0.6 },
  ...numberDisc(String(cost), cell / 2, cell / 2, Math.max(7.5, cell * 0.205), fade(SKY, 0.55)),
]);

/** A square that a hero may pass but not stop on: a dotted rim and no number. */
export const passable = memo((cell: number): readonly Shape[] => [
  {
    ...tile(cell, 0.07),
    fill: fade('#4FB4FF', 0.1),
    stroke: SKY,
    strokeWidth: line(cell),
    dash: [0.1, line(cell) * 2.4],
    cap: 'round',
  },
]);

/** A square that a card can be aimed at: filled, so that it is seen under a die and among many. */
export const offeredSquare = memo((cell: number): readonly Shape[] => [
  { ...tile(cell, 0.055), fill: fade('#4FB4FF', 0.34), stroke: SKY, strokeWidth: line(cell) },
]);

/** A square of an attack's pattern: filled if somebody stands there, else only dashed. */
export const patternFill = memo((cell: number, empty: boolean): readonly Shape[] => [
  empty
    ? {
        ...tile(cell, 0.07),
        fill: fade(EMBER, 0.08),
        stroke: fade(EMBER, 0.75),
        strokeWidth: line(cell) * 0.8,
        dash: [cell * 0.1, cell * 0.08],
      }
    : { ...tile(cell, 0.04), fill: fade('#FF6A35', 0.32) },
]);

/** A square in reach of an attack that would hit nobody: a dashed rim inside that of a square to walk to. */
export const strikable = memo((cell: number): readonly Shape[] => [
  {
    ...tile(cell, 0.15),
    fill: fade(EMBER, 0.14),
    stroke: EMBER,
    strokeWidth: line(cell) * 1.1,
    dash: [cell * 0.12, cell * 0.08],
  },
]);

/** Corner brackets round a square that would be hit; over the pieces. */
export const brackets = memo((cell: number, tint: string = '#FF7A4E'): readonly Shape[] => {
  const [low, high, length, bend] = [cell * 0.03, cell * 0.97, cell * 0.21, cell * 0.06];
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `M${n(x)} ${n(y + sy * length)}V${n(y + sy * bend)}Q${n(x)} ${n(y)} ${n(x + sx * bend)} ${n(y)}H${n(x + sx * length)}`;
  const d = corner(low, low, 1, 1) + corner(high, low, -1, 1) + corner(low, high, 1, -1) + corner(high, high, -1, -1);
  return [
    { t: 'path', d, stroke: '#1A0806', strokeWidth: Math.max(3.4, cell * 0.115), cap: 'round' },
    { t: 'path', d, stroke: tint, strokeWidth: Math.max(1.8, cell * 0.065), cap: 'round' },
  ];
});

/** A red cross on what blocks. */
export const blockedCross = memo((cell: number): readonly Shape[] => {
  const [c, r] = [cell / 2, cell * 0.27];
  const a = r * 0.46;
  return [
    { t: 'circle', cx: c, cy: c, r, fill: '#2A0810E6', stroke: RED, strokeWidth: line(cell) * 1.2 },
    {
      t: 'path',
      d: `M${n(c - a)} ${n(c - a)}L${n(c + a)} ${n(c + a)}M${n(c + a)} ${n(c - a)}L${n(c - a)} ${n(c + a)}`,
      stroke: '#FF8F9A',
      strokeWidth: r * 0.26,
      cap: 'round',
    },
  ];
});

/** A dashed ring: the place that a piece left or will take. */
export const ghostRing = memo((cell: number): readonly Shape[] => [
  {
    t: 'path',
    d: circlePath(cell / 2, cell / 2, cell * 0.41),
    stroke: '#F2F6FF',
    strokeWidth: line(cell),
    dash: [cell * 0.1, cell * 0.075],
    opacity: 0.85,
  },
]);

/** The square where a moving enemy will end. */
export const aim = memo((cell: number): readonly Shape[] => [
  {
    ...tile(cell, 0.07),
    fill: fade('#FFB88A', 0.22),
    stroke: '#FFC9A6',
    strokeWidth: line(cell),
    dash: [cell * 0.11, cell * 0.08],
  },
]);

/** The square under a chosen hero: gold. */
export const chosenSquare = memo((cell: number): readonly Shape[] => [
  { ...tile(cell, 0.055), fill: fade('#FFD98A', 0.26), stroke: '#FFE9B0', strokeWidth: line(cell) },
]);

/** Dots along a way of corner points, growing clearer towards its end; tint by whose way it is. */
export const trail = memo((way: readonly Point[], cell: number, tint: string = '#FFB37C'): readonly Shape[] => {
  const gap = cell * 0.25;
  const dots = way.slice(1).flatMap((next, i) => {
    const from = way[i];
    const count = Math.max(1, Math.round(Math.hypot(next[0] - from[0], next[1] - from[1]) / gap));
    return Array.from({ length: count }, (_, k): Point => [
      from[0] + ((next[0] - from[0]) * k) / count,
      from[1] + ((next[1] - from[1]) * k) / count,
    ]);
  });
  return dots.map(([cx, cy], i): Shape => ({
    t: 'circle',
    cx,
    cy,
    r: cell * 0.06,
    fill: fade(tint, 0.2 + (0.8 * (i + 1)) / dots.length),
  }));
});

/** The chosen way of a hero as a dashed line through the middles of its squares. */
export const route = memo((way: readonly Point[], cell: number): readonly Shape[] => {
  const d = way.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
  return [
    { t: 'path', d, stroke: '#061224C0', strokeWidth: cell * 0.12, cap: 'round' },
    { t: 'path', d, stroke: '#D6EEFF', strokeWidth: cell * 0.055, dash: [cell * 0.12, cell * 0.1], cap: 'round' },
  ];
});

/** How many dice lie on one space, on a dark disc of radius r about r, r. */
export const countDisc = memo((count: number, r: number): readonly Shape[] =>
  numberDisc(`×${count}`, r, r, r, fade(PAPER, 0.6)).map((shape) =>
    shape.t === 'text' ? { ...shape, size: r * 1.05, fill: PAPER } : { ...shape, fill: INK },
  ),
);
