import { AlphaType, ColorType } from '@shopify/react-native-skia';
import { paintImage } from './easel';
import type { Fontbook } from './fontbook';
import { pictureOf } from './record';
import type { Shape } from './shapes';
import { commission } from './studio/commission';
import type { Pixels, Still } from './studio/orders';

type Wanted = Omit<Still, 'number'>;
type Kept = { readonly shapes: readonly Shape[]; readonly canvas: HTMLCanvasElement };

/** Pixels kept, the newest pictures first: most screens share one wall, and a rulebook is turned back a page. */
const KEPT = 24_000_000;
let stills: readonly Kept[] = [];
let numbers = 0;

/** As many of the newest as there is room for. */
const withRoom = (all: readonly Kept[]): readonly Kept[] => {
  let left = KEPT;
  return all.filter(({ canvas: { width, height } }) => (left -= width * height) >= 0);
};

/** Pixels down that are painted at once: a wall is painted in small pieces, so that what is more urgent comes between them. */
const ROWS = 160;

/** The rows of a height, a strip at a time. */
export const stripsOf = (height: number): readonly { readonly top: number; readonly rows: number }[] =>
  Array.from({ length: Math.ceil(height / ROWS) }, (_, i) => ({
    top: i * ROWS,
    rows: Math.min(ROWS, height - i * ROWS),
  }));

/** The picture if it has been painted before. */
export const knownStill = (shapes: readonly Shape[], width: number, ratio: number): HTMLCanvasElement | undefined =>
  stills.find((each) => each.shapes === shapes && each.canvas.width === Math.ceil(width * ratio))?.canvas;

/** One strip, painted on this thread. */
const paintStrip = ({ shapes, width, height, ratio }: Wanted, top: number, rows: number, fonts: Fontbook): Pixels => {
  const w = Math.ceil(width * ratio);
  const image = paintImage(w, rows, (canvas) => {
    canvas.translate(0, -top);
    canvas.scale(ratio, ratio);
    canvas.drawPicture(pictureOf(shapes, width, height, fonts));
  });
  const info = { width: w, height: rows, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul };
  const bytes = image.readPixels(0, 0, info);
  image.dispose();
  if (!(bytes instanceof Uint8Array)) throw new Error(`No pixels for a picture of ${w} × ${rows}.`);
  return { x: 0, y: top, w, h: rows, bytes: new Uint8Array(bytes) };
};

/** Has a picture painted apart, or here if nobody else can, and shows it when it is whole; the returned function takes it back. */
export const orderStill = (
  wanted: Wanted,
  fonts: Fontbook,
  done: (canvas: HTMLCanvasElement) => void,
): (() => void) => {
  const { shapes, width, height, ratio } = wanted;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  const context = canvas.getContext('2d');
  const still = { ...wanted, number: (numbers += 1) };
  const strips = stripsOf(canvas.height);
  let left = strips.length;
  const put = ({ bytes, x, y, w, h }: Pixels) => {
    context?.putImageData(new ImageData(new Uint8ClampedArray(bytes.buffer), w, h), x, y);
    left -= 1;
    if (left === 0) stills = withRoom([{ shapes, canvas }, ...stills]);
  };
  const takeBacks = strips.map(({ top, rows }) =>
    commission(
      { kind: 'strip', still, top, rows },
      {
        rank: 'wall',
        keep: put,
        here: () => put(paintStrip(wanted, top, rows, fonts)),
        done: () => left === 0 && done(canvas),
      },
    ),
  );
  return () => takeBacks.forEach((takeBack) => takeBack());
};
