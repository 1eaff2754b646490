import { around, type Box } from '@/look/box';
import type { SceneNode } from '@/scene/nodes';
import type { Drawn } from '@/scene/memo';
import type { Point } from '@/ui/art/outline';
import type { Node } from '../rules/hex';
import { MARK } from './art/hexMarks';
import { boxOn } from './layout/hexes';

/** Layers of the island, from the ground up. */
export const Z = {
  ground: 0,
  wave: 1,
  zone: 2,
  danger: 3,
  reach: 4,
  range: 5,
  splash: 6,
  line: 7,
  altar: 8,
  light: 9,
  cost: 10,
  aim: 11,
  token: 12,
  detail: 13,
  bracket: 14,
  note: 15,
  effect: 16,
  dice: 17,
} as const;

/** From this scale on numbers are large enough to be read: below, tokens keep plate, silhouette and ring. */
export const READABLE = 0.56;

/** A mark on a hex; equal marks share their picture. */
export const markOn = (name: string, node: Node, z: number, shapes: Drawn): SceneNode => ({
  id: `${name}-${node}`,
  ...boxOn(node, MARK),
  z,
  shapes,
});

/** The box round points, with a margin for strokes. */
export function boxRound(points: readonly Point[], margin: number): Box {
  const { x, y, w, h } = around(points.map(([px, py]) => ({ x: px, y: py, w: 0, h: 0 })));
  return { x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin };
}

/** Points as they are seen from the corner of a box. */
export const within = ({ x, y }: Box, points: readonly Point[]): Point[] =>
  points.map(([px, py]) => [Math.round((px - x) * 10) / 10, Math.round((py - y) * 10) / 10]);
