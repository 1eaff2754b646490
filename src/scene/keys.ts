import type { Pose } from './motion';
import type { Key } from './nodes';

/** Motions that nodes bring along: pure functions that run on the UI thread as well as in tests. */

const paced = (part: number, pace: Key['pace']): number => {
  'worklet';
  if (pace === 'falling') return part * part;
  return pace === 'landing' ? 1 - (1 - part) * (1 - part) : part;
};

/** A key about a pose at rest. */
const poseOf = ({ dx = 0, dy = 0, scale = 1, opacity, tilt = 0 }: Key, rest: Pose): Required<Pose> => {
  'worklet';
  return { x: rest.x + dx, y: rest.y + dy, scale: rest.scale * scale, opacity: opacity ?? rest.opacity, tilt };
};

const between = (a: Required<Pose>, b: Required<Pose>, u: number): Pose => {
  'worklet';
  const at = (from: number, to: number) => from + (to - from) * u;
  return {
    x: at(a.x, b.x),
    y: at(a.y, b.y),
    scale: at(a.scale, b.scale),
    opacity: at(a.opacity, b.opacity),
    tilt: at(a.tilt, b.tilt),
  };
};

/** Where a node is so many milliseconds after it appeared; before the first key and after the last it stays at them. */
export const keyPose = (keys: readonly Key[], rest: Pose, elapsed: number): Pose => {
  'worklet';
  const next = keys.findIndex(({ at }) => at > elapsed);
  if (next === 0) return poseOf(keys[0], rest);
  if (next < 0) return poseOf(keys[keys.length - 1], rest);
  const [a, b] = [keys[next - 1], keys[next]];
  return between(poseOf(a, rest), poseOf(b, rest), paced((elapsed - a.at) / (b.at - a.at), b.pace));
};
