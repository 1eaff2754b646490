import type { Shape } from '@/scene/shapes';
import { down, fade, mix, out } from '@/ui/art/paint';
import { gem } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import type { Pearl } from '../../rules/types';
import { memo } from '@/scene/memo';
import { chosenRing, ringGlow, stoneCard, tick, tickSize } from './frame';
import { NACRE } from './palette';
import { pearlPattern } from './pattern';
import { pearl } from './pearl';
import { arrowPath, swapArrows } from './marks';

/**
 * How a card lies there: as it is, chosen (gold ring), chosen to pay (gold ring and tick), refused, of no use now, open to
 * be chosen (broken violet ring and a ring as sign), or within the player's means (a pearl with a tick).
 */
export type CardLook = 'plain' | 'chosen' | 'ticked' | 'refused' | 'dimmed' | 'eligible' | 'payable';

function niche(w: number, h: number, tint: string): readonly Shape[] {
  const [x, y, r] = [w * 0.083, h * 0.056, w * 0.417];
  const [right, bottom] = [w - x, h - h * 0.06];
  const c = w * 0.11;
  const d = `M${x} ${y + r * 1.08}A${r} ${r * 1.08} 0 0 1 ${right} ${y + r * 1.08}V${bottom - c}Q${right} ${bottom} ${right - c} ${bottom}H${x + c}Q${x} ${bottom} ${x} ${bottom - c}Z`;
  return [
    {
      t: 'path',
      d,
      fill: down(y, bottom - y, ['#0B1120', mix('#0B1120', tint, 0.1), '#141C33'], [0, 0.6, 1]),
      innerShadow: { dx: 0, dy: h * 0.02, blur: h * 0.05, color: '#000000B0' },
    },
    { t: 'path', d, fill: out(w / 2, h * 0.62, w * 0.5, [fade(tint, 0.3), fade(tint, 0)]) },
    { t: 'path', d, stroke: down(y, bottom - y, ['#00000066', '#8FA4D84D']), strokeWidth: 1 },
  ];
}

/** As many dots as the pearl is worth, on one line. */
function dots(value: number, w: number, h: number, tint: string): readonly Shape[] {
  const pitch = Math.min(w * 0.082, (w * 0.72) / value);
  const size = pitch * 0.68;
  const left = (w - (value - 1) * pitch - size) / 2;
  return Array.from({ length: value }, (_, i) => ({
    t: 'rect',
    x: left + i * pitch,
    y: h * 0.87,
    w: size,
    h: Math.min(size, w * 0.05),
    r: size * 0.4,
    fill: tint,
  }));
}

/** The Swap symbol: a violet lozenge with two arrows, in place of the dots. */
function swapMark(w: number, h: number): readonly Shape[] {
  const mh = Math.min(w * 0.27, h * 0.26);
  const mw = mh * 1.63;
  const [x, y] = [(w - mw) / 2, Math.min(h * 0.745, h - mh - h * 0.05)];
  return [
    {
      t: 'rect',
      x,
      y,
      w: mw,
      h: mh,
      r: mh * 0.46,
      fill: down(y, mh, ['#7A57E0', '#5A3CC0']),
      stroke: '#CDBBFF',
      strokeWidth: Math.max(1, w * 0.02),
      shadow: { dx: 0, dy: 1.5, blur: 3, color: '#030610A0' },
    },
    { t: 'group', x: w / 2 - mh * 0.39, y: y + mh * 0.11, shapes: swapArrows(mh * 0.78, '#FFFFFF') },
  ];
}

/** What is told of a pearl beyond its face. */
type More = {
  /** What it counts as in a payment, and whether a diamond makes it so. */
  readonly as?: { readonly value: Pearl; readonly diamond: -1 | 0 | 1 } | undefined;
  readonly patterns?: boolean | undefined;
};

/** "→7" on the foot of a card, with the diamond that raises or lowers it. */
function countsAs({ value, diamond }: NonNullable<More['as']>, w: number, h: number): readonly Shape[] {
  const [bh, stone] = [Math.min(w * 0.42, h * 0.34), diamond !== 0];
  const bw = Math.min(w - 2, bh * (stone ? 2.15 : 1.5));
  const [x, y] = [(w - bw) / 2, h - bh - h * 0.03];
  const tint = stone ? color.diamond : color.gold;
  const left = stone ? bh * 0.78 : 0;
  return [
    {
      t: 'rect',
      x,
      y,
      w: bw,
      h: bh,
      r: bh / 2,
      fill: stone ? color.diamondBack : color.night,
      stroke: tint,
      strokeWidth: 1.4,
    },
    ...(stone ? [{ t: 'group', x: x + bh * 0.26, y: y + bh * 0.24, shapes: gem(bh * 0.56) } as const] : []),
    {
      t: 'path',
      d: arrowPath(x + left + bh * 0.28, y + bh / 2, bh * 0.42),
      stroke: tint,
      strokeWidth: bh * 0.1,
      cap: 'round',
    },
    {
      t: 'text',
      text: String(value),
      x: x + left + bh * 0.72,
      y,
      w: bh * 0.6,
      h: bh,
      font: 'cinzel900',
      size: bh * 0.72,
      fill: color.text,
      align: 'center',
      valign: 'middle',
    },
  ];
}

/** A pearl card of w × h. */
export const pearlCard = memo(
  (value: Pearl, swap: boolean, w: number, h: number, look: CardLook, more: More = {}): readonly Shape[] => {
    const [, middle] = NACRE[value];
    const d = Math.min(w * 0.815, h * 0.62);
    const top = swap ? h * 0.155 : h * 0.185;
    const face: Shape[] = [
      ...stoneCard(w, h, color.lineBright),
      ...niche(w, h, middle),
      {
        t: 'group',
        x: (w - d) / 2,
        y: top,
        shapes: [...pearl(value, d), ...(more.patterns ? pearlPattern(value, d) : [])],
      },
      ...(more.as ? countsAs(more.as, w, h) : swap ? swapMark(w, h) : dots(value, w, h, middle)),
    ];
    const lying: Shape[] = look === 'dimmed' ? [{ t: 'group', opacity: 0.45, shapes: face }] : face;
    return [
      ...ringGlow(w, h, look, w * 0.2),
      ...lying,
      ...chosenRing(w, h, look, w * 0.2),
      ...(look === 'ticked' ? [tick(w - w * 0.1, w * 0.1, tickSize(w))] : []),
    ];
  },
);

/** The back of a pearl card: a hand that the viewer may not see. */
export const pearlBack = memo((w: number, h: number): readonly Shape[] => {
  const r = w * 0.186;
  const inset = Math.max(3, w * 0.07);
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      r,
      fill: out(w / 2, h * 0.46, h * 0.7, ['#4B3A92', '#2A2160', '#221B4F']),
      stroke: color.lineBright,
      strokeWidth: 1.2,
      shadow: { dx: 0, dy: 4, blur: 8, color: '#03061094' },
    },
    {
      t: 'rect',
      x: inset,
      y: inset,
      w: w - 2 * inset,
      h: h - 2 * inset,
      r: r * 0.65,
      stroke: '#8FA4D866',
      strokeWidth: 1,
    },
    { t: 'group', x: w / 2 - w * 0.19, y: h / 2 - w * 0.19, shapes: pearl('', w * 0.38) },
  ];
});
