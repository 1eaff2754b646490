import { height } from '@/look/tokens';
import type { Corner, Target } from './nodes';

/** What a finger finds: pure functions that run on the UI thread as well as in tests. */

/** A target as far as a finger knows it. */
export type Touchable = Pick<Target, 'x' | 'y' | 'w' | 'h' | 'round' | 'corners'>;

/** A finger means what is nearest, up to half of its own width: points of the screen. */
const FINGER = height.touch / 2;

const fromBox = ({ x, y, w, h }: Touchable, at: Corner): number => {
  'worklet';
  return Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));
};

const fromCircle = ({ x, y, w, h }: Touchable, at: Corner): number => {
  'worklet';
  return Math.max(0, Math.hypot(at.x - x - w / 2, at.y - y - h / 2) - Math.min(w, h) / 2);
};

const fromEdge = (a: Corner, b: Corner, at: Corner): number => {
  'worklet';
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((at.x - a.x) * dx + (at.y - a.y) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - a.x - dx * part, at.y - a.y - dy * part);
};

const fromOutline = (corners: readonly Corner[], at: Corner): number => {
  'worklet';
  let [least, inside] = [Infinity, false];
  for (let i = 0; i < corners.length; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % corners.length]];
    least = Math.min(least, fromEdge(a, b, at));
    if (a.y > at.y !== b.y > at.y && at.x < a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside ? 0 : least;
};

/** How far a point of the board is from a target; 0 inside it. */
const distanceTo = (target: Touchable, at: Corner): number => {
  'worklet';
  if (target.corners !== undefined) return fromOutline(target.corners, at);
  return target.round === true ? fromCircle(target, at) : fromBox(target, at);
};

/** Which target a finger means at a point of the board that is seen at a scale: the nearest, of equally near ones the topmost. */
export const nearestTarget = <T extends Touchable>(targets: readonly T[], at: Corner, scale: number): T | null => {
  'worklet';
  let [best, least]: [T | null, number] = [null, FINGER / scale];
  for (const target of targets) {
    const distance = distanceTo(target, at);
    if (distance <= least) [best, least] = [target, distance];
  }
  return best;
};
