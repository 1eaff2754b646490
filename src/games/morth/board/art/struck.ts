import type { Shape } from '@/scene/shapes';
import { memo } from '@/scene/memo';
import { polygon } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { EMBER, INK } from './palette';

const VIOLET = '#D9B3FF';

/** What a card strikes: a ring with four arrows that point at it, in a box of side size. */
export const struckRing = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  const r = size * 0.36;
  const width = Math.max(2, size * 0.05);
  const tip = r - width;
  const tail = size * 0.5;
  const half = size * 0.07;
  const arrows = [
    [
      [c, c - tip],
      [c - half, c - tail],
      [c + half, c - tail],
    ],
    [
      [c, c + tip],
      [c - half, c + tail],
      [c + half, c + tail],
    ],
    [
      [c - tip, c],
      [c - tail, c - half],
      [c - tail, c + half],
    ],
    [
      [c + tip, c],
      [c + tail, c - half],
      [c + tail, c + half],
    ],
  ] as const;
  return [
    { t: 'circle', cx: c, cy: c, r, fill: fade(EMBER, 0.16), stroke: INK, strokeWidth: width * 1.9 },
    { t: 'circle', cx: c, cy: c, r, stroke: VIOLET, strokeWidth: width },
    {
      t: 'path',
      d: arrows.map((corners) => polygon(corners)).join(''),
      fill: VIOLET,
      stroke: INK,
      strokeWidth: width * 0.4,
    },
  ];
});

/** The line from a card to what it strikes: straight down (or up) in a box of so much width and height. */
export const struckBeam = memo((width: number, height: number): readonly Shape[] => {
  const d = `M${width / 2} 0V${height}`;
  return [
    { t: 'path', d, stroke: '#0A0F1EC0', strokeWidth: width },
    { t: 'path', d, stroke: VIOLET, strokeWidth: width * 0.5, dash: [width * 1.6, width * 1.1] },
  ];
});
