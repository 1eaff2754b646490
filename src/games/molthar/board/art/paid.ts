import type { Shape } from '@/scene/shapes';
import { gem } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import type { Pearl } from '../../rules/types';
import { memo } from '@/scene/memo';
import { missingShapes, type MissingSign } from './cost';
import { KIND_COLORS } from './palette';
import { pearl } from './pearl';
import { flatSilhouette } from './silhouette';

/** The sign of the character whose printed pearl it is, at the lower right. */
function signBadge(face: string, d: number): readonly Shape[] {
  const size = d * 0.56;
  return [
    {
      t: 'circle',
      cx: size / 2,
      cy: size / 2,
      r: size / 2 - 0.6,
      fill: '#1B2F5E',
      stroke: KIND_COLORS.blue.line,
      strokeWidth: 1.2,
    },
    { t: 'group', x: size * 0.17, y: size * 0.17, shapes: flatSilhouette(face, size * 0.66, '#DCE8FF') },
  ];
}

/** A diamond and what it adds, in a capsule at the foot. */
function gemCapsule(d: number, sign: string): readonly Shape[] {
  const [w, h] = [d * 0.8, d * 0.4];
  return [
    { t: 'rect', x: 0, y: 0, w, h, r: h / 2, fill: color.diamondBack, stroke: color.diamond, strokeWidth: 1.3 },
    { t: 'group', x: w * 0.12, y: h * 0.22, shapes: gem(h * 0.62) },
    {
      t: 'text',
      text: sign,
      x: w * 0.42,
      y: 0,
      w: w * 0.54,
      h,
      font: 'alegreya800',
      size: h * 0.72,
      fill: color.text,
      align: 'center',
      valign: 'middle',
    },
  ];
}

/** A pearl as it pays, in a box of d × d: with the diamond that changes it, or the sign of whose printed pearl it is. */
export const paidPearl = memo(
  (value: Pearl | '?', diamond: -1 | 0 | 1, face: string | null, d: number, wordy: boolean): readonly Shape[] => [
    ...pearl(value, d),
    ...(diamond !== 0 && !wordy ? [{ t: 'group', x: d * 0.58, y: d * 0.6, shapes: gem(d * 0.46) } as const] : []),
    ...(diamond !== 0 && wordy
      ? [{ t: 'group', x: d * 0.1, y: d * 0.76, shapes: gemCapsule(d, diamond > 0 ? '+1' : '−1') } as const]
      : []),
    ...(face === null ? [] : [{ t: 'group', x: d * 0.56, y: d * 0.58, shapes: signBadge(face, d) } as const]),
  ],
);

/** A pearl that is not there: a dashed ring with what is asked for. */
export const missingPearl = memo((sign: MissingSign, d: number, tint: string): readonly Shape[] => [
  {
    t: 'circle',
    cx: d / 2,
    cy: d / 2,
    r: d / 2 - 1.5,
    fill: '#0B112280',
    stroke: tint,
    strokeWidth: 2,
    dash: [d * 0.12, d * 0.08],
  },
  ...missingShapes(sign, d, tint),
]);
