import type { Box } from '@/look/box';
import type { LayoutMode, Room as AnyRoom } from '@/look/room';

/** What a table must fit into. */
export type Room = AnyRoom & {
  /** A proposal is open: on phones its sheet takes the place of the panel, and more. */
  readonly proposing: boolean;
};

export type TableLayout = {
  readonly mode: LayoutMode;
  readonly width: number;
  readonly height: number;
  /** Way back, whose round, log and help. */
  readonly top: Box;
  /** The score of all sides in one line. */
  readonly score: Box;
  /** The window onto the table. */
  readonly board: Box;
  /** The small map inside the window; null where the whole table is seen at once. */
  readonly map: Box | null;
  /** Who acts and what can be done; the groups that are still to act. */
  readonly panel: Box;
  /** Where a proposal lies: on phones over the panel, elsewhere beside the board. */
  readonly sheet: Box;
  /** All units of all sides, where there is room. */
  readonly roster: Box | null;
};
