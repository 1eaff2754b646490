import type { Box } from '@/look/box';
import type { TableLayout } from '../../board/layout';

// Parts of the table that pictures look at.

/** Both open rows with their piles. */
export const boardZone = ({ characters, characterPile, pearls, pearlDiscard }: TableLayout): readonly Box[] => [
  ...characters,
  characterPile,
  ...pearls,
  pearlDiscard,
];

export const characterRow = ({ characters, characterPile }: TableLayout): readonly Box[] => [
  ...characters,
  characterPile,
];

export const pearlRow = ({ pearls, pearlDiscard }: TableLayout): readonly Box[] => [...pearls, pearlDiscard];

/** The own portal with what lies beside it. */
export const ownPortal = ({ own }: TableLayout): readonly Box[] => [own.emblem, own.arch, own.rowZone];

/** How high a hand is at most. */
const HAND = 88;

/** The hand under its line, however many cards it has. */
export const handZone = ({ own: { handLabel }, width }: TableLayout): readonly Box[] => [
  { ...handLabel, w: width - 2 * handLabel.x, h: handLabel.h + HAND },
];

/** The own portal and the hand. */
export const ownZone = (layout: TableLayout): readonly Box[] => [...ownPortal(layout), ...handZone(layout)];

export const rivalsZone = ({ rivals }: TableLayout): readonly Box[] => rivals.map(({ panel }) => panel);

/** The middle of a box. */
export const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
