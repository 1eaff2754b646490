import {
  BlendMode,
  BlurStyle,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
  type SkPaint,
  type SkShader,
} from '@shopify/react-native-skia';
import type { Blend, Ink, Linear, Paint, Radial, Stops } from './shapes';

const BLENDS: Readonly<Record<Blend, BlendMode>> = {
  screen: BlendMode.Screen,
  multiply: BlendMode.Multiply,
  plus: BlendMode.Plus,
  overlay: BlendMode.Overlay,
};

const colorsOf = (stops: Stops) => stops.colors.map((color) => Skia.Color(color));
const placesOf = (stops: Stops) => (stops.at === undefined ? null : [...stops.at]);
const point = ([x, y]: readonly [number, number]) => ({ x, y });

const linear = (g: Linear): SkShader =>
  Skia.Shader.MakeLinearGradient(point(g.from), point(g.to), colorsOf(g), placesOf(g), TileMode.Clamp);

const radial = (g: Radial): SkShader =>
  Skia.Shader.MakeRadialGradient(point(g.center), g.radius, colorsOf(g), placesOf(g), TileMode.Clamp);

/** A paint for one use: it is disposed of afterwards, since CanvasKit does not collect paints by itself. */
export const withPaint = (apply: (paint: SkPaint) => void): void => {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  apply(paint);
  paint.dispose();
};

/** Colour or gradient, at an opacity. */
export const setPaint = (target: SkPaint, paint: Paint, opacity: number): void => {
  if (typeof paint === 'string') {
    target.setColor(Skia.Color(paint));
    target.setAlphaf(target.getAlphaf() * opacity);
    return;
  }
  // Banding of gradients in the dark is what dithering is for.
  target.setDither(true);
  target.setShader('linear' in paint ? linear(paint.linear) : radial(paint.radial));
  target.setAlphaf(opacity);
};

export const setBlend = (target: SkPaint, blend: Blend | undefined): void => {
  if (blend !== undefined) target.setBlendMode(BLENDS[blend]);
};

/** Softens by a standard deviation in points. */
export const setBlur = (target: SkPaint, sigma: number | undefined): void => {
  if (sigma !== undefined && sigma > 0) target.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, sigma, true));
};

export const setStroke = (target: SkPaint, ink: Pick<Ink, 'strokeWidth' | 'dash' | 'cap'>): void => {
  target.setStyle(PaintStyle.Stroke);
  target.setStrokeWidth(ink.strokeWidth ?? 1);
  target.setStrokeCap(ink.cap === 'round' ? StrokeCap.Round : StrokeCap.Butt);
  target.setStrokeJoin(ink.cap === 'round' ? StrokeJoin.Round : StrokeJoin.Miter);
  if (ink.dash !== undefined) target.setPathEffect(Skia.PathEffect.MakeDash([...ink.dash], 0));
};
