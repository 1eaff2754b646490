import type { Shape } from '@/scene/shapes';
import { fade, out } from '@/ui/art/paint';
import { gem, shield, SHIELD_RATIO } from '@/ui/art/tokens';
import type { Character, Pearl } from '../../rules/types';
import { kindMark } from './marks';
import { KIND_COLORS } from './palette';
import { kindPattern } from './pattern';
import { pearl } from './pearl';
import { flatSilhouette, silhouette } from './silhouette';
import { chosenRing, ringGlow, tick, tickSize } from './frame';
import { memo } from '@/scene/memo';
import type { CardLook } from './pearlCard';

/** What an activated character still gives: its printed pearl, else its points, else its mark. */
function gift(character: Character, size: number): readonly Shape[] {
  if (character.ability === 'pearl' && character.pearl !== null) return pearl(character.pearl, size);
  if (character.ability === 'pearlAny') return pearl('?', size);
  if (character.power > 0)
    return [{ t: 'group', x: (size * (1 - SHIELD_RATIO)) / 2, shapes: shield(String(character.power), size) }];
  if (character.diamonds > 0) return gem(size);
  return kindMark(character.kind, size);
}

/** An activated character in its owner's row. */
export function rowCard(character: Character, w: number, h: number, patterns = false): readonly Shape[] {
  const { line, middle, edge } = KIND_COLORS[character.kind];
  const r = w * 0.22;
  const [size, low] = [w * 0.76, w * 0.47];
  const gap = (h - size - low) / 3;
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      r,
      fill: out(w / 2, h * 0.3, h * 0.8, [middle, edge, fade('#0F1730', 1)], [0, 0.55, 1]),
      shadow: { dx: 0, dy: 3, blur: 5, color: '#03061094' },
    },
    ...(patterns ? kindPattern(character.kind, { t: 'rect', x: 0, y: 0, w, h, r }, w, h) : []),
    { t: 'rect', x: 0.5, y: 0.5, w: w - 1, h: h - 1, r: r - 0.5, stroke: fade(line, 0.7), strokeWidth: 1.1 },
    { t: 'group', x: (w - size) / 2, y: gap * 0.9, shapes: silhouette(character.face, character.kind, size) },
    { t: 'group', x: (w - low) / 2, y: h - low - gap, shapes: gift(character, low) },
  ];
}

/** A printed pearl: a round-topped tablet with its character's sign. It is never discarded (MOL-199). A low one shows the sign beside the pearl. */
export const printedPearl = memo(
  (sign: Pearl | '?', face: string, w: number, h: number, look: CardLook): readonly Shape[] => {
    const low = h < w * 1.4;
    const top = Math.min(w / 2, h * 0.5);
    const foot = Math.min(w * 0.28, h * 0.22);
    const d = low ? Math.min(w * 0.62, h * 0.78) : w * 0.8;
    const sized = low ? Math.min(w * 0.34, h * 0.4) : Math.min(w * 0.56, h - d - w * 0.34);
    const box = { t: 'rect', x: 0, y: 0, w, h, r: [top, top, foot, foot] } as const;
    const edge = [top + 1, top + 1, foot + 1, foot + 1] as const;
    const drawn: Shape[] = [
      {
        ...box,
        fill: out(w / 2, h * 0.3, h * 0.85, ['#2C5199', '#223B74', '#1A2A55']),
        shadow: { dx: 0, dy: 4, blur: 7, color: '#03061094' },
      },
      { ...box, x: 0.7, y: 0.7, w: w - 1.4, h: h - 1.4, stroke: KIND_COLORS.blue.line, strokeWidth: 1.4 },
      { t: 'group', x: low ? w * 0.08 : (w - d) / 2, y: low ? (h - d) / 2 : w * 0.1, shapes: pearl(sign, d) },
      {
        t: 'group',
        x: low ? w * 0.94 - sized : (w - sized) / 2,
        y: h - sized - (low ? h * 0.1 : w * 0.16),
        shapes: flatSilhouette(face, sized, '#CFE0FF'),
      },
    ];
    const lying: Shape[] = look === 'dimmed' ? [{ t: 'group', opacity: 0.45, shapes: drawn }] : drawn;
    return [
      ...ringGlow(w, h, look, edge),
      ...lying,
      ...chosenRing(w, h, look, edge),
      ...(look === 'ticked' ? [tick(w - w * 0.1, w * 0.12, tickSize(w))] : []),
    ];
  },
);
