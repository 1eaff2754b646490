import type { Shape } from '@/scene/shapes';
import { remember } from '@/scene/memo';
import { glyph } from '@/ui/art/glyph';
import { gem, GEM_RATIO } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import { PEARL_CARDS } from '../../rules/cards';
import type { Pearl, Slot } from '../../rules';
import { arrowPath } from './marks';
import { KIND_COLORS } from './palette';
import { pearl } from './pearl';

/** A part of a price: its width and its drawing about the middle of the line, both in pearls of diameter 1. */
type Piece = { readonly w: number; readonly draw: (d: number) => readonly Shape[] };

export type Price = {
  readonly shapes: readonly Shape[];
  readonly w: number;
  /** There was no room for the pearls themselves: they are counted. */
  readonly folded: boolean;
};

const GAP = 0.16;
/** Pearls of a price are not drawn smaller than this: then they are counted. */
const LEAST = 16;
/** More diamonds than these stand as one with a number. */
const MOST_GEMS = 2;

const number = (text: string, w: number, tint: string = color.text): Piece => ({
  w,
  draw: (d) => [
    {
      t: 'text',
      text,
      x: 0,
      y: -d / 2,
      w: w * d,
      h: d,
      font: 'alegreya800',
      size: d * 0.78,
      fill: tint,
      align: 'center',
      valign: 'middle',
    },
  ],
});

const ball = (value: Parameters<typeof pearl>[0]): Piece => ({
  w: 1,
  draw: (d) => [{ t: 'group', y: -d / 2, shapes: pearl(value, d) }],
});

const stone: Piece = {
  w: 0.86,
  draw: (d) => [{ t: 'group', y: (-d * 0.86 * GEM_RATIO) / 2, shapes: gem(d * 0.86) }],
};

const cards: Piece = { w: 1, draw: (d) => [{ t: 'group', y: -d / 2, shapes: glyph('cards', d, color.text) }] };

/** A printed pearl stays on the table: it wears the blue ring of its character. */
const printed = (value: Parameters<typeof pearl>[0]): Piece => ({
  w: 1.16,
  draw: (d) => [
    { t: 'circle', cx: d * 0.58, cy: 0, r: d * 0.55, stroke: KIND_COLORS.blue.line, strokeWidth: d * 0.09 },
    { t: 'group', x: d * 0.12, y: -d * 0.46, shapes: pearl(value, d * 0.92) },
  ],
});

/** A pearl, an arrow and the value it counts as, close together. */
const becomes = (own: Pearl, value: Pearl, tint: string): Piece => ({
  w: 2.02,
  draw: (d) => [
    ...ball(own).draw(d),
    { t: 'path', d: arrowPath(d * 1.08, 0, d * 0.36), stroke: tint, strokeWidth: d * 0.1, cap: 'round' },
    { t: 'group', x: d * 1.5, shapes: number(String(value), 0.52, tint).draw(d) },
  ],
});

/** "6→7": what the pearl is and what it counts as. */
function piecesOf({ source, value, diamond }: Slot): Piece[] {
  if (source.from === 'printed') return [printed(value)];
  const own = PEARL_CARDS[source.pearl].value;
  return own === value ? [ball(own)] : [becomes(own, value, diamond === 0 ? color.gold : color.diamond)];
}

const gemPieces = (count: number): Piece[] =>
  count > MOST_GEMS ? [stone, number(`×${count}`, 0.9)] : Array.from({ length: count }, () => stone);

const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.w, 0) + GAP * Math.max(0, pieces.length - 1);

function line(pieces: readonly Piece[], d: number, h: number): Pick<Price, 'shapes' | 'w'> {
  let x = 0;
  const shapes = pieces.map((piece): Shape => {
    const drawn: Shape = { t: 'group', x: x * d, y: h / 2, shapes: piece.draw(d) };
    x += piece.w + GAP;
    return drawn;
  });
  return { shapes, w: widthOf(pieces) * d };
}

/** "▯4 ◆2": how many cards and diamonds go. */
function folded(hand: number, printers: number, diamonds: number): Piece[] {
  return [
    ...(hand > 0 ? [cards, number(String(hand), 0.6)] : []),
    ...(printers > 0 ? [printed(''), number(String(printers), 0.6)] : []),
    ...(diamonds > 0 ? [stone, number(String(diamonds), 0.6)] : []),
  ];
}

/** What a payment takes, in a line of at most w × h: pearl by pearl, or counted where they have no room. */
export const priceOf = remember((slotsKey: string, diamonds: number, w: number, h: number): Price => {
  const slots = JSON.parse(slotsKey) as readonly Slot[];
  const whole = [...slots.flatMap(piecesOf), ...gemPieces(diamonds)];
  const d = Math.min(h, w / widthOf(whole));
  if (d >= LEAST) return { ...line(whole, d, h), folded: false };
  const hand = slots.filter(({ source }) => source.from === 'hand').length;
  const counted = folded(hand, slots.length - hand, diamonds);
  return { ...line(counted, Math.min(h, w / widthOf(counted)), h), folded: true };
});
