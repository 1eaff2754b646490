import { color } from '@/look/tokens';
import type { Shape, TextShape } from '@/scene/shapes';
import { down, out } from '@/ui/art/paint';
import { shield } from '@/ui/art/tokens';
import type { Kind } from '../../rules/types';
import { lookSign, tickSize } from './frame';
import { peopleBadge } from './marks';
import { KIND_COLORS } from './palette';
import { kindPattern } from './pattern';
import type { CardLook } from './pearlCard';

/** The words on a card, translated. No ability words: the card is too small for them or has no ability. */
export type CardWords = { readonly name: string; readonly ability?: string };

export type CardFrame = {
  readonly w: number;
  readonly h: number;
  readonly look?: CardLook;
  /** A neighbour may activate it (MOL-146). */ readonly shared?: boolean;
  /** The kind as a hatch, too. */ readonly patterns?: boolean;
};

/** The smallest letters of a name. */
const LEAST = 7.5;

/** How a name is written: in two lines where it must, and in narrower letters where a word of it has no room. */
export function nameType(name: string, w: number, size: number): Pick<TextShape, 'font' | 'minSize' | 'lines'> {
  const words = name.split(/(?<=[ -])/);
  const lines = words.length > 1 && name.length * size * 0.66 > w ? 2 : 1;
  const longest = lines === 1 ? name.length : Math.max(...words.map(({ length }) => length));
  const least = Math.min(12, size) * 0.78;
  return longest * least * 0.78 > w || name.length * least * 0.78 > lines * w * 0.86
    ? { font: 'alegreya800', minSize: Math.min(LEAST, least), lines }
    : { font: 'cinzel700', minSize: least, lines };
}

/** Narrower than this a card shows no name: who touches it reads it. */
export const NAMED_FROM = 60;

type Field = { readonly inset: number; readonly r: number; readonly artBottom: number; readonly bandTop: number };

/** The field behind the figure, in the colour of its kind; the band below its top is darker, for the name. */
export function artField(w: number, m: Field, kind: Kind, patterns: boolean): readonly Shape[] {
  const { centre, middle, edge } = KIND_COLORS[kind];
  const box = {
    t: 'rect',
    x: m.inset,
    y: m.inset,
    w: w - 2 * m.inset,
    h: m.artBottom - m.inset,
    r: [m.r * 0.4, m.r * 0.75, m.r * 0.25, m.r * 0.25],
  } as const;
  const fadeTop = (m.bandTop - m.inset) / (m.artBottom - m.inset);
  return [
    { ...box, fill: out(w / 2, m.bandTop * 0.52, w * 0.72, [centre, middle, edge], [0, 0.55, 1]) },
    ...(patterns ? kindPattern(kind, box, w, m.artBottom) : []),
    {
      ...box,
      fill: down(
        m.inset,
        m.artBottom - m.inset,
        ['#0A0D1900', '#0A0D1900', '#0A0D19E6', '#0A0E1BF2'],
        [0, fadeTop, Math.min(1, fadeTop + 0.16), 1],
      ),
    },
    { ...box, stroke: '#00000040', strokeWidth: 1 },
  ];
}

/** Points hang over the top left corner. A card without a number gives none (MOL-109). */
export function points(power: number, h: number): readonly Shape[] {
  return power === 0 ? [] : [{ t: 'group', x: -2, y: -4, shapes: shield(String(power), h) }];
}

/** Dashed gold edge and people: a neighbour may use it. */
export function sharedEdge(w: number, h: number, r: number, badge: number): readonly Shape[] {
  return [
    { t: 'rect', x: 0.6, y: 0.6, w: w - 1.2, h: h - 1.2, r, stroke: color.gold, strokeWidth: 1.6, dash: [4, 3] },
    { t: 'group', x: w - badge * 0.72, y: -badge * 0.28, shapes: peopleBadge(badge) },
  ];
}

/** The sign of a look, on the right edge of the art where nothing else stands. */
export const sideSign = (look: CardLook, w: number, y: number): readonly Shape[] =>
  look === 'chosen' ? [] : lookSign(look, w - tickSize(w) * 0.7, y, tickSize(w));
