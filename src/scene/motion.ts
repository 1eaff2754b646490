import type { Corner } from './nodes';

/** How nodes move: pure functions that run on the UI thread as well as in tests. */

/** Where a node is: the middle of its box, and how large and how visible it is. */
export type Pose = { readonly x: number; readonly y: number; readonly scale: number; readonly opacity: number };

/** A way from one pose to another between two moments of the scene's clock (milliseconds). */
export type Flight = {
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
  readonly end: number;
  /** Height of the arc over the straight way. */
  readonly arc: number;
  /** The corners of a walk: it goes straight from each to the next, and has no arc. */
  readonly way?: readonly Corner[];
};

/** Of the cubic with control points (0.2, 0.8) and (0.2, 1): quick off the mark, soft at the end. */
export const ease = (part: number): number => {
  'worklet';
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  let t = part;
  for (let i = 0; i < 8; i++) {
    const x = ((1 - 3 * 0.2 + 3 * 0.2) * t + (3 * 0.2 - 6 * 0.2)) * t * t + 3 * 0.2 * t;
    const slope = 3 * (1 - 3 * 0.2 + 3 * 0.2) * t * t + 2 * (3 * 0.2 - 6 * 0.2) * t + 3 * 0.2;
    t -= (x - part) / slope;
  }
  return ((1 - 3 * 1 + 3 * 0.8) * t + (3 * 1 - 6 * 0.8)) * t * t + 3 * 0.8 * t;
};

/** How far a flight is, 0 to 1 and not eased. */
export const progress = (flight: Flight, now: number): number => {
  'worklet';
  if (now >= flight.end) return 1;
  return now <= flight.start ? 0 : (now - flight.start) / (flight.end - flight.start);
};

/** Soft at both ends: how somebody walks. */
const stroll = (part: number): number => {
  'worklet';
  return part * part * (3 - 2 * part);
};

const lengthOf = (from: Corner, way: readonly Corner[], to: Corner): number => {
  'worklet';
  let [length, at] = [0, from];
  for (let i = 0; i <= way.length; i++) {
    const next = i < way.length ? way[i] : to;
    length += Math.hypot(next.x - at.x, next.y - at.y);
    at = next;
  }
  return length;
};

/** Where somebody is who walks by corners; who disappears does so on the last stretch. */
const walkAt = (from: Pose, way: readonly Corner[], to: Pose, part: number): Pose => {
  'worklet';
  if (part >= 1) return to;
  const u = stroll(part);
  const scale = from.scale + (to.scale - from.scale) * u;
  let left = u * lengthOf(from, way, to);
  let at: Corner = from;
  for (const next of way) {
    const stretch = Math.hypot(next.x - at.x, next.y - at.y);
    if (left < stretch) return { x: at.x + ((next.x - at.x) * left) / stretch, y: at.y + ((next.y - at.y) * left) / stretch, scale, opacity: from.opacity };
    left -= stretch;
    at = next;
  }
  const last = Math.hypot(to.x - at.x, to.y - at.y);
  const share = last === 0 ? 1 : Math.min(1, left / last);
  return { x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share, scale, opacity: from.opacity + (to.opacity - from.opacity) * share };
};

/** Where the node is at a moment. */
export const poseAt = (flight: Flight, now: number): Pose => {
  'worklet';
  const { from, to, arc, way } = flight;
  if (way !== undefined) return walkAt(from, way, to, progress(flight, now));
  const u = ease(progress(flight, now));
  return {
    x: from.x + (to.x - from.x) * u,
    y: from.y + (to.y - from.y) * u - arc * 4 * u * (1 - u),
    scale: from.scale + (to.scale - from.scale) * u,
    opacity: from.opacity + (to.opacity - from.opacity) * u,
  };
};

/** Sideways shift of a refused thing: three swings that die away, part 0 to 1. */
export const shakeAt = (part: number): number => {
  'worklet';
  return part <= 0 || part >= 1 ? 0 : 6 * Math.sin(part * Math.PI * 6) * (1 - part);
};
