import {
  PaintStyle,
  Skia,
  StrokeJoin,
  TextAlign,
  type SkCanvas,
  type SkPaint,
  type SkParagraph,
} from '@shopify/react-native-skia';
import { drawForeign } from './drawForeign';
import type { Fontbook } from './fontbook';
import { setPaint, withPaint } from './paint';
import type { FontName, TextShape } from './shapes';

const ALIGN = { left: TextAlign.Left, center: TextAlign.Center, right: TextAlign.Right } as const;

/** Ascent and height of capitals as parts of the size, from the font files. */
const METRICS: Readonly<Record<FontName, { ascent: number; descent: number; capital: number }>> = {
  cinzel700: { ascent: 0.976, descent: 0.372, capital: 0.7 },
  cinzel900: { ascent: 0.976, descent: 0.372, capital: 0.7 },
  alegreya500: { ascent: 0.9, descent: 0.3, capital: 0.642 },
  alegreya700: { ascent: 0.9, descent: 0.3, capital: 0.644 },
  alegreya800: { ascent: 0.9, descent: 0.3, capital: 0.645 },
};

// Alegreya Sans has old-style figures unless told otherwise.
const FIGURES = [
  { name: 'lnum', value: 1 },
  { name: 'tnum', value: 1 },
];
const ELLIPSIS = '…';
const SHRINK_STEP = 0.25;

const styleOf = (shape: TextShape, size: number) => ({
  fontFamilies: [shape.font],
  fontSize: size,
  fontFeatures: FIGURES,
  letterSpacing: shape.spacing ?? 0,
  ...(shape.lineHeight === undefined ? {} : { heightMultiplier: shape.lineHeight / shape.size, halfLeading: true }),
});

const paragraph = (
  shape: TextShape,
  fonts: Fontbook,
  size: number,
  maxLines: number | undefined,
  ink?: SkPaint,
): SkParagraph => {
  const style = {
    textAlign: ALIGN[shape.align ?? 'left'],
    ...(maxLines === undefined ? {} : { maxLines, ellipsis: ELLIPSIS }),
  };
  const builder = Skia.ParagraphBuilder.Make(style, fonts.provider);
  builder.pushStyle(styleOf(shape, size), ink).addText(shape.text).pop();
  const result = builder.build();
  builder.dispose();
  result.layout(shape.w);
  return result;
};

/** Whether the whole text stands in its lines, no word broken, at this size. */
export const fits = (shape: TextShape, fonts: Fontbook, size: number): boolean => {
  const trial = paragraph(shape, fonts, size, undefined);
  const lines = shape.lines ?? 1;
  // A hair of tolerance: a width measured from the same text must not make it shrink.
  const whole =
    lines === 1
      ? trial.getMaxIntrinsicWidth() <= shape.w + 0.01
      : trial.getLineMetrics().length <= lines && trial.getMinIntrinsicWidth() <= shape.w + 0.01;
  trial.dispose();
  return whole;
};

/** Width of the text on one line. */
export const widthOf = (shape: TextShape, fonts: Fontbook): number => {
  const line = paragraph(shape, fonts, shape.size, undefined);
  const width = line.getMaxIntrinsicWidth();
  line.dispose();
  return width;
};

/** The largest size, in steps from size down to minSize, at which the text fits: what fits at one size fits at all smaller ones. */
export const fittedSize = (shape: TextShape, fonts: Fontbook): number => {
  const least = shape.minSize ?? shape.size;
  if (shape.size <= least || fits(shape, fonts, shape.size)) return shape.size;
  const at = (steps: number) => Math.max(shape.size - steps * SHRINK_STEP, least);
  let [tooLarge, smallEnough] = [0, Math.ceil((shape.size - least) / SHRINK_STEP)];
  while (smallEnough - tooLarge > 1) {
    const middle = (tooLarge + smallEnough) >> 1;
    if (fits(shape, fonts, at(middle))) smallEnough = middle;
    else tooLarge = middle;
  }
  return at(smallEnough);
};

/**
 * Top of the paragraph. In the middle, the capitals are centred, not the line with its empty room for accents and
 * descenders: numerals on pearls and words on buttons then look centred.
 */
const topOf = (shape: TextShape, size: number, laidOut: SkParagraph): number => {
  if (shape.h === undefined || shape.valign === undefined || shape.valign === 'top') return shape.y;
  const spare = shape.h - laidOut.getHeight();
  if (shape.valign === 'bottom') return shape.y + spare;
  const { ascent, descent, capital } = METRICS[shape.font];
  const capitalsAboveCentre = ((capital - (ascent - descent)) / 2) * size;
  return shape.y + spare / 2 + capitalsAboveCentre;
};

const drawHalo = (canvas: SkCanvas, shape: TextShape, fonts: Fontbook, size: number, top: number): void => {
  const { halo, opacity = 1 } = shape;
  if (halo === undefined) return;
  withPaint((paint) => {
    setPaint(paint, halo.color, opacity);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeJoin(StrokeJoin.Round);
    paint.setStrokeWidth(halo.width * 2);
    const outline = paragraph(shape, fonts, size, shape.lines ?? 1, paint);
    outline.paint(canvas, shape.x, top);
    outline.dispose();
  });
};

export const drawText = (canvas: SkCanvas, shape: TextShape, fonts: Fontbook): void => {
  if (shape.text === '') return;
  const { foreign } = fonts;
  if (foreign !== null && !fonts.covers(shape.font, shape.text)) return drawForeign(canvas, shape, foreign);
  const size = fittedSize(shape, fonts);
  withPaint((paint) => {
    setPaint(paint, shape.fill, shape.opacity ?? 1);
    const words = paragraph(shape, fonts, size, shape.lines ?? 1, paint);
    const top = topOf(shape, size, words);
    drawHalo(canvas, shape, fonts, size, top);
    words.paint(canvas, shape.x, top);
    words.dispose();
  });
};
