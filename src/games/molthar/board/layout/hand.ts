import { box, grid, type Box } from '@/look/box';

/** What a card of the hand must show of itself to be touched. */
const TOUCH = 44;
const HAND_RATIO = 58 / 80;
const TABLET_RATIO = 46 / 80;
const GAP = 6;
/** Room for the line between hand and printed pearls. */
const DIVIDER = 15;

export type HandPlaces = {
  readonly hand: readonly Box[];
  readonly handVisible: readonly Box[];
  readonly printed: readonly Box[];
  readonly divider: Box | null;
  readonly printedX: number | null;
};

/** Cards side by side, or overlapping evenly when they need more room. */
function lineUp(zone: Box, n: number, w: number): { readonly cards: Box[]; readonly pitch: number } {
  const pitch = n > 1 ? Math.min(w + GAP, (zone.w - w) / (n - 1)) : w;
  return { cards: Array.from({ length: n }, (_, i) => box(zone.x + i * pitch, zone.y, w, zone.h)), pitch };
}

function visible(cards: readonly Box[], pitch: number): Box[] {
  return cards.map((card, i) => (i === cards.length - 1 ? card : { ...card, w: Math.min(card.w, pitch) }));
}

/** Hand and printed pearls in one line; undefined when a card would show less than a finger needs. */
function oneLine(zone: Box, hand: number, printed: number): HandPlaces | undefined {
  const [cardW, tabletW] = [zone.h * HAND_RATIO, zone.h * TABLET_RATIO];
  const printedW = printed === 0 ? 0 : printed * (tabletW + GAP) - GAP;
  const handZone = box(zone.x, zone.y, zone.w - (printed === 0 ? 0 : printedW + DIVIDER), zone.h);
  const { cards, pitch } = lineUp(handZone, hand, cardW);
  if (handZone.w < cardW || (hand > 1 && pitch < Math.min(TOUCH, cardW))) return undefined;
  // Printed pearls stand at the end of the line, apart from the hand, as long as both are short.
  const x = zone.x + zone.w - printedW;
  return {
    hand: cards,
    handVisible: visible(cards, pitch),
    printed: lineUp(box(x, zone.y, printedW, zone.h), printed, tabletW).cards,
    divider: printed === 0 ? null : box(x - DIVIDER / 2 - 0.5, zone.y, 1, zone.h),
    printedX: printed === 0 ? null : x,
  };
}

/** Many cards: small ones in two rows, hand first. */
function twoRows(zone: Box, hand: number, printed: number): HandPlaces {
  const total = hand + printed;
  const across = Math.ceil(total / 2);
  const gap = 4;
  const w = Math.min((zone.w - gap * (across - 1)) / across, 60);
  const cells = grid(
    box(zone.x, zone.y, across * (w + gap) - gap + 0.01, zone.h),
    total,
    w / ((zone.h - gap) / 2),
    w,
    gap,
  );
  const handCells = cells.slice(0, hand);
  return { hand: handCells, handVisible: handCells, printed: cells.slice(hand), divider: null, printedX: null };
}

/** Whether so many cards need two rows in a zone of this size. */
export const needsTwoRows = (zone: Box, hand: number, printed: number): boolean =>
  shrunkLine(zone, hand, printed) === undefined;

/** The least height at which a card in one line still shows its value well. */
const LEAST = 61;

/** The highest line of cards that fits; side by side if that is possible at all, else overlapping. */
function shrunkLine(zone: Box, hand: number, printed: number): HandPlaces | undefined {
  const heights = Array.from({ length: Math.floor(Math.max(0, zone.h - LEAST) / 2) + 1 }, (_, i) => zone.h - 2 * i);
  const lines = heights.flatMap((h) => oneLine({ ...zone, h }, hand, printed) ?? []);
  const isFree = ({ hand: [first, second] }: HandPlaces) =>
    first === undefined || second === undefined || second.x >= first.x + first.w;
  return lines.find(isFree) ?? lines[0];
}

/** Where the cards of the hand and the printed pearls lie. Nothing is cut off, whatever their number. */
export function handPlaces(zone: Box, hand: number, printed: number): HandPlaces {
  return shrunkLine(zone, hand, printed) ?? twoRows(zone, hand, printed);
}
