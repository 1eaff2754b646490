import { BlendMode, ClipOp, Skia, type SkCanvas, type SkPaint, type SkPath } from '@shopify/react-native-skia';
import { drawArcText } from './arcText';
import type { Fontbook } from './fontbook';
import { around, clipTo, toPath } from './outline';
import { setBlend, setBlur, setPaint, setStroke, withPaint } from './paint';
import type { Grain, Group, Ink, Noise, Outline, Paint, Shape } from './shapes';
import { drawSwirl } from './swirl';
import { drawText } from './text';

type Figure = Outline & Ink;

/** CSS counts a shadow's blur as twice the standard deviation, and so do the designs. */
const SIGMA_OF_BLUR = 0.5;

const paintFill = (canvas: SkCanvas, path: SkPath, ink: Ink, fill: Paint, change?: (paint: SkPaint) => void): void =>
  withPaint((paint) => {
    setPaint(paint, fill, ink.opacity ?? 1);
    setBlur(paint, ink.blur);
    setBlend(paint, ink.blend);
    change?.(paint);
    canvas.drawPath(path, paint);
  });

const drawShadow = (canvas: SkCanvas, path: SkPath, ink: Ink): void => {
  const { shadow } = ink;
  if (shadow === undefined) return;
  const soften = (paint: SkPaint) => setBlur(paint, shadow.blur * SIGMA_OF_BLUR);
  canvas.save();
  canvas.translate(shadow.dx, shadow.dy);
  if (ink.fill !== undefined || ink.stroke === undefined)
    paintFill(canvas, path, { opacity: ink.opacity }, shadow.color, soften);
  else
    paintFill(canvas, path, { opacity: ink.opacity }, shadow.color, (paint) => {
      setStroke(paint, ink);
      soften(paint);
    });
  canvas.restore();
};

const drawInnerShadow = (canvas: SkCanvas, path: SkPath, ink: Ink): void => {
  const { innerShadow } = ink;
  if (innerShadow === undefined) return;
  const { dx, dy, blur, color } = innerShadow;
  const frame = around(path, dx, dy, blur);
  canvas.save();
  canvas.clipPath(path, ClipOp.Intersect, true);
  paintFill(canvas, frame, { blur: blur * SIGMA_OF_BLUR, opacity: ink.opacity }, color);
  canvas.restore();
  frame.dispose();
};

const drawFigure = (canvas: SkCanvas, figure: Figure): void => {
  const path = toPath(figure);
  drawShadow(canvas, path, figure);
  if (figure.fill !== undefined) paintFill(canvas, path, figure, figure.fill);
  drawInnerShadow(canvas, path, figure);
  if (figure.stroke !== undefined) paintFill(canvas, path, figure, figure.stroke, (paint) => setStroke(paint, figure));
  path.dispose();
};

const drawGroup = (canvas: SkCanvas, group: Group, fonts: Fontbook): void => {
  const { opacity = 1, blend } = group;
  canvas.save();
  canvas.translate(group.x ?? 0, group.y ?? 0);
  if (group.rotate !== undefined) canvas.rotate((group.rotate * 180) / Math.PI, 0, 0);
  if (group.scale !== undefined) canvas.scale(group.scale, group.scale);
  if (group.clip !== undefined) clipTo(canvas, group.clip);
  const layered = opacity < 1 || blend !== undefined;
  if (layered)
    withPaint((paint) => {
      paint.setAlphaf(opacity);
      setBlend(paint, blend);
      canvas.saveLayer(paint);
    });
  drawShapes(canvas, group.shapes, fonts);
  if (layered) canvas.restore();
  canvas.restore();
};

/** Grey from the noise's red; the noise's own alpha would leave holes. The filter comes after the paint's alpha, so it carries the opacity. */
const greyAt = (opacity: number) => [1.6, 0, 0, 0, -0.3, 1.6, 0, 0, 0, -0.3, 1.6, 0, 0, 0, -0.3, 0, 0, 0, 0, opacity];
const GRAIN_OCTAVES = 3;

const drawGrain = (canvas: SkCanvas, grain: Grain): void =>
  withPaint((paint) => {
    const { frequency, seed } = grain;
    paint.setShader(Skia.Shader.MakeFractalNoise(frequency, frequency, GRAIN_OCTAVES, seed, 0, 0));
    paint.setColorFilter(Skia.ColorFilter.MakeMatrix(greyAt(grain.opacity)));
    // Mid grey changes nothing under overlay, so grain never shifts a colour.
    paint.setBlendMode(BlendMode.Overlay);
    canvas.drawRect(Skia.XYWHRect(grain.x, grain.y, grain.w, grain.h), paint);
  });

const drawNoise = (canvas: SkCanvas, noise: Noise): void =>
  withPaint((paint) => {
    const [r = 0, g = 0, b = 0] = Array.from(Skia.Color(noise.color));
    const [across, down] = noise.frequency;
    paint.setShader(Skia.Shader.MakeFractalNoise(across, down, noise.octaves, noise.seed, 0, 0));
    paint.setColorFilter(
      Skia.ColorFilter.MakeMatrix([0, 0, 0, 0, r, 0, 0, 0, 0, g, 0, 0, 0, 0, b, noise.gain, 0, 0, 0, noise.bias]),
    );
    setBlend(paint, noise.blend);
    canvas.drawRect(Skia.XYWHRect(noise.x, noise.y, noise.w, noise.h), paint);
  });

const drawShape = (canvas: SkCanvas, shape: Shape, fonts: Fontbook): void => {
  switch (shape.t) {
    case 'text':
      return drawText(canvas, shape, fonts);
    case 'group':
      return drawGroup(canvas, shape, fonts);
    case 'arcText':
      return drawArcText(canvas, shape, fonts);
    case 'noise':
      return drawNoise(canvas, shape);
    case 'grain':
      return drawGrain(canvas, shape);
    case 'swirl':
      return drawSwirl(canvas, shape);
    default:
      return drawFigure(canvas, shape);
  }
};

/** Draws the shapes in order, the first at the back. */
export const drawShapes = (canvas: SkCanvas, shapes: readonly Shape[], fonts: Fontbook): void => {
  for (const shape of shapes) drawShape(canvas, shape, fonts);
};
