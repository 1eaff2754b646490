import type { Shape } from '@/scene/shapes';
import { color } from '@/look/tokens';
import type { Pearl } from '../../rules/types';
import { memo } from '@/scene/memo';
import { NACRE } from './palette';

/** What stands on a pearl: a value, '?' for any, '' for a plain one, or a step of a run. */
export type PearlSign = Pearl | '?' | '' | '+1';

/** Below this diameter a pearl is flat: no ring, no highlight, no shadow. */
const FLAT = 30;

const PLAIN = ['#FFFFFF', '#DDE3F2', '#7E8AAD'] as const;
const ANY = ['#FFFFFF', '#E9F0FF', '#8A7FC4'] as const;

const nacreOf = (sign: PearlSign) => (typeof sign === 'number' ? NACRE[sign] : sign === '?' ? ANY : PLAIN);

const circle = (cx: number, cy: number, r: number) => ({ t: 'circle', cx, cy, r }) as const;

function ellipse(cx: number, cy: number, rx: number, ry: number) {
  return { t: 'path', d: `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z` } as const;
}

function numeral(text: string, d: number, size: number): readonly Shape[] {
  const line = {
    t: 'text',
    text,
    x: -d / 2,
    w: 2 * d,
    h: d,
    font: 'cinzel900',
    size,
    align: 'center',
    valign: 'middle',
  } as const;
  return [
    { ...line, y: d * 0.018, fill: '#FFFFFF', opacity: 0.75 },
    { ...line, y: 0, fill: color.ink },
  ];
}

function signShapes(sign: PearlSign, d: number): readonly Shape[] {
  if (sign === '') return [];
  if (sign === '+1') return numeral('+1', d, d * 0.5);
  return numeral(String(sign), d, d * (d < FLAT ? 0.68 : 0.58));
}

function body(sign: PearlSign, c: number, r: number): readonly Shape[] {
  const [light, middle, rim] = nacreOf(sign);
  const ball: Shape = {
    ...circle(c, c, r),
    fill: {
      radial: {
        center: [c - r * 0.28, c - r * 0.4],
        radius: r * 1.5,
        colors: [light, light, middle, rim],
        at: [0, 0.3, 0.72, 1],
      },
    },
  };
  if (sign !== '?') return [ball];
  const veil = (colors: readonly string[], from: readonly [number, number], to: readonly [number, number]): Shape => ({
    ...circle(c, c, r),
    fill: { linear: { from, to, colors } },
  });
  return [
    ball,
    veil(['#FFB7D900', '#E7A9FF66', '#7FE3FFAA'], [c - r, c - r], [c + r, c + r]),
    veil(['#FFF0B800', '#FFE9A855', '#9CFFD488'], [c + r, c - r], [c - r, c + r]),
  ];
}

function flatPearl(sign: PearlSign, d: number): readonly Shape[] {
  const r = d / 2;
  return [
    ...body(sign, r, r),
    { ...circle(r, r, r - 0.4), stroke: '#FFFFFF30', strokeWidth: 0.8 },
    ...signShapes(sign, d),
  ];
}

/** Mother-of-pearl between the ring and the ball: rose, white and sea green follow each other round the pearl. */
function ring(c: number, r: number): readonly Shape[] {
  return [
    {
      ...circle(c, c, r),
      fill: {
        linear: {
          from: [c - r, c - r],
          to: [c + r, c + r],
          colors: ['#B9C3DE', '#8E93B4', '#6F6E93', '#A68FA8'],
          at: [0, 0.4, 0.7, 1],
        },
      },
    },
    {
      ...circle(c, c, r),
      fill: { linear: { from: [c + r, c - r], to: [c - r, c + r], colors: ['#9FE6E855', '#FFFFFF10', '#F5B8E066'] } },
    },
    {
      ...circle(c, c, r - 0.5),
      stroke: { linear: { from: [c, c - r], to: [c, c + r], colors: ['#E6ECFF99', '#0A0F2066'] } },
      strokeWidth: 1,
    },
  ];
}

function roundPearl(sign: PearlSign, d: number): readonly Shape[] {
  const c = d / 2;
  const outer = c;
  const r = c * 0.915;
  return [
    { ...ellipse(c, d * 0.965, c * 0.68, d * 0.055), fill: '#04060FCC', blur: d * 0.02 },
    ...ring(c, outer),
    ...body(sign, c, r),
    // Light that comes round from the niche: a soft crescent at the lower right.
    {
      ...circle(c, c, r - d * 0.025),
      stroke: {
        linear: {
          from: [c - r * 0.2, c - r * 0.2],
          to: [c + r, c + r],
          colors: ['#FFFFFF00', '#FFFFFF00', '#FFFFFF8C'],
          at: [0, 0.45, 1],
        },
      },
      strokeWidth: d * 0.05,
    },
    {
      ...circle(c, c, r - 0.4),
      stroke: {
        linear: {
          from: [c - r, c - r],
          to: [c + r, c + r],
          colors: ['#FFFFFFE0', '#FFFFFF20', '#1A133540'],
          at: [0, 0.5, 1],
        },
      },
      strokeWidth: 0.9,
    },
    { ...ellipse(c - r * 0.38, c - r * 0.52, r * 0.36, r * 0.24), fill: '#FFFFFFD0', blur: d * 0.05 },
    ...signShapes(sign, d),
  ];
}

/** A pearl in a box of d × d. */
export const pearl = memo((sign: PearlSign, d: number): readonly Shape[] =>
  d < FLAT ? flatPearl(sign, d) : roundPearl(sign, d),
);
