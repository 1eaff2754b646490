import { AlphaType, ColorType, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { ForeignPainter } from './foreignText';
import { withPaint } from './paint';
import type { TextShape } from './shapes';

/** Pixels a point: enough for a sharp phone and a board that is looked at from near. */
const SCALE = 4;
const LINE = 1.5;
const SHRINK_STEP = 0.5;
const ELLIPSIS = '…';

/** The largest size, from size down to minSize, at which the text fits its box. */
const fitted = ({ text, size, minSize = size, w }: TextShape, painter: ForeignPainter): number => {
  for (let tried = size; tried > minSize; tried -= SHRINK_STEP) if (painter.widthOf(text, tried) <= w) return tried;
  return minSize;
};

/** As much of the text as its box holds. */
const shortened = ({ text, w }: TextShape, size: number, painter: ForeignPainter): string => {
  if (painter.widthOf(text, size) <= w) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && painter.widthOf(letters.join('') + ELLIPSIS, size) > w) letters.pop();
  return letters.join('') + ELLIPSIS;
};

const colorOf = ({ fill }: TextShape): string => {
  if (typeof fill === 'string') return fill;
  const [first = '#FFFFFF'] = ('linear' in fill ? fill.linear : fill.radial).colors;
  return first;
};

const SHARE = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

/** Draws a line of text in letters that no typeface of the app has: names from all over the world. */
export const drawForeign = (canvas: SkCanvas, shape: TextShape, painter: ForeignPainter): void => {
  const size = fitted(shape, painter);
  const text = shortened(shape, size, painter);
  const [w, h] = [Math.min(shape.w, painter.widthOf(text, size) + 1), size * LINE];
  const [pixelsW, pixelsH] = [Math.ceil(w * SCALE), Math.ceil(h * SCALE)];
  const bytes = painter.paint(text, size * SCALE, colorOf(shape), pixelsW, pixelsH);
  const image = Skia.Image.MakeImage(
    { width: pixelsW, height: pixelsH, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul },
    Skia.Data.fromBytes(bytes),
    pixelsW * 4,
  );
  if (image === null) return;
  const x = shape.x + (shape.w - w) * SHARE[shape.align ?? 'left'];
  const y = shape.y + ((shape.h ?? h) - h) * SHARE[shape.valign ?? 'top'];
  withPaint((paint) => {
    paint.setAlphaf(shape.opacity ?? 1);
    canvas.drawImageRect(image, Skia.XYWHRect(0, 0, pixelsW, pixelsH), Skia.XYWHRect(x, y, w, h), paint);
  });
  image.dispose();
};
