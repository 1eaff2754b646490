import { box, clamp, type Box, type Side } from '@/look/box';
import { inside } from '@/look/room';
import { ISLAND } from './hexes';
import type { Room } from './types';

export const GAP = 6;

const grow = ({ textScale }: Pick<Room, 'textScale'>): number => clamp(textScale, 1, 2) - 1;
export const topHeight = (room: Room): number => 44 + grow(room) * 24;
export const graceHeight = (room: Room): number => 22 + grow(room) * 10;
/** A hero of the order: its token, and its health below. */
export const orderHeight = (room: Room, names: boolean): number => (names ? 76 : 50) + grow(room) * (names ? 34 : 14);
/** The hero's line, its actions with names of two lines, and the gold button. */
export const panelHeight = (room: Room): number => 208 + grow(room) * 110;

/** The foot may reach a little into the zone of the home indicator. */
export const within = (room: Room, margin: number): Box => inside(room, margin, room.insets.bottom - 8);

/** The island keeps at least this much of a phone's height. */
export const LEAST_BOARD = 176;

const MAP = 74;
const MAP_GAP = 8;

/** The small map at the foot of the board, away from the thumb; none where the window is too low for it. */
export function mapIn(board: Box, side: Side): Box | null {
  const h = (MAP * ISLAND.height) / ISLAND.width;
  if (board.h < h * 1.9) return null;
  const x = side === 'right' ? board.x + MAP_GAP : board.x + board.w - MAP - MAP_GAP;
  return box(x, board.y + board.h - h - MAP_GAP, MAP, h);
}

/** So wide is the whole island in a height. */
export const islandWidth = (h: number): number => (h * ISLAND.width) / ISLAND.height;
