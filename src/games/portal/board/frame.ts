import type { Box } from '@/look/box';
import type { Point as Drawn } from '@/ui/art/outline';
import type { Config, Point } from '../rules/types';
import { FRAME } from './art/felt';

// A unit of the board is a millimetre of the table; the felt begins behind the wooden frame.

/** Layers of the table, from the ground up. */
export const Z = {
  ground: 0,
  zone: 1,
  objective: 2,
  reach: 3,
  range: 4,
  effect: 5,
  unit: 6,
  left: 7,
  line: 8,
  figure: 9,
  wedge: 10,
  star: 11,
  ghost: 12,
  ghostWedge: 13,
  path: 14,
  template: 15,
  bracket: 16,
  label: 17,
  sign: 18,
  note: 19,
  film: 20,
} as const;

/** From this scale on names and numbers can be read. */
export const READABLE = 0.62;

/** The whole board of a table, frame and felt. */
export const boardSize = ({
  table: { w, h },
}: Pick<Config, 'table'>): { readonly width: number; readonly height: number } => ({
  width: w + 2 * FRAME,
  height: h + 2 * FRAME,
});

/** A point of the board on the table, in whole millimetres (PORT-G01). */
export const onTable = ({ x, y }: Point): Point => ({ x: Math.round(x) - FRAME, y: Math.round(y) - FRAME });

/** The square box on the board with its middle at a point of the table. */
export const boxOn = ({ x, y }: Point, half: number): Box => ({
  x: x + FRAME - half,
  y: y + FRAME - half,
  w: 2 * half,
  h: 2 * half,
});

/** The box on the board round points of the table. */
export function boxRound(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x + FRAME - margin,
    y: y + FRAME - margin,
    w: Math.max(...xs) - x + 2 * margin,
    h: Math.max(...ys) - y + 2 * margin,
  };
}

/** Points of the table as they are seen from the corner of a box of the board. */
export const within = (box: Box, points: readonly Point[]): Drawn[] =>
  points.map(({ x, y }) => [Math.round((x + FRAME - box.x) * 10) / 10, Math.round((y + FRAME - box.y) * 10) / 10]);
