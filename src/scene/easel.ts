import { AlphaType, ColorType, Skia, type SkCanvas, type SkImage, type SkSurface } from '@shopify/react-native-skia';
import type { Pixels } from './studio/orders';

/** Sides of the surfaces that are kept; nothing larger is painted. */
const SIDES = [512, 1024, 2048] as const;
export const LARGEST_SIDE = 2000;

/** Devices have graphics; CanvasKit has them in a browser but not in Node. */
export const hasGraphics = (): boolean => !('CanvasKit' in globalThis) || typeof OffscreenCanvas !== 'undefined';

const surfaces = new Map<number, SkSurface | null>();
/** Lost contexts after which the graphics card is left alone: each new surface costs another one. */
const PATIENCE = 3;
let losses = 0;

/** In a browser each surface costs a WebGL context, and a page may have only a few: so all share these. */
const surfaceFor = (width: number, height: number): SkSurface | null => {
  if (!hasGraphics() || losses > PATIENCE) return null;
  const side = SIDES.find((each) => each > width && each > height) ?? SIDES[SIDES.length - 1] ?? 2048;
  const known = surfaces.get(side);
  if (known !== undefined) return known;
  const made = makeSurface(side);
  surfaces.set(side, made);
  return made;
};

const makeSurface = (side: number): SkSurface | null => {
  try {
    return Skia.Surface.MakeOffscreen(side, side);
  } catch {
    return null;
  }
};

/** Paints, with one opaque pixel beyond the edge to tell whether anything was painted at all, and reads back. */
const paintOn = (
  surface: SkSurface,
  width: number,
  height: number,
  paint: (canvas: SkCanvas) => void,
): SkImage | null => {
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('transparent'));
  canvas.save();
  paint(canvas);
  canvas.restore();
  const mark = Skia.Paint();
  canvas.drawRect(Skia.XYWHRect(width, 0, 1, 1), mark);
  mark.dispose();
  surface.flush();
  const snapshot = surface.makeImageSnapshot(Skia.XYWHRect(0, 0, width + 1, height));
  // Pixels rather than a texture: the image is drawn by other contexts, and outlives this one.
  const image = snapshot.makeNonTextureImage();
  snapshot.dispose();
  return image;
};

const isPainted = (image: SkImage | null, width: number): image is SkImage => {
  const pixel = image?.readPixels(width, 0, {
    width: 1,
    height: 1,
    colorType: ColorType.RGBA_8888,
    alphaType: AlphaType.Premul,
  });
  return pixel?.[3] === 255;
};

/** Paints an image of a size in pixels, without the graphics card. Its right column is one pixel more. */
export const paintInSoftware = (width: number, height: number, paint: (canvas: SkCanvas) => void): SkImage => {
  const surface = Skia.Surface.Make(width + 1, height);
  const drawn = surface === null ? null : paintOn(surface, width, height, paint);
  surface?.dispose();
  if (drawn === null) throw new Error(`No memory for an image of ${width} × ${height}.`);
  return drawn;
};

/** Paints an image of a size in pixels, by the graphics card where there is one. Its right column is one pixel more. */
export const paintImage = (width: number, height: number, paint: (canvas: SkCanvas) => void): SkImage => {
  const shared = surfaceFor(width, height);
  const image = shared === null ? null : paintOn(shared, width, height, paint);
  if (isPainted(image, width)) return image;
  if (shared !== null) {
    losses += 1;
    surfaces.clear();
  }
  return paintInSoftware(width, height, paint);
};

/** An image of pixels that were painted elsewhere: premultiplied red, green, blue and alpha. */
export const imageOf = ({ bytes, w: width, h: height }: Pixels): SkImage => {
  const info = { width, height, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Premul };
  const image = Skia.Image.MakeImage(info, Skia.Data.fromBytes(bytes), width * 4);
  if (image === null) throw new Error(`No memory for an image of ${width} × ${height}.`);
  return image;
};
