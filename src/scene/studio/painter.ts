import { AlphaType, ColorType, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { drawUri } from '../drawingUri';
import { paintInSoftware } from '../easel';
import { makeFontbook, typefaceFromData, type Fontbook } from '../fontbook';
import { foreignPainter } from '../foreignText';
import { boundsOf, type Bounds } from '../raster';
import { record } from '../record';
import { drawShapes } from '../draw';
import type { FontName } from '../shapes';
import { computeByHand, swirlImage } from '../swirl';
import type { Answers, Order, Pixels, Still } from './orders';

/** Paints what is ordered, on whatever thread it lives. */
export type Painter = (order: Order) => Answers[keyof Answers];

const read = (image: SkImage, bounds: Bounds, alphaType: AlphaType): Pixels => {
  const { w: width, h: height } = bounds;
  const bytes = image.readPixels(0, 0, { width, height, colorType: ColorType.RGBA_8888, alphaType });
  if (!(bytes instanceof Uint8Array)) throw new Error(`No pixels for a picture of ${width} × ${height}.`);
  return { ...bounds, bytes: new Uint8Array(bytes) };
};

const paint = (bounds: Bounds, ratio: number, alphaType: AlphaType, draw: (canvas: SkCanvas) => void): Pixels => {
  const image = paintInSoftware(bounds.w, bounds.h, (canvas) => {
    canvas.translate(-bounds.x, -bounds.y);
    canvas.scale(ratio, ratio);
    draw(canvas);
  });
  const pixels = read(image, bounds, alphaType);
  image.dispose();
  return pixels;
};

/** Strips of one still come one after the other: its shapes are read once. */
const stripsOf = (fonts: Fontbook) => {
  let known: { readonly number: number; readonly picture: ReturnType<typeof record> } | null = null;
  return (still: Still, top: number, rows: number): Pixels => {
    const { number, shapes, width, height, ratio } = still;
    if (known?.number !== number) {
      known?.picture.dispose();
      known = { number, picture: record(width, height, (canvas) => drawShapes(canvas, shapes, fonts)) };
    }
    const { picture } = known;
    const bounds = { x: 0, y: top, w: Math.ceil(width * ratio), h: rows };
    return paint(bounds, ratio, AlphaType.Unpremul, (canvas) => canvas.drawPicture(picture));
  };
};

/** A painter with these fonts. */
export const painterWith = (fonts: Fontbook): Painter => {
  const strip = stripsOf(fonts);
  return (order) => {
    switch (order.kind) {
      case 'raster': {
        const { shapes, ratio } = order;
        const bounds = boundsOf(shapes, ratio);
        return bounds && paint(bounds, ratio, AlphaType.Premul, (canvas) => drawShapes(canvas, shapes, fonts));
      }
      case 'strip':
        return strip(order.still, order.top, order.rows);
      case 'uri':
        return drawUri(order.job, fonts);
      case 'swirl': {
        const { image, side } = swirlImage(order.swirl);
        return read(image, { x: 0, y: 0, w: side, h: side }, AlphaType.Premul);
      }
    }
  };
};

/** A painter with the fonts at these addresses. */
export const makePainter = async (files: readonly (readonly [FontName, string])[]): Promise<Painter> => {
  const load = async ([name, uri]: readonly [FontName, string]) =>
    [name, typefaceFromData(name, await Skia.Data.fromURI(uri))] as const;
  computeByHand();
  const faces = await Promise.all(files.map(load));
  return painterWith(makeFontbook(Object.fromEntries(faces) as Parameters<typeof makeFontbook>[0], foreignPainter));
};
