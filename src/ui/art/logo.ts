import type { Shape } from '@/scene/shapes';

import { color } from '@/look/tokens';
import { memo } from '@/scene/memo';
import { down, goldDown } from './paint';

/** The mark on a grid of 24: a gate on its step, and somebody who comes through it. */
const FRAME = 'M2.9 21.6V11.2a9.1 9.1 0 0 1 18.2 0V21.6H18.7V11.2a6.7 6.7 0 0 0-13.4 0V21.6Z';
const STEP = 'M1.4 21h21.2v2.3H1.4Z';
const WALKER = 'M8.1 21v-5.4a3.9 3.9 0 0 1 7.8 0V21Z';
/** What one sees through the gate. */
export const LOGO_OPENING = 'M5.3 21V11.2a6.7 6.7 0 0 1 13.4 0V21Z';
/** Everything the mark covers. */
export const LOGO_OUTLINE = 'M1.4 23.3V21H2.9V11.2a9.1 9.1 0 0 1 18.2 0V21h1.5v2.3Z';

/** The golden gate of Gatehouse in a box of side size. */
export const logoMark = memo((size: number): Shape[] => {
  const scale = size / 24;
  return [
    { t: 'path', d: FRAME, scale, fill: goldDown(size * 0.08, size * 0.88) },
    { t: 'path', d: WALKER, scale, fill: goldDown(size * 0.48, size * 0.46) },
    { t: 'circle', cx: size / 2, cy: size * 0.396, r: size * 0.079, fill: color.goldTop },
    { t: 'path', d: STEP, scale, fill: down(size * 0.87, size * 0.1, ['#F3D793', color.goldLow]) },
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
    {
      t: 'text',
      text: 'Gatehouse',
      x: mark + size * 0.55,
      y: 0,
      w: size * WORD_RATIO,
      h: size * 1.3,
      valign: 'middle',
      font: 'cinzel700',
      size,
      spacing: size * 0.09,
      fill: goldDown(size * 0.2, size * 0.95),
    },
  ];
});
