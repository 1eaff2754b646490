import type { Box } from '@/look/box';
import { BLEED } from './bleed';
import { cameraOn, lensOf, type Lens, type Size } from './camera';
import { restPose } from './diff';
import type { Scene, SceneNode } from './nodes';
import type { Shape } from './shapes';

/** A part of a board through a window: exactly as large as it fits, and not to be zoomed. */
export const lensOn = (board: Size, seen: Box, window: Size): Lens => {
  const scale = Math.min(window.width / seen.w, window.height / seen.h);
  return lensOf(board, window, { least: scale, largest: scale });
};

const isNear = ({ x, y, w, h, orbit }: SceneNode, part: Box): boolean =>
  orbit !== undefined ||
  (x - BLEED < part.x + part.w && x + w + BLEED > part.x && y - BLEED < part.y + part.h && y + h + BLEED > part.y);

/** A node at rest, with its dial at an angle. */
const restShape = (node: SceneNode, dial: number): Shape => {
  const { w, h, orbit, swirl, shapes } = node;
  const { x, y, scale, opacity } = restPose(node);
  const body: readonly Shape[] =
    swirl === undefined ? shapes : [{ t: 'group', clip: swirl.clip, shapes: [swirl] }, ...shapes];
  const inside: Shape = { t: 'group', x: (-w / 2) * scale, y: (-h / 2) * scale, scale, shapes: body };
  if (orbit === undefined) return { t: 'group', x, y, opacity, shapes: [inside] };
  const [dx, dy] = [x - orbit.x, y - orbit.y];
  const [cos, sin] = [Math.cos(dial), Math.sin(dial)];
  return {
    t: 'group',
    x: orbit.x + dx * cos - dy * sin,
    y: orbit.y + dx * sin + dy * cos,
    rotate: orbit.leans ? dial : 0,
    opacity,
    shapes: [inside],
  };
};

/** What is seen of a scene at rest through a window, as one drawing. */
export const glimpseShapes = (
  { width, height, nodes, legible = 0 }: Scene,
  seen: Box,
  window: Size,
  dial: number = 0,
): readonly Shape[] => {
  const { x, y, scale } = cameraOn(seen, Infinity, lensOn({ width, height }, seen, window));
  const part = { x: -x / scale, y: -y / scale, w: window.width / scale, h: window.height / scale };
  const shapes = nodes
    .filter((node) => isNear(node, part) && (node.detail !== true || scale >= legible))
    .sort((a, b) => a.z - b.z)
    .map((node) => restShape(node, dial));
  const clip = { t: 'rect', x: 0, y: 0, w: window.width, h: window.height } as const;
  return [{ t: 'group', clip, shapes: [{ t: 'group', x, y, scale, shapes }] }];
};
