import type { Shape } from '@/scene/shapes';
import { fade, out } from '@/ui/art/paint';
import { gem, GEM_RATIO } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import type { Pearl } from '../../rules/types';
import { memo } from '@/scene/memo';
import { pearl } from './pearl';
import { flatSilhouette } from './silhouette';
import { chosenRing, ringGlow } from './frame';
import type { CardLook } from './pearlCard';

export type PileKind = 'pearls' | 'characters';

const BACKS: Readonly<Record<PileKind, readonly [string, string, string]>> = {
  pearls: ['#56419F', '#33276E', '#231B4F'],
  characters: ['#24688F', '#1B3F6B', '#172A52'],
};

/** Number of cards, on the lower right corner of a pile. */
function countBadge(count: number, w: number, h: number): readonly Shape[] {
  const [bw, bh] = [Math.max(26, 14 + String(count).length * 8), 22];
  const [x, y] = [w - bw + 4, h - bh + 4];
  return [
    { t: 'rect', x, y, w: bw, h: bh, r: bh / 2, fill: color.night, stroke: color.lineBright, strokeWidth: 1.2 },
    {
      t: 'text',
      text: String(count),
      x,
      y,
      w: bw,
      h: bh,
      font: 'alegreya800',
      size: 15,
      fill: color.text,
      align: 'center',
      valign: 'middle',
    },
  ];
}

function emptyPlace(w: number, h: number, r: number): Shape {
  return {
    t: 'rect',
    x: 0.7,
    y: 0.7,
    w: w - 1.4,
    h: h - 1.4,
    r,
    fill: '#080D1B66',
    stroke: fade(color.lineBright, 0.85),
    strokeWidth: 1.2,
    dash: [4, 3],
  };
}

function sign(kind: PileKind, size: number): readonly Shape[] {
  return kind === 'pearls' ? pearl('', size) : [{ t: 'group', y: (size * (1 - GEM_RATIO)) / 2, shapes: gem(size) }];
}

/** A face-down pile: three backs, one behind the other, and how many cards there are. */
export const pile = memo((kind: PileKind, count: number, w: number, h: number, look: CardLook): readonly Shape[] => {
  const layers = Math.min(3, Math.max(0, count));
  const step = 2.4;
  const [cw, ch] = [w - 2 * step, h - 2 * step];
  const r = Math.min(12, cw * 0.19);
  const size = Math.min(cw * 0.42, ch * 0.36, 46);
  if (layers === 0) return [emptyPlace(w, h, r), ...countBadge(count, w, h)];
  const back = (i: number): Shape => ({
    t: 'rect',
    x: i * step,
    y: i * step,
    w: cw,
    h: ch,
    r,
    fill: i === 0 ? out(cw / 2, ch * 0.45, Math.max(cw, ch) * 0.66, BACKS[kind]) : '#18223F',
    stroke: fade(color.lineBright, i === 0 ? 1 : 0.7),
    strokeWidth: 1.1,
    ...(i === layers - 1 && { shadow: { dx: 0, dy: 4, blur: 7, color: '#03061094' } }),
  });
  const inset = Math.max(4, cw * 0.085);
  return [
    ...ringGlow(cw, ch, look, r + 1),
    ...Array.from({ length: layers }, (_, i) => back(layers - 1 - i)),
    {
      t: 'rect',
      x: inset,
      y: inset,
      w: cw - 2 * inset,
      h: ch - 2 * inset,
      r: r * 0.62,
      stroke: '#AABEF555',
      strokeWidth: 1.2,
    },
    { t: 'group', x: (cw - size) / 2, y: (ch - size) / 2 - (ch > 60 ? 0 : 2), shapes: sign(kind, size) },
    ...chosenRing(cw, ch, look, r + 1),
    ...countBadge(count, w, h),
  ];
});

/** The place of discarded pearls: the top one faint. */
export const pearlDiscard = memo((top: Pearl | null, count: number, w: number, h: number): readonly Shape[] => {
  const d = Math.min(w * 0.48, h * 0.42, 44);
  return [
    emptyPlace(w, h, Math.min(12, w * 0.19)),
    ...(top === null
      ? []
      : [{ t: 'group', x: (w - d) / 2 - 2, y: (h - d) / 2 - 2, opacity: 0.75, shapes: pearl(top, d) } as const]),
    ...countBadge(count, w, h),
  ];
});

/** The place of discarded characters: the silhouette of the top one. */
export const characterDiscard = memo((face: string | null, count: number, w: number, h: number): readonly Shape[] => {
  const size = Math.min(w * 0.52, h * 0.5, 56);
  return [
    emptyPlace(w, h, Math.min(12, w * 0.19)),
    ...(face === null
      ? []
      : [
          {
            t: 'group',
            x: (w - size) / 2 - 2,
            y: (h - size) / 2 - 3,
            shapes: flatSilhouette(face, size, '#8494C8'),
          } as const,
        ]),
    ...countBadge(count, w, h),
  ];
});

/** A place of the portal or of the open row that holds no card. */
export const emptyCard = memo((w: number, h: number): readonly Shape[] => [emptyPlace(w, h, Math.min(13, w * 0.16))]);
