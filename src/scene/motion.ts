import { keyPose } from './keys';
import type { Corner, Key } from './nodes';
import { walkAt } from './walk';

/** How nodes move: pure functions that run on the UI thread as well as in tests. */

/** Where a node is: the middle of its box, and how large and how visible it is. */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly opacity: number;
  /** Radians, clockwise. */ readonly tilt?: number;
};

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
  /** Corners of the walk at which it makes a half turn. */
  readonly turns?: readonly number[];
  /** A motion of its own about the place where it is: the flight then goes nowhere. */
  readonly keys?: readonly Key[];
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

/** Where the node is at a moment. */
export const poseAt = (flight: Flight, now: number): Pose => {
  'worklet';
  const { from, to, arc, way, keys } = flight;
  if (keys !== undefined) return now >= flight.end ? to : keyPose(keys, to, now - flight.start);
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
