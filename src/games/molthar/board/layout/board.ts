import { box, columns, cut, type Box, type Side } from '@/look/box';
import type { TableLayout } from './types';

type BoardZones = Pick<
  TableLayout,
  'characters' | 'characterPile' | 'characterDiscard' | 'pearls' | 'pearlPile' | 'pearlDiscard'
>;

const four = ([a, b, c, d]: Box[]): [Box, Box, Box, Box] => [a, b, c, d];
const two = ([a, b]: Box[]): [Box, Box] => [a, b];

/** Upper part of a strip for the pile, the rest for its discard. */
function pileAndDiscard(strip: Box, share: number, gap: number): [Box, Box] {
  const h = strip.h * share - gap / 2;
  return [box(strip.x, strip.y, strip.w, h), box(strip.x, strip.y + h + gap, strip.w, strip.h - h - gap)];
}

/** Phone: two rows of open cards, piles with their discards on the thumb's side. */
export function stackedBoard(characters: Box, pearls: Box, side: Side): BoardZones {
  const pileW = Math.min(62, Math.max(44, characters.w * 0.153));
  const upper = cut(characters, pileW, 9, side);
  const lower = cut(pearls, pileW, 9, side);
  const [characterPile, characterDiscard] = pileAndDiscard(upper.strip, 0.6, 8);
  const [pearlPile, pearlDiscard] = pileAndDiscard(lower.strip, 0.52, 7);
  return {
    characters: two(columns(upper.rest, 2, 9)),
    pearls: four(columns(lower.rest, 4, 7)),
    characterPile,
    characterDiscard,
    pearlPile,
    pearlDiscard,
  };
}

/** Tablet: pile, open cards and discard in one line; the pile on the thumb's side. */
export function spreadBoard(zone: Box, side: Side, k: number): BoardZones {
  const gap = 20 * k;
  const [upper, lower] = [box(zone.x, zone.y, zone.w, 222 * k), box(zone.x, zone.y + 222 * k + gap, zone.w, 144 * k)];
  const line = (row: Box, n: number, w: number, between: number, pileW: number, pileH: number) => {
    const cardsW = n * w + (n - 1) * between;
    const free = (row.w - cardsW) / 2;
    const pw = Math.min(pileW, free - 14 * k);
    const y = row.y + (row.h - pileH) / 2;
    const before = box(row.x + (free - pw) / 2, y, pw, pileH);
    const after = box(row.x + row.w - free + (free - pw) / 2, y, pw, pileH);
    const cards = columns(box(row.x + free, row.y, cardsW, row.h), n, between);
    return side === 'left' ? { cards, pile: before, discard: after } : { cards, pile: after, discard: before };
  };
  const characters = line(upper, 2, 196 * k, 16 * k, 108 * k, 152 * k);
  const pearls = line(lower, 4, 106 * k, 13 * k, 88 * k, 128 * k);
  return {
    characters: two(characters.cards),
    characterPile: characters.pile,
    characterDiscard: characters.discard,
    pearls: four(pearls.cards),
    pearlPile: pearls.pile,
    pearlDiscard: pearls.discard,
  };
}
