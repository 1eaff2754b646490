import type { Box } from '@/look/box';
import type { LayoutMode, Room as AnyRoom } from '@/look/room';
import type { MapId } from '../../rules';

/** What a table must fit into. */
export type Room = AnyRoom & {
  readonly board: 'map' | 'portal';
  readonly map: MapId;
  /** Maps of other realms. */
  readonly others: readonly MapId[];
  /** A line above the buttons. */
  readonly prompt: boolean;
  /** Heroes to command. */
  readonly heroes: boolean;
  /** The portal is being turned: where it stands beside a map, it has room then, and what it would send. */
  readonly turning: boolean;
  /** Several people turn it, each from a side of their own. */
  readonly shared: boolean;
};

/** What the words above and below a small map take, and whether the name of the map is among them. */
export type SmallEdges = { readonly head: number; readonly foot: number; readonly named: boolean };
export type SmallBox = Box & SmallEdges;

export type TableLayout = {
  readonly mode: LayoutMode;
  readonly width: number;
  readonly height: number;
  /** Way back, phase, log and help. */
  readonly top: Box;
  /** Everybody's gold and wounds. */
  readonly strip: Box;
  /** A row a player in it, else all in one line. */
  readonly rows: boolean;
  /** The window onto the large map; higher maps scroll in it. Null where the portal has its place. */
  readonly board: Box | null;
  /** Side of a cell of the large map. */
  readonly cell: number;
  /** The large map lies on its side. */
  readonly turned: boolean;
  /** The portal: a square. Null where it is not shown. */
  readonly portal: Box | null;
  /** Bands above and below the portal for those who turn it from there; null where they have no room. */
  readonly sides: { readonly above: Box; readonly below: Box } | null;
  /** What would arrive, below or beside the portal. */
  readonly arrivals: Box | null;
  /** Maps of the others, where there is room. */
  readonly small: readonly SmallBox[];
  /** Cards of the own heroes. */
  readonly heroes: Box | null;
  /** The newest lines of the log, where there is room. */
  readonly log: Box | null;
  readonly bar: Box;
};
