import type { SkImage } from '@shopify/react-native-skia';
import type { Fontbook } from './fontbook';
import { imageOf, LARGEST_SIDE, paintImage } from './easel';
import { inkBounds } from './inkBounds';
import { pictureOf } from './record';
import type { Shape } from './shapes';
import { commission } from './studio/commission';
import { isApart } from './studio/studio';

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

/** A picture that is to become pixels, and the box it was drawn for. */
export type Sketch = { readonly shapes: readonly Shape[]; readonly w: number; readonly h: number };

/** A place among pixels. */
export type Bounds = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

type Known = { readonly ratio: number; /** Nothing where a picture stays a picture. */ readonly raster: Raster | null };
const rasters = new WeakMap<readonly Shape[], Known>();

const knownOf = (shapes: readonly Shape[], ratio: number): Known | null => {
  const known = rasters.get(shapes);
  return known?.ratio === ratio ? known : null;
};

/** The pixels of the shapes, if they have been painted at this ratio. */
export const rasterOf = (shapes: readonly Shape[], ratio: number): Raster | null =>
  knownOf(shapes, ratio)?.raster ?? null;

/** Whether the shapes have not been painted at this ratio, and could be. */
export const isUnpainted = (shapes: readonly Shape[], ratio: number): boolean => knownOf(shapes, ratio) === null;

/** Whether the shapes are painted apart, and are not to be seen before. */
export const isAwaited = (shapes: readonly Shape[], ratio: number): boolean => isApart() && isUnpainted(shapes, ratio);

/** The whole pixels that the shapes touch, so that a node at rest is as sharp as its picture; none where they are empty or too large. */
export const boundsOf = (shapes: readonly Shape[], ratio: number): Bounds | null => {
  const { left, top, right, bottom } = inkBounds(shapes);
  if (!(left < right && top < bottom)) return null;
  const [x, y] = [Math.floor(left * ratio), Math.floor(top * ratio)];
  const [w, h] = [Math.ceil(right * ratio) - x, Math.ceil(bottom * ratio) - y];
  return w > LARGEST_SIDE || h > LARGEST_SIDE ? null : { x, y, w, h };
};

const keep = (shapes: readonly Shape[], ratio: number, image: SkImage | null, bounds: Bounds | null): void => {
  const raster =
    image === null || bounds === null
      ? null
      : { image, x: bounds.x / ratio, y: bounds.y / ratio, w: bounds.w / ratio, h: bounds.h / ratio, ratio };
  rasters.set(shapes, { ratio, raster });
};

/**
 * Paints a picture into pixels: blurs and letters are then computed once and not at every frame. What is empty or very
 * large stays a picture.
 */
export const rasterize = ({ shapes, w, h }: Sketch, ratio: number, fonts: Fontbook): void => {
  const bounds = boundsOf(shapes, ratio);
  if (bounds === null) return keep(shapes, ratio, null, null);
  const image = paintImage(bounds.w, bounds.h, (canvas) => {
    canvas.translate(-bounds.x, -bounds.y);
    canvas.scale(ratio, ratio);
    canvas.drawPicture(pictureOf(shapes, w, h, fonts));
  });
  return keep(shapes, ratio, image, bounds);
};

/** Has a picture painted apart, or here if nobody else can; the returned function takes it back. */
export const orderRaster = (sketch: Sketch, ratio: number, fonts: Fontbook, done: () => void): (() => void) => {
  const { shapes } = sketch;
  return commission(
    { kind: 'raster', shapes, ratio },
    {
      rank: 'board',
      keep: (pixels) => keep(shapes, ratio, pixels && imageOf(pixels), pixels),
      here: () => {
        if (isUnpainted(shapes, ratio)) rasterize(sketch, ratio, fonts);
      },
      done,
    },
  );
};
