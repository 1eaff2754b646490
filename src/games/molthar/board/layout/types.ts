import type { Box } from '@/look/box';
import type { LayoutMode, Room as AnyRoom } from '@/look/room';

/** What the table is laid out for. */
export type Room = AnyRoom & {
  readonly rivals: number;
  /** Cards in the own hand, own printed pearls, own activated characters. */
  readonly hand: number;
  readonly printed: number;
  readonly activated: number;
  /** Activated characters of each rival, in the order of their zones. */
  readonly rivalActivated: readonly number[];
  /** A question or an ability waits to be answered: the bar has one line more. */
  readonly prompt: boolean;
  /** Nothing is done here, as in a replay: seeing everybody's portal matters more than room for a finger. */
  readonly looking?: boolean;
};

/** line: one line (emblem, points, hand). strip: narrow, stats below the cards. full: stats beside the cards. tall: with an activated row below. */
type RivalStyle = 'line' | 'strip' | 'full' | 'tall';

export type RivalZone = {
  readonly style: RivalStyle;
  readonly panel: Box;
  readonly emblem: Box;
  readonly name: Box;
  readonly points: Box;
  /** Hand, diamonds and activated, each a sign and a number. */
  readonly stats: readonly [Box, Box, Box];
  /** None where the panel is one line: then the panel opens the list. */
  readonly portal: readonly [Box, Box] | null;
  readonly row: readonly Box[];
};

export type OwnZone = {
  readonly panel: Box;
  readonly emblem: Box;
  readonly name: Box;
  readonly points: Box;
  readonly diamonds: Box;
  readonly arch: Box;
  readonly portal: readonly [Box, Box];
  /** The whole activated row, and its cards. */
  readonly rowZone: Box;
  readonly row: readonly Box[];
  readonly handLabel: Box;
  readonly printedLabel: Box | null;
  /** The part of each card that the next one leaves free is what one touches. */
  readonly hand: readonly Box[];
  readonly handVisible: readonly Box[];
  readonly printed: readonly Box[];
  /** Between hand and printed pearls. */
  readonly divider: Box | null;
};

export type TableLayout = {
  readonly mode: LayoutMode;
  readonly width: number;
  readonly height: number;
  /** Way back, whose turn, log and help. */
  readonly top: Box;
  readonly rivals: readonly RivalZone[];
  readonly characters: readonly [Box, Box];
  readonly characterPile: Box;
  readonly characterDiscard: Box;
  readonly pearls: readonly [Box, Box, Box, Box];
  readonly pearlPile: Box;
  readonly pearlDiscard: Box;
  readonly own: OwnZone;
  /** Beads, words and the buttons. */
  readonly bar: Box;
  /** Stays open where there is room; else sheets come and go. */
  readonly sidePanel: Box | null;
};
