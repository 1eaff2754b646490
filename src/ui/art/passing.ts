import type { Shape } from '@/scene/shapes';

import { color } from '@/look/tokens';
import { emblem } from './emblem';
import { GLYPHS } from './glyph';
import { memo } from '@/scene/memo';
import { down } from './paint';

/** Height of the picture: give the device from one to the other. */
export const PASSING_HEIGHT = 52;

const GIVER = 78;

/** Its width; without a giver it begins with the device. */
export const passingWidth = (from: number | null): number => (from === null ? 236 - GIVER : 236);

const HANDS =
  'M79.4 37v-8.6a3.1 3.1 0 0 0-6.2 0v12.2c0 5 2.6 8.2 7.4 9.6M115.6 37v-8.6a3.1 3.1 0 0 1 6.2 0v12.2c0 5-2.6 8.2-7.4 9.6';

/** A locked phone in two hands, at x from 75 to 119 of the picture. */
function phone(): Shape[] {
  return [
    { t: 'path', d: HANDS, stroke: color.muted, strokeWidth: 2.6, cap: 'round' },
    {
      t: 'rect',
      x: 81,
      y: 2,
      w: 33,
      h: 48,
      r: 6,
      fill: down(2, 48, [color.panelTop, color.raised]),
      stroke: color.text,
      strokeWidth: 2.2,
    },
    { t: 'path', d: GLYPHS.lock.line, x: 87.5, y: 13, scale: 0.83, stroke: color.gold, strokeWidth: 2.2, cap: 'round' },
    { t: 'path', d: 'M92 43.6h11', stroke: color.muted, strokeWidth: 2.2, cap: 'round' },
  ];
}

/** Who had the device, the locked device in two hands, who gets it. Without a giver (a match that was just opened) only the one who gets it. */
export const passing = memo((from: number | null, to: number): Shape[] => [
  { t: 'group', x: from === null ? -GIVER : 0, shapes: passed(from, to) },
]);

const passed = (from: number | null, to: number): Shape[] => [
  ...(from === null
    ? []
    : [
        { t: 'group', x: 0, y: 6, shapes: emblem(from, 40) } as const,
        { t: 'path', d: 'M50 26h20', stroke: color.gold, strokeWidth: 2.6, cap: 'round' } as const,
      ]),
  { t: 'group', x: 20, shapes: phone() },
  { t: 'path', d: 'M150 26h22M163.4 17.4L172 26l-8.6 8.6', stroke: color.gold, strokeWidth: 2.6, cap: 'round' },
  { t: 'group', x: 190, y: 6, shapes: emblem(to, 40) },
];
