import { motion } from '@/look/tokens';
import { poseAt, type Flight, type Pose } from './motion';
import type { Corner, Scene, SceneNode, Waypoint } from './nodes';
import { isPartOf, type Carried } from './things';

/** How changes are shown: by motion, which the scene's clock may hasten, or by short fades only. */
export type Manner = { readonly reduced: boolean };

type Fate = 'kept' | 'moved' | 'entered' | 'left';

/** A node on its way between two scenes. */
export type Track = Flight & {
  readonly node: SceneNode;
  readonly fate: Fate;
  /** The picture it had before, while that one fades or turns away; it may fade at another place. */
  readonly was: { readonly node: SceneNode; readonly at: Pose | null; readonly turns: boolean } | null;
  /** Drawn over what rests, while it moves. */
  readonly flies: boolean;
};

const ARC = 24;
/** Shorter ways than this are a card raised or pushed aside: quicker, without arc, in their own layer. */
const NUDGE = 16;
const FLIP_MS = 480;
const FADED_SCALE = 0.94;

/** The pose of a node at rest. */
export const restPose = (node: SceneNode): Pose => ({
  x: node.x + node.w / 2,
  y: node.y + node.h / 2,
  scale: node.scale ?? 1,
  opacity: node.opacity ?? 1,
});

const poseOfWaypoint = (node: SceneNode, { x, y, scale = 1, opacity = 1 }: Waypoint): Pose => ({
  x: x + (node.w * scale) / 2,
  y: y + (node.h * scale) / 2,
  scale,
  opacity,
});

const distance = (a: Pose, b: Pose) => Math.hypot(a.x - b.x, a.y - b.y);
const isSamePlace = (a: Pose, b: Pose) => a.x === b.x && a.y === b.y;
const samePose = (a: Pose, b: Pose) => a.x === b.x && a.y === b.y && a.scale === b.scale && a.opacity === b.opacity;

const still = (node: SceneNode, now: number): Track => {
  const pose = restPose(node);
  return { node, fate: 'kept', was: null, flies: false, from: pose, to: pose, start: now, end: now, arc: 0 };
};

/** The times of a flight: delay and duration; fades begin at once. */
const span = (now: number, delay: number, duration: number, manner: Manner) => {
  if (manner.reduced) return { start: now, end: now + motion.reduced };
  const start = now + delay;
  return { start, end: start + duration };
};

type Course = { readonly way?: readonly Corner[]; readonly turns?: readonly number[] };

const flight = (from: Pose, to: Pose, { way, turns }: Course = {}) => {
  if (way !== undefined) return { usual: motion.fly, arc: 0, flies: true, way, turns };
  const far = distance(from, to);
  return far < NUDGE
    ? { usual: motion.choose, arc: 0, flies: false }
    : { usual: motion.fly, arc: Math.min(ARC, far / 4), flies: true };
};

const faded = (pose: Pose, manner: Manner): Pose => ({
  ...pose,
  opacity: 0,
  scale: manner.reduced ? pose.scale : pose.scale * FADED_SCALE,
});

const entered = (node: SceneNode, now: number, manner: Manner): Track => {
  const to = restPose(node);
  const { enter, keys } = node;
  const delay = enter?.delay ?? node.delay ?? 0;
  if (keys !== undefined && !manner.reduced)
    return {
      node,
      fate: 'entered',
      was: null,
      flies: false,
      arc: 0,
      from: to,
      to,
      keys,
      ...span(now, delay, keys[keys.length - 1].at, manner),
    };
  if (manner.reduced || enter === undefined)
    return {
      node,
      fate: 'entered',
      was: null,
      flies: false,
      arc: 0,
      from: faded(to, manner),
      to,
      ...span(now, delay, node.duration ?? motion.choose, manner),
    };
  const from = poseOfWaypoint(node, enter);
  const { usual, arc, flies } = flight(from, to);
  return {
    node,
    fate: 'entered',
    was: null,
    flies,
    arc,
    from,
    to,
    ...span(now, delay, node.duration ?? usual, manner),
  };
};

