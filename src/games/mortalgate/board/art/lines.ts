import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { n, type Point } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import type { Way } from '../overlay';
import { HEX } from '../layout/hexes';
import { line } from './outlines';
import { GOLD, HURT } from './palette';

/** The point so far from one towards another. */
const toward = ([ax, ay]: Point, [bx, by]: Point, far: number): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
};

/** A way through the middles of hexes: gold where it is walked now, dotted where it is only offered, dashed where it takes several turns. */
export const wayLine = memo((points: readonly Point[], kind: Way['kind']): readonly Shape[] => {
  const d = line(points);
  if (kind === 'other')
    return [{ t: 'path', d, stroke: fade(GOLD, 0.75), strokeWidth: 2.6, dash: [0.1, 6], cap: 'round' }];
  return [
    { t: 'path', d, stroke: '#0B0A06D0', strokeWidth: 7.5, cap: 'round' },
    { t: 'path', d, stroke: GOLD, strokeWidth: 3.6, cap: 'round', ...(kind === 'march' && { dash: [7, 6] }) },
  ];
});

/** A free line of sight is an arrow, a blocked one is grey and broken. Both leave room for who stands at their ends. */
export const sightLine = memo((from: Point, to: Point, free: boolean): readonly Shape[] => {
  const [a, b] = [toward(from, to, HEX * 0.86), toward(to, from, HEX * (free ? 1.02 : 0.86))];
  const d = line([a, b]);
  if (!free)
    return [
      { t: 'path', d, stroke: '#060A14C0', strokeWidth: 5, cap: 'round' },
      { t: 'path', d, stroke: '#B4BED6', strokeWidth: 2.4, dash: [7, 6], cap: 'round' },
    ];
  const [dx, dy] = [
    (b[0] - a[0]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1),
    (b[1] - a[1]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1),
  ];
  const head = (length: number, half: number) =>
    `M${n(b[0] + dx * 3)} ${n(b[1] + dy * 3)}L${n(b[0] - dx * length - dy * half)} ${n(b[1] - dy * length + dx * half)}L${n(b[0] - dx * length + dy * half)} ${n(b[1] - dy * length - dx * half)}Z`;
  const short = line([a, [b[0] - dx * 6, b[1] - dy * 6]]);
  return [
    { t: 'path', d: short, stroke: '#1E060CD0', strokeWidth: 8, cap: 'round' },
    { t: 'path', d: head(10, 8.5), fill: '#1E060CD0', stroke: '#1E060CD0', strokeWidth: 3, cap: 'round' },
    { t: 'path', d: short, stroke: '#FFC4CA', strokeWidth: 4, cap: 'round' },
    { t: 'path', d: head(8.5, 6.5), fill: '#FFC4CA' },
  ];
});

/** From somebody who can hit a hex. */
export const threatLine = memo((from: Point, to: Point): readonly Shape[] => {
  const d = line([toward(from, to, HEX * 0.84), toward(to, from, HEX * 0.84)]);
  return [
    { t: 'path', d, stroke: '#1E060CB0', strokeWidth: 4.4, cap: 'round' },
    { t: 'path', d, stroke: HURT, strokeWidth: 2.2, dash: [5, 5], cap: 'round' },
  ];
});

/** Lightning from one hex to the next. */
export const boltLine = memo((from: Point, to: Point): readonly Shape[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (along: number, across: number): Point => [
    from[0] + dx * along - dy * across,
    from[1] + dy * along + dx * across,
  ];
  const d = line([at(0.2, 0), at(0.42, 0.13), at(0.52, -0.1), at(0.8, 0)]);
  return [
    { t: 'path', d, stroke: '#FFB36Ea0', strokeWidth: 8, blur: 3, cap: 'round' },
    { t: 'path', d, stroke: '#1A0C06', strokeWidth: 6, cap: 'round' },
    { t: 'path', d, stroke: '#FFE3B8', strokeWidth: 2.6, cap: 'round' },
  ];
});

/** One line round all hexes in range. */
export const rangeLine = memo((d: string): readonly Shape[] => [
  { t: 'path', d, stroke: '#1E060CA0', strokeWidth: 4.6 },
  { t: 'path', d, stroke: '#FFA5AE', strokeWidth: 2.2, dash: [8, 5] },
]);
