import { color } from '@/look/tokens';
import { around, box, type Box } from '@/look/box';
import type { Corner, SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { n } from './outline';

/** Over everything that a board draws. */
const Z = 1000;
const SHADE = 'rgba(6, 10, 22, 0.85)';

/** Shapes in the coordinates of the board, as a node with their box. */
const node = (id: string, place: Box, shapes: readonly Shape[]): SceneNode => ({
  id,
  ...place,
  z: Z,
  shapes: [{ t: 'group', x: -place.x, y: -place.y, shapes }],
});

const line = (d: string, width: number): Shape[] => [
  { t: 'path', d, stroke: SHADE, strokeWidth: width * 2.1, cap: 'round' },
  { t: 'path', d, stroke: color.goldTop, strokeWidth: width, cap: 'round' },
];

/** A ring round something that a picture is about. */
export const ringNode = (id: string, { x, y, w, h }: Box, width: number = 2.5): SceneNode => {
  const gap = width * 1.4;
  const place = { t: 'rect', x: x - gap, y: y - gap, w: w + 2 * gap, h: h + 2 * gap, r: width * 4 } as const;
  return node(id, { x, y, w, h }, [
    { ...place, stroke: SHADE, strokeWidth: width * 2.1 },
    { ...place, stroke: color.goldTop, strokeWidth: width },
  ]);
};

/** How far an arrow bends to its left, as a part of its length, unless told. */
const BEND = 0.16;

/** An arrow from one point of the board to another. */
export const arrowNode = (id: string, from: Corner, to: Corner, width: number = 3, bend: number = BEND): SceneNode => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  const length = Math.hypot(to.x - middle.x, to.y - middle.y) || 1;
  const [ux, uy] = [(to.x - middle.x) / length, (to.y - middle.y) / length];
  const tip = width * 4;
  const wing = (side: number) =>
    `M${n(to.x)} ${n(to.y)}L${n(to.x - tip * (ux - uy * side * 0.62))} ${n(to.y - tip * (uy + ux * side * 0.62))}`;
  const d = `M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}${wing(1)}${wing(-1)}`;
  const corners = [from, middle, to].map((at) => box(at.x, at.y, 0, 0));
  return node(id, around(corners), line(d, width));
};

/** A word or a number beside something, in a round of its own. */
export const tagNode = (id: string, { x, y }: Corner, text: string, size: number = 15): SceneNode => {
  const [w, h] = [size * Math.max(1.5, 0.8 + text.length * 0.56), size * 1.5];
  return node(id, box(x - w / 2, y - h / 2, w, h), [
    {
      t: 'rect',
      x: x - w / 2,
      y: y - h / 2,
      w,
      h,
      r: h / 2,
      fill: SHADE,
      stroke: color.goldTop,
      strokeWidth: size / 10,
    },
    {
      t: 'text',
      text,
      x: x - w / 2,
      y: y - h / 2,
      w,
      h,
      font: 'alegreya800',
      size,
      fill: color.goldTop,
      align: 'center',
      valign: 'middle',
    },
  ]);
};
