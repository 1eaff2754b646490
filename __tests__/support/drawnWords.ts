import type { SceneNode } from '@/scene/nodes';
import { arcSize } from '@/scene/arcText';
import type { ArcText, Shape, TextShape } from '@/scene/shapes';
import { fits, fittedSize, widthOf } from '@/scene/text';
import { testFonts } from './fonts';

/** The six windows that words must fit in. */
export const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [673, 841],
  [1024, 1366],
  [1366, 1024],
] as const;

/** What hangs over the edge of a card by intent: a shield with points, a badge. */
const HANGS = 5;
/** Smaller than this nobody reads anything. */
const LEAST = 7.5;

type Placed = { readonly text: TextShape; readonly x: number; readonly y: number; readonly scale: number };

/** Figures and signs are pictures: words are what is read. */
const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** Every text in a drawing with its place; what lies turned is not looked at. */
function textsIn(shapes: readonly Shape[], x = 0, y = 0, scale = 1): Placed[] {
  return shapes.flatMap((shape): Placed[] => {
    if (shape.t === 'text') return isWord(shape.text) ? [{ text: shape, x, y, scale }] : [];
    if (shape.t !== 'group' || shape.rotate !== undefined) return [];
    const by = scale * (shape.scale ?? 1);
    return textsIn(shape.shapes, x + (shape.x ?? 0) * scale, y + (shape.y ?? 0) * scale, by);
  });
}

/** Every text along an arc, with the scale at which it is drawn. */
function arcsIn(shapes: readonly Shape[], scale = 1): { readonly arc: ArcText; readonly scale: number }[] {
  return shapes.flatMap((shape) => {
    if (shape.t === 'arcText') return [{ arc: shape, scale }];
    return shape.t === 'group' ? arcsIn(shape.shapes, scale * (shape.scale ?? 1)) : [];
  });
}

/** Words along an arc become smaller until they have room: they must stay large enough to be read. */
export const arcFaults = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node) =>
    arcsIn(node.shapes).flatMap(({ arc, scale }) => {
      const size = arcSize(arc, testFonts()) * scale;
      return size < LEAST ? [`${node.id} "${arc.text}" is too small: ${size.toFixed(1)}`] : [];
    }),
  );

/** Where the ink of a text begins and ends on a line. */
function spanOf({ text, x, scale }: Placed, size: number): readonly [number, number] {
  const w = Math.min(text.w, widthOf({ ...text, size }, testFonts()));
  const left = text.align === 'center' ? (text.w - w) / 2 : text.align === 'right' ? text.w - w : 0;
  return [x + (text.x + left) * scale, x + (text.x + left + w) * scale];
}

/** What is wrong with the words drawn on some nodes: cut, broken, too small, or over the edge of their node. */
export function drawnFaults(nodes: readonly SceneNode[], given: readonly string[]): string[] {
  const fonts = testFonts();
  return nodes.flatMap((node) =>
    textsIn(node.shapes).flatMap((placed) => {
      const { text, y, scale } = placed;
      const size = fittedSize(text, fonts);
      const [left, right] = spanOf(placed, size);
      const at = `${node.id} "${text.text}"`;
      const lines = text.lines ?? 1;
      const high = lines * (text.lineHeight === undefined ? size : (text.lineHeight * size) / text.size);
      const top = y + (text.y + ((text.h ?? high) - high) / 2) * scale;
      return [
        ...(fits(text, fonts, size) || given.includes(text.text) ? [] : [`${at} is cut at ${size}`]),
        ...(size * scale < LEAST ? [`${at} is too small: ${(size * scale).toFixed(1)}`] : []),
        ...(left < -HANGS || right > node.w + HANGS ? [`${at} sticks out sideways`] : []),
        ...(top < -HANGS || top + high * scale > node.h + HANGS ? [`${at} sticks out above or below`] : []),
        ...(text.h !== undefined && lines > 1 && high > text.h + size * 0.6 ? [`${at} is higher than its box`] : []),
      ];
    }),
  );
}
