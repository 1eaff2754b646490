import type { Box } from '@/look/box';

/** What part of a board shows: zoomed by scale about its top left corner, then moved by (x, y). */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

export type Size = { readonly width: number; readonly height: number };

/** How far a board may be zoomed: points a unit of the board. */
export type Zoom = { readonly least: number; readonly largest: number };

/** What a camera looks at and through: the board, the window on the screen, and how far it may be zoomed. */
export type Lens = { readonly board: Size; readonly window: Size; readonly zoom: Zoom };

/** How much larger than it fits a board may be seen, unless its game says otherwise. */
const LARGEST = 3;

const between = (value: number, least: number, most: number): number => {
  'worklet';
  return Math.min(Math.max(value, least), most);
};

/** The scale at which a size just fits into the window. */
const fittingScale = (window: Size, width: number, height: number): number => {
  'worklet';
  return Math.min(window.width / width, window.height / height);
};

/** From the whole board to three times that, unless the game has its own limits. */
export const lensOf = (board: Size, window: Size, zoom?: Zoom): Lens => {
  const fits = fittingScale(window, board.width, board.height);
  return { board, window, zoom: zoom ?? { least: fits, largest: fits * LARGEST } };
};

/** A board that is smaller than the window lies in its middle; else nothing shows beyond the board's edges. */
const along = (at: number, board: number, window: number): number => {
  'worklet';
  return board <= window ? (window - board) / 2 : between(at, window - board, 0);
};

/** The nearest camera within the limits. */
export const clampCamera = (camera: Camera, { board, window, zoom }: Lens): Camera => {
  'worklet';
  const scale = between(camera.scale, zoom.least, zoom.largest);
  return {
    x: along(camera.x, board.width * scale, window.width),
    y: along(camera.y, board.height * scale, window.height),
    scale,
  };
};

/** Zooms by a factor so that the point of the board under (x, y) stays there. */
export const zoomAt = (camera: Camera, factor: number, x: number, y: number, lens: Lens): Camera => {
  'worklet';
  const scale = between(camera.scale * factor, lens.zoom.least, lens.zoom.largest);
  const grown = scale / camera.scale;
  return clampCamera({ x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown, scale }, lens);
};

export const panBy = (camera: Camera, dx: number, dy: number, lens: Lens): Camera => {
  'worklet';
  return clampCamera({ x: camera.x + dx, y: camera.y + dy, scale: camera.scale }, lens);
};

/** A box in the middle of the window, at a scale or at the smaller one at which all of it shows. */
export const cameraOn = (box: Box, scale: number, lens: Lens): Camera => {
  'worklet';
  const { window, zoom } = lens;
  const seen = between(Math.min(scale, fittingScale(window, box.w, box.h)), zoom.least, zoom.largest);
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return clampCamera({ x: window.width / 2 - x * seen, y: window.height / 2 - y * seen, scale: seen }, lens);
};

/** The whole board, or as much of it as the limits allow. */
export const fitCamera = (lens: Lens): Camera => {
  'worklet';
  const { width, height } = lens.board;
  return cameraOn({ x: 0, y: 0, w: width, h: height }, Infinity, lens);
};

/** Less than this is no zoom at all, only the last digit of one. */
const ZOOMED = 1.001;

/** Whether a part of the board lies outside the window, so that a finger can pan to it. */
export const canPan = ({ scale }: Camera, { board, window }: Lens): boolean => {
  'worklet';
  return board.width * scale > window.width * ZOOMED || board.height * scale > window.height * ZOOMED;
};

export const isSameCamera = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

/** Where a box of the board is seen. */
export const seenBox = ({ x, y, scale }: Camera, box: Box): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  w: box.w * scale,
  h: box.h * scale,
});

/** The point of the board that is seen at a point of the window. */
export const boardPoint = ({ x, y, scale }: Camera, at: { readonly x: number; readonly y: number }) => {
  'worklet';
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
};

/** What a frame draws: the part of the board, and how. */
export type Look = {
  readonly part: Box;
  /** Nearer than the pixels of the pictures allow, and at rest: pictures are drawn anew instead of enlarging their pixels. */
  readonly sharp: boolean;
  /** Farther away than the pixels of the pictures are meant for. */
  readonly far: boolean;
  /** Farther away than details can be read. */
  readonly plain: boolean;
};

/** The part of the board that is seen through the window. */
export const seenPart = ({ x, y, scale }: Camera, { width, height }: Size): Box => {
  'worklet';
  return { x: -x / scale, y: -y / scale, w: width / scale, h: height / scale };
};

/** Whether a box lies inside another. */
export const holds = (outer: Box, inner: Box): boolean => {
  'worklet';
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  );
};

/** As parts of the window: what is drawn beyond its edges, and how much of it may be left over after a zoom. */
const BEYOND = 0.5;
const LEFT_OVER = 4;

/** A part beyond the window is drawn as well, so that a short pan needs no new frame; sharp pictures only where they are seen. */
const drawnPart = (seen: Box, sharp: boolean, before: Box | null): Box => {
  'worklet';
  if (before !== null && holds(before, seen) && before.w <= seen.w * (sharp ? 1 : LEFT_OVER)) return before;
  if (sharp) return seen;
  const [dx, dy] = [seen.w * BEYOND, seen.h * BEYOND];
  return { x: seen.x - dx, y: seen.y - dy, w: seen.w + 2 * dx, h: seen.h + 2 * dy };
};

/** What the next frame draws; the very same look where nothing has to be drawn anew. */
export const lookThrough = (
  camera: Camera,
  window: Size,
  atRest: boolean,
  before: Look | null,
  legible: number = 0,
): Look => {
  'worklet';
  const sharp = atRest && camera.scale > ZOOMED;
  const far = camera.scale * ZOOMED < 1;
  const part = drawnPart(seenPart(camera, window), sharp, before === null ? null : before.part);
  const plain = camera.scale * ZOOMED < legible;
  const isSame =
    before !== null && before.part === part && before.sharp === sharp && before.far === far && before.plain === plain;
  return isSame ? before : { part, sharp, far, plain };
};
