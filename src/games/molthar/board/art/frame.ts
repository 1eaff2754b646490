import type { Corners, Outline, Shape } from '@/scene/shapes';
import { down, fade, out } from '@/ui/art/paint';
import { color } from '@/look/tokens';
import type { CardLook } from './pearlCard';

/** The stone of a card: lit top edge, coloured frame, shadow below. */
export function stoneCard(w: number, h: number, line: string, r = w * 0.186): readonly Shape[] {
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      r,
      fill: down(0, h, ['#3D4E80', '#2A3A63', '#1C2745'], [0, 0.3, 1]),
      shadow: { dx: 0, dy: 5, blur: 8, color: '#03061094' },
    },
    {
      t: 'rect',
      x: 1.4,
      y: 1.4,
      w: w - 2.8,
      h: h - 2.8,
      r: r - 1.4,
      stroke: down(0, h * 0.4, ['#C4D2FF4D', '#C4D2FF00']),
      strokeWidth: 1,
    },
    { t: 'rect', x: 0.6, y: 0.6, w: w - 1.2, h: h - 1.2, r: r - 0.6, stroke: fade(line, 0.78), strokeWidth: 1.2 },
  ];
}

const RING = { chosen: color.gold, ticked: color.gold, refused: color.blood, eligible: color.violet } as const;
type Ringed = keyof typeof RING;
const isRinged = (look: CardLook): look is Ringed => look in RING;

const ringBox = (w: number, h: number, r: Corners): Outline => ({ t: 'rect', x: -1, y: -1, w: w + 2, h: h + 2, r });

/** The light round what is chosen, refused or open to be chosen: drawn under the card. */
export function ringGlow(w: number, h: number, look: CardLook, r: Corners): readonly Shape[] {
  return isRinged(look) ? [{ ...ringBox(w, h, r), fill: fade(RING[look], 0.6), blur: 9 }] : [];
}

/** A thick ring round what is chosen or refused, a broken one round what can be chosen: drawn over the card. */
export function chosenRing(w: number, h: number, look: CardLook, r: Corners): readonly Shape[] {
  if (!isRinged(look)) return [];
  const box = ringBox(w, h, r);
  if (look === 'eligible') return [{ ...box, stroke: RING[look], strokeWidth: 2.4, dash: [6, 4] }];
  return [
    { ...box, stroke: RING[look], strokeWidth: 2.8 },
    { ...box, stroke: down(0, h, [fade('#FFFFFF', 0.55), fade('#FFFFFF', 0)], [0, 0.5]), strokeWidth: 0.9 },
  ];
}

/** Radius of the tick on a card of this width. */
export const tickSize = (w: number): number => Math.min(11, Math.max(8.5, w * 0.14));

/** A gold tick on a dark edge, about cx, cy. */
export function tick(cx: number, cy: number, r: number): Shape {
  const d = `M${cx - r * 0.42} ${cy + r * 0.04}L${cx - r * 0.1} ${cy + r * 0.36}L${cx + r * 0.44} ${cy - r * 0.32}`;
  return {
    t: 'group',
    shapes: [
      { t: 'circle', cx, cy, r, fill: color.gold, stroke: color.night, strokeWidth: Math.max(1.2, r * 0.16) },
      { t: 'path', d, stroke: color.ink, strokeWidth: r * 0.26, cap: 'round' },
    ],
  };
}

/** An empty ring on a dark disc: this can be chosen. */
const choosable = (cx: number, cy: number, r: number): Shape => ({
  t: 'group',
  shapes: [
    { t: 'circle', cx, cy, r, fill: color.night, stroke: color.violet, strokeWidth: Math.max(1.2, r * 0.18) },
    { t: 'circle', cx, cy, r: r * 0.42, stroke: color.violetText, strokeWidth: Math.max(1.2, r * 0.2) },
  ],
});

/** A pearl with a tick: there is enough to pay for this. */
const affordable = (cx: number, cy: number, r: number): Shape => ({
  t: 'group',
  shapes: [
    { t: 'circle', cx, cy, r, fill: color.night, stroke: color.gold, strokeWidth: Math.max(1.2, r * 0.16) },
    {
      t: 'circle',
      cx,
      cy,
      r: r * 0.74,
      fill: out(cx - r * 0.2, cy - r * 0.3, r * 1.1, ['#FFFFFF', '#DDE3F2', '#7E8AAD']),
    },
    {
      t: 'path',
      d: `M${cx - r * 0.36} ${cy + r * 0.02}L${cx - r * 0.08} ${cy + r * 0.3}L${cx + r * 0.38} ${cy - r * 0.28}`,
      stroke: color.ink,
      strokeWidth: r * 0.24,
      cap: 'round',
    },
  ],
});

/** The sign that stands with a ring, about cx, cy: nobody has to tell looks apart by colour. */
export function lookSign(look: CardLook, cx: number, cy: number, r: number): readonly Shape[] {
  if (look === 'eligible') return [choosable(cx, cy, r)];
  if (look === 'payable') return [affordable(cx, cy, r)];
  return look === 'chosen' || look === 'ticked' ? [tick(cx, cy, r)] : [];
}
