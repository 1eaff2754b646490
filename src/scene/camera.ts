import type { Box } from '@/look/box';

/** What part of a board shows: zoomed by scale about its top left corner, then moved by (x, y). */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

export type Size = { readonly width: number; readonly height: number };

export const FIT: Camera = { x: 0, y: 0, scale: 1 };
export const LARGEST = 3;

const between = (value: number, least: number, most: number): number => {
  'worklet';
  return Math.min(Math.max(value, least), most);
};

/** The nearest camera that shows nothing beyond the board's edges. */
export const clampCamera = (camera: Camera, board: Size): Camera => {
  'worklet';
  const scale = between(camera.scale, 1, LARGEST);
  return {
    x: between(camera.x, board.width * (1 - scale), 0),
    y: between(camera.y, board.height * (1 - scale), 0),
    scale,
  };
};

/** Zooms by a factor so that the point of the board under (x, y) stays there. */
export const zoomAt = (camera: Camera, factor: number, x: number, y: number, board: Size): Camera => {
  'worklet';
  const scale = between(camera.scale * factor, 1, LARGEST);
  const grown = scale / camera.scale;
  return clampCamera({ x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown, scale }, board);
};

/** Where a box of the board is seen. */
export const seenBox = ({ x, y, scale }: Camera, box: Box): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  w: box.w * scale,
  h: box.h * scale,
});

export const panBy = (camera: Camera, dx: number, dy: number, board: Size): Camera => {
  'worklet';
  return clampCamera({ x: camera.x + dx, y: camera.y + dy, scale: camera.scale }, board);
};
