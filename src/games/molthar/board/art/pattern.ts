import type { Outline, Shape } from '@/scene/shapes';
import { fade } from '@/ui/art/paint';
import type { Kind, Pearl } from '../../rules/types';
import { KIND_COLORS, NACRE } from './palette';

// Patterns that say what colours say, for players who asked for both.

const lines = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** Round the edge of a pearl in a box of d × d: an even value has rings, half as many as it is worth; an odd one has that many notches. */
export function pearlPattern(value: Pearl, d: number): Shape[] {
  const [c, tint] = [d / 2, NACRE[value][2]];
  const ink = { stroke: fade(tint, 0.95), strokeWidth: Math.max(0.9, d * 0.026) } as const;
  if (value % 2 === 0)
    return Array.from({ length: value / 2 }, (_, i): Shape => ({
      t: 'circle',
      cx: c,
      cy: c,
      r: c * (0.86 - i * 0.105),
      ...ink,
    }));
  const notch = (i: number): string => {
    const angle = (2 * Math.PI * i) / value - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${c + x * c * 0.66} ${c + y * c * 0.66}L${c + x * c * 0.9} ${c + y * c * 0.9}`;
  };
  return [{ t: 'path', d: lines(value, notch), ...ink, strokeWidth: Math.max(1.4, d * 0.05), cap: 'round' }];
}

const STEP = 9;

/** Upright strokes, slanted ones and waves over a box of w × h. */
const HATCH: Readonly<Record<Kind, (w: number, h: number) => string>> = {
  green: (w, h) => lines(Math.ceil(w / STEP), (i) => `M${i * STEP + 4} 0V${h}`),
  red: (w, h) => lines(Math.ceil((w + h) / STEP), (i) => `M${i * STEP} 0L${i * STEP - h} ${h}`),
  blue: (w, h) =>
    lines(Math.ceil(h / STEP), (i) => {
      const waves = lines(Math.ceil(w / 12), (j) => (j === 0 ? 'q3 -4 6 0t6 0' : 't6 0t6 0'));
      return `M0 ${i * STEP + 5}${waves}`;
    }),
};

/** The hatch of a kind inside an outline that lies in a box of w × h. */
export const kindPattern = (kind: Kind, clip: Outline, w: number, h: number): Shape[] => [
  {
    t: 'group',
    clip,
    shapes: [{ t: 'path', d: HATCH[kind](w, h), stroke: fade(KIND_COLORS[kind].line, 0.42), strokeWidth: 1.4 }],
  },
];

/** Long and short, as in telegraphy: one rhythm a seat look. */
const RHYTHMS: readonly (readonly number[])[] = [
  [3, 3],
  [12, 4],
  [12, 4, 3, 4],
  [3, 3, 3, 9],
  [22, 5],
  [12, 4, 12, 10],
  [3, 3, 3, 3, 12, 4],
  [22, 5, 3, 5],
];

/** A seam along the upper edge of a seat's panel. */
export const seatPattern = (look: number, tint: string, w: number): Shape[] => [
  {
    t: 'path',
    d: `M16 4.5H${w - 16}`,
    stroke: tint,
    strokeWidth: 3,
    dash: RHYTHMS[look % RHYTHMS.length] ?? [3, 3],
  },
];
