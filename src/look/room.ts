import { box, type Box, type Side } from './box';
import { VERY_WIDE, WIDE } from './tokens';

/** The four shapes of screens that a table is laid out for. */
export type LayoutMode = 'phone' | 'landscape' | 'tablet' | 'wide';

/** What any table must fit into; a game adds what its own table depends on. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** The thumb's side. */
  readonly side: Side;
  /** How large the reader wants text, 1 to 2. */
  readonly textScale: number;
};

/** From which measures on a game's table has room for each mode. */
type Thresholds = {
  /** Height of a wide screen on its side; lower, it is a phone on its side. */
  readonly wide: number;
  /** Height of a tablet's table. */
  readonly tablet: number;
  /** Width of a table in columns. */
  readonly landscape?: number;
};

/** Which of the four tables fits a screen. */
export function layoutMode(width: number, height: number, from: Thresholds): LayoutMode {
  const upright = height >= width;
  if (width >= VERY_WIDE && !upright && height >= from.wide) return 'wide';
  if (width >= WIDE && height >= from.tablet) return 'tablet';
  return upright || width < (from.landscape ?? 0) ? 'phone' : 'landscape';
}

/** What is left of a room inside its insets, at least so far from the edges; the foot may reach into the home indicator's zone. */
export function inside({ width, height, insets }: Room, margin: number, foot: number = insets.bottom): Box {
  const [x, y] = [Math.max(margin, insets.left), Math.max(margin, insets.top)];
  return box(x, y, width - x - Math.max(margin, insets.right), height - y - Math.max(margin, foot));
}

/** The side that the thumb is not on. */
export const awayFrom = (side: Side): Side => (side === 'left' ? 'right' : 'left');
