import type { Box } from '@/look/box';
import type { LayoutMode, Room as AnyRoom } from '@/look/room';

/** What a table must fit into. */
export type Room = AnyRoom & {
  /** A proposal is open: on phones its sheet takes the place of the hero's panel, and more. */
  readonly proposing: boolean;
};

export type TableLayout = {
  readonly mode: LayoutMode;
  readonly width: number;
  readonly height: number;
  /** Way back, whose turn, log and help. */
  readonly top: Box;
  /** Both grace meters in one line. */
  readonly grace: Box;
  /** The eight heroes in the order of their turns. */
  readonly order: Box;
  /** Names stand under the heroes of the order. */
  readonly names: boolean;
  /** The window onto the island. */
  readonly board: Box;
  /** The small map, inside the window; null where the whole island is seen at once. */
  readonly map: Box | null;
  /** The hero whose turn it is, its abilities and the gold button. */
  readonly panel: Box;
  /** Where a proposal lies: on phones over the panel, elsewhere beside the board. */
  readonly sheet: Box;
  /** Altars, the other heroes and what happened, where there is room. */
  readonly side: Box | null;
};
