import { box, clamp, columns, rows, type Box } from '@/look/box';
import { inside } from '@/look/room';
import type { MapId } from '../../rules';
import { cellFor, mapLayout } from '../map/mapLayout';
import type { Room, SmallBox, SmallEdges, TableLayout } from './types';

export const GAP = 6;
/** A player's row where the strip is a list. */
export const ROW = 62;
/** A cell of the large map is no larger than this. */
export const MOST_CELL = 70;

/** In windows narrower than this text grows less. */
const NARROW = 360;

/** How much larger than usual text is, at most so much. */
const grow = ({ textScale, width }: Pick<Room, 'textScale' | 'width'>, most = width < NARROW ? 0.7 : 1): number =>
  clamp(textScale, 1, 1 + most) - 1;
/** Words among buttons grow no more than this. */
const TIGHT = 0.3;
/** The line above the buttons: two lines of text. */
export const promptHeight = (textScale: number): number => 48 + (clamp(textScale, 1, 1 + TIGHT) - 1) * 34;
export const topHeight = (room: Room): number => 44 + grow(room) * 24;
export const stripHeight = (room: Room): number => 36 + grow(room) * 20;
export const heroesHeight = (room: Room): number => 78 + grow(room) * 62;
export const barHeight = (room: Room): number =>
  56 + grow(room, TIGHT) * 120 + (room.prompt ? promptHeight(room.textScale) : 0);
export const turnHeight = (room: Room): number => 176 + grow(room) * 110;

/** The foot may reach a little into the zone of the home indicator. */
export const within = (room: Room, margin: number): Box => inside(room, margin, room.insets.bottom - 8);

/** A square as large as can be, in the middle of a zone. */
export function square(zone: Box, most: number): Box {
  const side = Math.min(zone.w, zone.h, most);
  return box(zone.x + (zone.w - side) / 2, zone.y + (zone.h - side) / 2, side, side);
}

/** A control of somebody's side: a sign over a word. */
const bandHeight = (room: Room): number => 52 + grow(room) * 24;

/** A band needs this much for two people, one of them with two buttons. */
export const bandWidth = ({ textScale }: Room): number => 280 * textScale;

/** What the bands above and below the wheel take. */
export const bandsHeight = (room: Room): number => (room.shared ? 2 * (bandHeight(room) + GAP) : 0);

/** The wheel as large as can be in the middle of a zone, between the bands of those who share it. */
export function wheelIn(
  room: Room,
  zone: Box,
  most: number,
): { readonly portal: Box; readonly sides: TableLayout['sides'] } {
  const band = bandsHeight(room) / 2;
  const portal = square(box(zone.x, zone.y + band, zone.w, zone.h - 2 * band), most);
  if (!room.shared) return { portal, sides: null };
  const h = band - GAP;
  const above = box(zone.x, portal.y - band, zone.w, h);
  return { portal, sides: { above, below: { ...above, y: portal.y + portal.h + GAP } } };
}

/** A cell that a finger still hits; maps that do not fit with it scroll. */
const LEAST_CELL = 34;

/** The cell of a map in a window: the whole map, or its whole width. */
export function cellIn(map: MapId, { w, h }: Box): number {
  const whole = cellFor(map, w, h);
  return whole >= LEAST_CELL ? whole : Math.min(cellFor(map, w, Infinity), Math.max(whole, 46));
}

/** The box of a map in a zone: in its middle, at its top where it scrolls. */
export function window(map: MapId, cell: number, zone: Box, turned = false): Box {
  const { width, height } = mapLayout(map, cell, turned);
  const h = Math.min(height, zone.h);
  return box(zone.x + (zone.w - width) / 2, zone.y + (zone.h - h) / 2, width, h);
}

const SMALL_GAP = 12;

/** What the words round a small map take: a name above it, a warning below it. Narrow ones have the name of their map no more, and two lines below. */
function smallEdges({ textScale }: Pick<Room, 'textScale'>, w: number): SmallEdges {
  const named = w >= 80 + 150 * textScale;
  const lines = w >= 16 + 175 * textScale ? 1 : 2;
  return {
    named,
    head: Math.max(40, (named ? 40 : 24) * textScale),
    foot: 5 + lines * 19 * textScale,
  };
}

/** The map in the box of a small one: under its heading, as large as it fits. */
export function smallMapIn(
  map: MapId,
  { head, foot, ...zone }: SmallBox,
): { readonly x: number; readonly y: number; readonly cell: number } {
  const room = box(zone.x + 6, zone.y + head, zone.w - 12, Math.max(0, zone.h - head - foot));
  const cell = cellFor(map, room.w, room.h);
  const { width, height } = mapLayout(map, cell);
  return { x: room.x + (room.w - width) / 2, y: room.y + (room.h - height) / 2, cell };
}

/** So wide is a small map that fills a height. */
export function smallWidth(room: Room, map: MapId, h: number): number {
  const { head, foot } = smallEdges(room, Infinity);
  return mapLayout(map, cellFor(map, Infinity, h - head - foot)).width + 12;
}

/** So high is one that fills a width. */
export function smallHeight(room: Room, map: MapId, w: number): number {
  const { head, foot } = smallEdges(room, w);
  return mapLayout(map, cellFor(map, w - 12, Infinity)).height + head + foot;
}

/** The maps of the others fill a zone, in the rows at which the smallest of them is largest. */
export function smallMaps(room: Room, zone: Box): SmallBox[] {
  const { others } = room;
  const inSo = (most: number): SmallBox[] =>
    inRows(zone, others.length, most).map((each) => ({ ...each, ...smallEdges(room, each.w) }));
  const least = (boxes: readonly SmallBox[]): number =>
    Math.min(...others.map((map, i) => smallMapIn(map, boxes[i]).cell));
  return others.map((_, i) => inSo(i + 1)).reduce((best, next) => (least(next) > least(best) ? next : best), inSo(1));
}

/** So many boxes in so many rows at most; the last row may have fewer, which are wider. */
function inRows(zone: Box, count: number, most: number): Box[] {
  const across = Math.ceil(count / most);
  const down = Math.max(1, Math.ceil(count / Math.max(1, across)));
  return rows(zone, down, SMALL_GAP).flatMap((row, i) => columns(row, Math.min(across, count - i * across), SMALL_GAP));
}
