import { ClipOp, FillType, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import type { Corners, Outline } from './shapes';

const corner = (r: number) => ({ x: r, y: r });

const roundRect = (x: number, y: number, w: number, h: number, r: Corners) => {
  const [topLeft, topRight, bottomRight, bottomLeft] = typeof r === 'number' ? [r, r, r, r] : r;
  return {
    rect: Skia.XYWHRect(x, y, w, h),
    topLeft: corner(topLeft),
    topRight: corner(topRight),
    bottomRight: corner(bottomRight),
    bottomLeft: corner(bottomLeft),
  };
};

const svgPath = (outline: Extract<Outline, { t: 'path' }>): SkPath => {
  const path = Skia.Path.MakeFromSVGString(outline.d);
  if (path === null) throw new Error(`Not SVG path data: ${outline.d.slice(0, 40)}`);
  const { x = 0, y = 0, scale = 1 } = outline;
  if (x === 0 && y === 0 && scale === 1) return path;
  // The path itself is changed, not the canvas, so that strokes, blurs and gradients keep the group's measure.
  const matrix = Skia.Matrix().translate(x, y).scale(scale);
  const builder = Skia.PathBuilder.Make().addPath(path, matrix);
  const moved = builder.build();
  builder.dispose();
  path.dispose();
  return moved;
};

/** The outline as a Skia path; whoever asks disposes of it. */
export const toPath = (outline: Outline): SkPath => {
  if (outline.t === 'circle') return Skia.Path.Circle(outline.cx, outline.cy, outline.r);
  if (outline.t === 'path') return svgPath(outline);
  return Skia.Path.RRect(roundRect(outline.x, outline.y, outline.w, outline.h, outline.r ?? 0));
};

/** Everything within reach of the path except the path moved by (dx, dy): what casts a shadow inwards. */
export const around = (path: SkPath, dx: number, dy: number, reach: number): SkPath => {
  const bounds = path.getBounds();
  const far = reach * 3 + Math.abs(dx) + Math.abs(dy) + 1;
  const builder = Skia.PathBuilder.Make()
    .addRect(Skia.XYWHRect(bounds.x - far, bounds.y - far, bounds.width + 2 * far, bounds.height + 2 * far))
    .addPath(path, Skia.Matrix().translate(dx, dy))
    .setFillType(FillType.EvenOdd);
  const result = builder.build();
  builder.dispose();
  return result;
};

/** Limits what is drawn until the canvas is restored. */
export const clipTo = (canvas: SkCanvas, outline: Outline): void => {
  const path = toPath(outline);
  canvas.clipPath(path, ClipOp.Intersect, true);
  path.dispose();
};
