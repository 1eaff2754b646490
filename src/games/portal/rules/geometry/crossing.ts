import { OUTLINE_STEP } from '../data/constants';
import type { Point } from '../types';
import { middleOf } from './cost';
import { overlap } from './distance';
import { corners, isRound, type Footprint } from './footprint';
import { isImpassable, type Land } from './land';
import { rot } from './numbers';
import { isNear } from './polygon';
import { stepsOf } from './steps';

/** PORT-G28 Every how many steps a round base is looked at beside a rectangle. */
const LOOK = 10;

/** PORT-111, PORT-G28 Whether a round base on a straight way runs into something that stands there. */
export function crosses(from: Point, to: Point, r: number, foe: Footprint): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (isRound(foe.shape)) return isNear(from, dx, dy, foe, r + foe.shape.r, false);
  const at = ({ x, y }: Point): Footprint => ({ x, y, facing: 0, shape: { r } });
  for (let step = LOOK - 1; step < stepsOf(dx, dy); step += LOOK)
    if (overlap(at(middleOf(from, dx, dy, step)), foe)) return true;
  return overlap(at(to), foe);
}

/** PORT-G30 Offsets along an edge: every 10 mm from one end, and the other end. */
function along(half: number): number[] {
  const offsets: number[] = [];
  for (let at = -half; at < half; at += OUTLINE_STEP) offsets.push(at);
  return [...offsets, half];
}

/** PORT-G30 The points of a rectangle's outline that are looked at. */
export function outlineOf(footprint: Footprint): readonly Point[] {
  const { shape, x, y, facing } = footprint;
  if (isRound(shape)) return [];
  const [front, side] = [shape.length / 2, shape.width / 2];
  const offsets = [
    ...along(side).flatMap((v) => [
      [front, v],
      [-front, v],
    ]),
    ...along(front).flatMap((u) => [
      [u, side],
      [u, -side],
    ]),
  ];
  return [
    ...corners(footprint, shape),
    ...offsets.map(([u, v]) => rot(u, v, facing)).map((at) => ({ x: x + at.x, y: y + at.y })),
  ];
}

/** PORT-107 Whether no corner and no point along the edges lies in Impassable terrain. */
export const isOutlineClear = (land: Land, footprint: Footprint, swims: boolean): boolean =>
  !outlineOf(footprint).some((point) => isImpassable(land, point, swims));
