import type { SkCanvas } from '@shopify/react-native-skia';
import type { Fontbook } from './fontbook';
import type { ArcText, TextShape } from './shapes';
import { drawText, widthOf } from './text';

const letterOf = (arc: ArcText, text: string, size: number, w: number): TextShape => ({
  t: 'text',
  text,
  x: -w,
  y: -size,
  w: 2 * w,
  h: 2 * size,
  valign: 'middle',
  align: 'center',
  font: arc.font,
  size,
  fill: arc.fill,
});

/** Widths of the letters at the largest size, and the factor by which they must shrink to fit the span. */
const measure = (arc: ArcText, fonts: Fontbook) => {
  const letters = Array.from(arc.text);
  const widths = letters.map((letter) => widthOf(letterOf(arc, letter, arc.size, 0), fonts) + (arc.spacing ?? 0));
  const length = widths.reduce((sum, width) => sum + width, 0);
  return { letters, widths, length, factor: Math.min(1, (arc.span * arc.r) / (length || 1)) };
};

/** How large the letters are when they have found room. */
export const arcSize = (arc: ArcText, fonts: Fontbook): number => arc.size * measure(arc, fonts).factor;

/** Draws letter by letter: what is small enough to be read is small enough to be straight. */
export const drawArcText = (canvas: SkCanvas, arc: ArcText, fonts: Fontbook): void => {
  const { letters, widths, length, factor } = measure(arc, fonts);
  const direction = arc.inward ? -1 : 1;
  let along = -length / 2;
  letters.forEach((letter, i) => {
    const width = widths[i] ?? 0;
    const angle = arc.angle + (direction * (along + width / 2) * factor) / arc.r;
    canvas.save();
    canvas.translate(arc.cx + arc.r * Math.sin(angle), arc.cy - arc.r * Math.cos(angle));
    canvas.rotate((angle * 180) / Math.PI + (arc.inward ? 180 : 0), 0, 0);
    drawText(canvas, letterOf(arc, letter, arc.size * factor, arc.size * 2), fonts);
    canvas.restore();
    along += width;
  });
};
