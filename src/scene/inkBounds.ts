import { toPath } from './outline';
import type { Ink, Outline, Shape } from './shapes';

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const NOTHING: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
/** A blur is as good as gone at three sigmas; CSS counts two sigmas as its radius. */
const SIGMAS = 3;
/** Letters of display fonts hang out of their box a little. */
const TEXT_ROOM = 0.4;

const box = (x: number, y: number, w: number, h: number): Box => ({ left: x, top: y, right: x + w, bottom: y + h });
const grown = (b: Box, by: number): Box => ({
  left: b.left - by,
  top: b.top - by,
  right: b.right + by,
  bottom: b.bottom + by,
});
const moved = (b: Box, dx: number, dy: number): Box => ({
  left: b.left + dx,
  top: b.top + dy,
  right: b.right + dx,
  bottom: b.bottom + dy,
});

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const ofOutline = (outline: Outline): Box => {
  if (outline.t === 'rect') return box(outline.x, outline.y, outline.w, outline.h);
  if (outline.t === 'circle') return grown(box(outline.cx, outline.cy, 0, 0), outline.r);
  const path = toPath(outline);
  const { x, y, width, height } = path.getBounds();
  path.dispose();
  return box(x, y, width, height);
};

const ofFigure = (figure: Outline & Ink): Box => {
  const { stroke, strokeWidth = 1, blur = 0, shadow } = figure;
  // Mitred corners reach farther than half the stroke.
  const edge = stroke === undefined ? 0 : strokeWidth * 2;
  const body = grown(ofOutline(figure), edge + blur * SIGMAS);
  return shadow === undefined
    ? body
    : union(body, moved(grown(body, (shadow.blur / 2) * SIGMAS), shadow.dx, shadow.dy));
};

const ofGroup = (group: Extract<Shape, { t: 'group' }>): Box => {
  const inside = inkBounds(group.shapes);
  const { left, top, right, bottom } = group.clip === undefined ? inside : common(inside, ofOutline(group.clip));
  if (left >= right || top >= bottom) return NOTHING;
  const { x = 0, y = 0, scale = 1, rotate = 0 } = group;
  const [cos, sin] = [Math.cos(rotate) * scale, Math.sin(rotate) * scale];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
    .map(([px = 0, py = 0]) => box(x + px * cos - py * sin, y + px * sin + py * cos, 0, 0))
    .reduce(union);
};

const ofShape = (shape: Shape): Box => {
  if (shape.t === 'group') return ofGroup(shape);
  if (shape.t === 'arcText') return grown(box(shape.cx, shape.cy, 0, 0), shape.r + shape.size);
  if (shape.t === 'grain' || shape.t === 'noise' || shape.t === 'swirl') return box(shape.x, shape.y, shape.w, shape.h);
  if (shape.t !== 'text') return ofFigure(shape);
  const { x, y, w, size, lines = 1, lineHeight = size * 1.35, h = 0, halo } = shape;
  return grown(box(x, y, w, Math.max(h, lines * lineHeight)), size * TEXT_ROOM + (halo?.width ?? 0));
};

/** A box round everything that the shapes paint, blurs and shadows included. */
export const inkBounds = (shapes: readonly Shape[]): Box => shapes.map(ofShape).reduce(union, NOTHING);
