import type { SkImage, SkPicture } from '@shopify/react-native-skia';
import { LARGEST_SIDE, paintImage } from './easel';
import { inkBounds } from './inkBounds';
import type { Shape } from './shapes';

/** A node's picture as pixels, and the place of those pixels in the node's box: points. */
export type Raster = {
  readonly image: SkImage;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Pixels a point. */
  readonly ratio: number;
};

const rasters = new WeakMap<readonly Shape[], Raster>();

/** The pixels of the shapes, if they have been painted at this ratio. */
export const rasterOf = (shapes: readonly Shape[], ratio: number): Raster | null => {
  const known = rasters.get(shapes);
  return known?.ratio === ratio ? known : null;
};

/**
 * Paints a picture into pixels: blurs and letters are then computed once and not at every frame. What is empty or very
 * large stays a picture.
 */
export const rasterize = (shapes: readonly Shape[], picture: SkPicture, ratio: number): void => {
  const { left, top, right, bottom } = inkBounds(shapes);
  if (!(left < right && top < bottom)) return;
  // Whole pixels, so that a node at rest is as sharp as its picture.
  const [x, y] = [Math.floor(left * ratio), Math.floor(top * ratio)];
  const [w, h] = [Math.ceil(right * ratio) - x, Math.ceil(bottom * ratio) - y];
  if (w > LARGEST_SIDE || h > LARGEST_SIDE) return;
  const image = paintImage(w, h, (canvas) => {
    canvas.translate(-x, -y);
    canvas.scale(ratio, ratio);
    canvas.drawPicture(picture);
  });
  rasters.set(shapes, { image, x: x / ratio, y: y / ratio, w: w / ratio, h: h / ratio, ratio });
};
