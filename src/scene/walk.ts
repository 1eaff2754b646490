import type { Flight, Pose } from './motion';
import type { Corner } from './nodes';

/** How things walk by corners: pure functions that run on the UI thread as well as in tests. */

/** Milliseconds of a half turn on the way. */
export const HALF_TURN_MS = 160;

/** Soft at both ends: the part of the way that is behind somebody after a part of the time. */
const stroll = (part: number): number => {
  'worklet';
  return part * part * (3 - 2 * part);
};

/** The part of the time after which a part of the way is behind somebody. */
export const strollTime = (part: number): number => {
  'worklet';
  if (part <= 0) return 0;
  return part >= 1 ? 1 : 0.5 - Math.sin(Math.asin(1 - 2 * part) / 3);
};

const stretchTo = (at: Corner, next: Corner): number => {
  'worklet';
  return Math.hypot(next.x - at.x, next.y - at.y);
};

/** The length of a way up to one of its corners; one more than it has is its end. */
const lengthTo = (from: Corner, way: readonly Corner[], to: Corner, corner: number): number => {
  'worklet';
  let [length, at] = [0, from];
  for (let i = 0; i <= corner; i++) {
    const next = i < way.length ? way[i] : to;
    length += stretchTo(at, next);
    at = next;
  }
  return length;
};

/** The part of the time of a walk after which it is at a corner. */
export const timeAt = (from: Corner, way: readonly Corner[], to: Corner, corner: number): number => {
  'worklet';
  const length = lengthTo(from, way, to, way.length);
  return length === 0 ? 1 : strollTime(lengthTo(from, way, to, corner) / length);
};

/** Where somebody is who walks by corners; who disappears does so on the last stretch. */
export const walkAt = (from: Pose, way: readonly Corner[], to: Pose, part: number): Pose => {
  'worklet';
  if (part >= 1) return to;
  const u = stroll(part);
  const scale = from.scale + (to.scale - from.scale) * u;
  let left = u * lengthTo(from, way, to, way.length);
  let at: Corner = from;
  for (const next of way) {
    const stretch = stretchTo(at, next);
    if (left < stretch)
      return {
        x: at.x + ((next.x - at.x) * left) / stretch,
        y: at.y + ((next.y - at.y) * left) / stretch,
        scale,
        opacity: from.opacity,
      };
    left -= stretch;
    at = next;
  }
  const last = stretchTo(at, to);
  const share = last === 0 ? 1 : Math.min(1, left / last);
  return {
    x: at.x + (to.x - at.x) * share,
    y: at.y + (to.y - at.y) * share,
    scale,
    opacity: from.opacity + (to.opacity - from.opacity) * share,
  };
};

/** How wide somebody looks at a moment who makes half turns at corners of a walk: 1 but for those moments. */
export const widthAt = ({ from, way, to, turns, start, end }: Flight, now: number): number => {
  'worklet';
  if (way === undefined || turns === undefined) return 1;
  for (const corner of turns) {
    const middle = start + (end - start) * timeAt(from, way, to, corner);
    const begins = Math.max(start, Math.min(middle - HALF_TURN_MS / 2, end - HALF_TURN_MS));
    const part = (now - begins) / HALF_TURN_MS;
    if (part > 0 && part < 1) return Math.abs(Math.cos(part * Math.PI));
  }
  return 1;
};
