import type { Shape } from '@/scene/shapes';

import { color } from '../tokens';
import { memo } from './memo';
import { goldDown } from './paint';

/** The mark on a grid of 24: a gate, and somebody who comes through it. */
const WALKER = 'M7.6 20.8v-6.6a4.4 4.4 0 0 1 8.8 0v6.6Z';

/** The golden gate of Gatehouse in a box of side size. */
export const logoMark = memo((size: number): Shape[] => {
  const scale = size / 24;
  return [
    { t: 'path', d: 'M2.2 23V11.6a9.8 9.8 0 0 1 19.6 0V23H19V11.6a7 7 0 0 0-14 0V20.6H19V23Z', scale, fill: goldDown(size * 0.08, size * 0.88) },
    { t: 'path', d: WALKER, scale, fill: goldDown(size * 0.36, size * 0.52) },
    { t: 'circle', cx: size / 2, cy: size * 0.345, r: size * 0.082, fill: color.goldTop },
  ];
});

/** Width of the word beside the mark, for its type size. */
const WORD_RATIO = 6.9;

/** How wide mark and word are together at a type size. */
export const logoWidth = (size: number): number => size * (1.26 + 0.55 + WORD_RATIO);

/** Mark and name in gold; the height is 1.3 times the type size. */
export const logo = memo((size: number): Shape[] => {
  const mark = size * 1.26;
  return [
    ...logoMark(mark),
    { t: 'text', text: 'Gatehouse', x: mark + size * 0.55, y: 0, w: size * WORD_RATIO, h: size * 1.3, valign: 'middle', font: 'cinzel700', size, spacing: size * 0.09, fill: goldDown(size * 0.2, size * 0.95) },
  ];
});
