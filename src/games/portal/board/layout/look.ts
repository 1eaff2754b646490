import { around, type Box } from '@/look/box';
import type { Zoom } from '@/scene/camera';
import type { Config, Point } from '../../rules/types';
import { boardSize, boxOn } from '../frame';

/** A millimetre is seen as four points at most. */
const NEAREST = 4;

/** From the whole table in a window to figures as large as a thumb. */
export const zoomIn = (config: Config, { w, h }: Box): Zoom => {
  const { width, height } = boardSize(config);
  return { least: Math.min(w / width, h / height, 1), largest: NEAREST };
};

/** So much ground round a point is seen with it, in millimetres. */
const ROUND = 120;

/** What should be seen of some points: all of them and some ground round each, on the board; all of the table where there are none. */
export function lookBox(config: Config, points: readonly Point[], round: number = ROUND): Box {
  const { width, height } = boardSize(config);
  return points.length === 0 ? { x: 0, y: 0, w: width, h: height } : around(points.map((point) => boxOn(point, round)));
}
