import { COS, SIN, TRIG_SCALE } from '../data/trig';
import type { Degrees, Point } from '../types';

/** PORT-G06 Whole numbers below 2^53 alone: what is computed here is the same on every device. */

/** PORT-G04 a divided by b, which is above 0, to the nearest whole number; halves go away from zero. */
export function rnd(a: number, b: number): number {
  // 0 - 0 is 0, but -0 would be a zero with a sign.
  return a < 0 ? 0 - Math.floor((-2 * a + b) / (2 * b)) : Math.floor((2 * a + b) / (2 * b));
}

/** PORT-G05 The exact floor of the square root: what the machine's root says is put right where it was rounded. */
export function isqrt(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/** PORT-G02 Any whole degrees as 0 to 359. */
export const turned = (degrees: number): Degrees => ((degrees % 360) + 360) % 360;

/** PORT-G07 So far forward and to the right of a facing, as a displacement. */
export function rot(forward: number, right: number, facing: Degrees): Point {
  const cos = COS[facing];
  const sin = SIN[facing];
  return { x: rnd(forward * cos - right * sin, TRIG_SCALE), y: rnd(forward * sin + right * cos, TRIG_SCALE) };
}

/** PORT-G08 How far forward of a facing a displacement lies; `localRight` how far to the right. */
export const localForward = (dx: number, dy: number, facing: Degrees): number =>
  rnd(dx * COS[facing] + dy * SIN[facing], TRIG_SCALE);
export const localRight = (dx: number, dy: number, facing: Degrees): number =>
  rnd(dy * COS[facing] - dx * SIN[facing], TRIG_SCALE);

/** PORT-G09 The facing of a displacement: the smallest of the best whole degrees. */
export function deg(dx: number, dy: number): Degrees {
  let best = 0;
  let most = -Infinity;
  for (let degrees = 0; degrees < 360; degrees++) {
    const along = dx * COS[degrees] + dy * SIN[degrees];
    if (along > most) {
      most = along;
      best = degrees;
    }
  }
  return best;
}

/** PORT-G10 The length of a displacement in micrometres. */
export const len = (dx: number, dy: number): number => isqrt(1_000_000 * (dx * dx + dy * dy));