const left = (track: Track, exit: Waypoint | undefined, now: number, manner: Manner): Track => {
  const { node } = track;
  const from = poseAt(track, now);
  if (manner.reduced || exit === undefined)
    return {
      node,
      fate: 'left',
      was: null,
      flies: false,
      arc: 0,
      from,
      to: faded(from, manner),
      ...span(now, exit?.delay ?? 0, motion.choose, manner),
    };
  const to = poseOfWaypoint(node, exit);
  const { usual, ...course } = flight(from, to, exit);
  return {
    node,
    fate: 'left',
    was: null,
    from,
    to,
    ...course,
    ...span(now, exit.delay ?? 0, exit.duration ?? node.duration ?? usual, manner),
  };
};

/** The same thing in a box of another size starts at the size it had. */
const inNewBox = (pose: Pose, old: SceneNode, node: SceneNode): Pose => ({
  ...pose,
  scale: (pose.scale * old.w) / node.w,
});

const moved = (track: Track, node: SceneNode, now: number, manner: Manner): Track => {
  const to = restPose(node);
  const before = poseAt(track, now);
  const repainted = track.node.shapes !== node.shapes;
  const turns = repainted && !manner.reduced && track.node.face !== node.face;
  if (manner.reduced) {
    const was = { node: track.node, at: before, turns: false };
    return {
      node,
      fate: 'moved',
      was,
      flies: false,
      arc: 0,
      from: { ...to, opacity: 0 },
      to,
      ...span(now, 0, motion.reduced, manner),
    };
  }
  const from = inNewBox(before, track.node, node);
  const { usual, ...course } = flight(from, to, isSamePlace(track.to, to) ? {} : node);
  const was = repainted ? { node: track.node, at: null, turns } : null;
  return {
    node,
    fate: 'moved',
    was,
    from,
    to,
    ...course,
    ...span(now, node.delay ?? 0, node.duration ?? (turns ? FLIP_MS : usual), manner),
  };
};

const continued = (track: Track, node: SceneNode, now: number, manner: Manner): Track => {
  if (track.node.shapes !== node.shapes || !samePose(track.to, restPose(node)) || track.node.w !== node.w)
    return moved(track, node, now, manner);
  return now < track.end ? { ...track, node } : still(node, now);
};

const inOrder = (tracks: readonly Track[]): readonly Track[] => [...tracks].sort((a, b) => a.node.z - b.node.z);

/** Everything at its place, without motion. */
export const settled = (scene: Scene, now: number): readonly Track[] =>
  inOrder(scene.nodes.map((node) => still(node, now)));

/** The ways from what shows now, perhaps still moving, to the next scene; back to front. */
export const nextTracks = (tracks: readonly Track[], scene: Scene, now: number, manner: Manner): readonly Track[] => {
  const present = new Map(tracks.filter(({ fate }) => fate !== 'left').map((track) => [track.node.id, track]));
  const arrived = scene.nodes.map((node) => {
    const track = present.get(node.id);
    return track === undefined ? entered(node, now, manner) : continued(track, node, now, manner);
  });
  const ids = new Set(scene.nodes.map(({ id }) => id));
  const leaving = tracks.flatMap((track) => {
    if (track.fate === 'left') return track.end > now && !ids.has(track.node.id) ? [track] : [];
    if (ids.has(track.node.id)) return [];
    return [left(track, scene.exits?.[track.node.id] ?? track.node.exit, now, manner)];
  });
  return inOrder([...leaving, ...arrived]);
};

/** The tracks with one thing and its parts where a finger let go of it: they go on from there. */
export const displaced = (tracks: readonly Track[], { thing, dx, dy }: Carried, now: number): readonly Track[] =>
  tracks.map((track) => {
    if (!isPartOf(track.node.id, thing)) return track;
    const pose = poseAt(track, now);
    const at = { ...pose, x: pose.x + dx, y: pose.y + dy };
    return { ...still(track.node, now), from: at, to: at };
  });

/** When the last motion ends. */
export const lastEnd = (tracks: readonly Track[]): number =>
  tracks.reduce((latest, { end }) => Math.max(latest, end), 0);
