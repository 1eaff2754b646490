import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import type { IconifyIcon } from '@iconify/types';
import { INK, PAPER } from './palette';

/** A word or number in the middle of a box about cx, cy. */
export const centred = (text: string, cx: number, cy: number, size: number, fill: string = PAPER): Shape => ({
  t: 'text',
  text,
  x: cx - size * 4,
  y: cy - size,
  w: size * 8,
  h: size * 2,
  align: 'center',
  valign: 'middle',
  font: 'alegreya800',
  size,
  fill,
});

/** A number in a dark disc of radius r about cx, cy. */
export const numberDisc = (text: string, cx: number, cy: number, r: number, rim: string): readonly Shape[] => [
  { t: 'circle', cx, cy, r, fill: '#0A1020F2', stroke: rim, strokeWidth: Math.max(1, r * 0.13) },
  centred(text, cx, cy, r * 1.4),
];

/** A sign in a dark disc of radius r about cx, cy. */
export const iconDisc = (icon: IconifyIcon, cx: number, cy: number, r: number, tint: string): readonly Shape[] => [
  { t: 'circle', cx, cy, r, fill: INK, stroke: tint, strokeWidth: Math.max(1, r * 0.15) },
  { ...placeIcon(icon, cx - r * 0.7, cy - r * 0.7, r * 1.4), fill: tint },
];

/** How wide words of a size are, near enough for the pill round them. */
const wide = (text: string, size: number): number => Array.from(text).length * size * 0.54;

/** The width of a pill of height h with words in it. */
export const pillWidth = (text: string, h: number): number => wide(text, h * 0.64) + h * 0.9;

/** Words on a dark pill in a box from 0, 0, h high. */
export function pill(text: string, h: number, rim: string, fill: string = PAPER): readonly Shape[] {
  const w = pillWidth(text, h);
  return [
    {
      t: 'rect',
      x: 0.8,
      y: 0.8,
      w: w - 1.6,
      h: h - 1.6,
      r: h / 2,
      fill: '#0A1020F2',
      stroke: rim,
      strokeWidth: 1.5,
      shadow: { dx: 0, dy: 1.5, blur: 5, color: '#000000A0' },
    },
    centred(text, w / 2, h / 2, h * 0.64, fill),
  ];
}
