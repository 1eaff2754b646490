import { color } from '@/look/tokens';
import type { Shape } from '@/scene/shapes';
import { memo } from '@/scene/memo';
import { emblem, seatLook } from '@/ui/art/emblem';
import { mix } from '@/ui/art/paint';
import type { Half } from '../../rules/data';
import { HALF_TONES, INK } from './palette';

/** Whose a map, a stretch of the portal or a row is: a seat by its look, or a half of the team's map. */
export type Wearer = number | Half;

type Tones = { readonly bright: string; readonly low: string; readonly deep: string; readonly ink: string };

/** Bright for bands and rims, deep for fields, ink for words on the bright. */
export function tonesOf(wearer: Wearer): Tones {
  const bright = typeof wearer === 'number' ? seatLook(wearer).color : HALF_TONES[wearer];
  return {
    bright,
    low: mix(bright, color.night, 0.28),
    deep: mix(bright, color.night, 0.66),
    ink: mix(bright, INK, 0.94),
  };
}

/** The emblem of a seat, the same as everywhere else, or the letter of a half, in a box of side size. */
export const wearerEmblem = memo((wearer: Wearer, size: number, bold: boolean = false): readonly Shape[] => {
  if (typeof wearer === 'number') return emblem(wearer, size, bold);
  const edge = Math.max(1, size * 0.06);
  const { bright, deep } = tonesOf(wearer);
  return [
    { t: 'circle', cx: size / 2, cy: size / 2, r: (size - edge) / 2, fill: deep, stroke: bright, strokeWidth: edge },
    {
      t: 'text',
      text: wearer,
      x: 0,
      y: 0,
      w: size,
      h: size,
      align: 'center',
      valign: 'middle',
      font: 'cinzel900',
      size: size * 0.56,
      fill: bright,
    },
  ];
});
