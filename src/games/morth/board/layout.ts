import { box, clamp, columns, cut, type Box } from '@/look/box';
import { awayFrom, inside, layoutMode, type LayoutMode, type Room as AnyRoom } from '@/look/room';
import type { MapId } from '../rules';
import { cellFor, mapLayout } from './map/mapLayout';

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
};

export type TableLayout = {
  readonly mode: LayoutMode;
  readonly width: number;
  readonly height: number;
  /** Way back, phase, log and help. */
  readonly top: Box;
  /** Everybody's gold and wounds. */
  readonly strip: Box;
  /** The window onto the large map; higher maps scroll in it. Null where the portal has its place. */
  readonly board: Box | null;
  /** Side of a cell of the large map. */
  readonly cell: number;
  /** The portal: a square. Null where it is not shown. */
  readonly portal: Box | null;
  /** What would arrive, below or beside the portal. */
  readonly arrivals: Box | null;
  /** Maps of the others, where there is room. */
  readonly small: readonly Box[];
  /** Cards of the own heroes. */
  readonly heroes: Box | null;
  /** The newest lines of the log, where there is room. */
  readonly log: Box | null;
  readonly bar: Box;
};

/** Lower than this a wide screen is a phone on its side. */
const FROM = { wide: 560, tablet: 560 } as const;

const GAP = 6;
/** A player's row where the strip is a list. */
const ROW = 62;
const grow = ({ textScale }: Pick<Room, 'textScale'>): number => clamp(textScale, 1, 2) - 1;
/** The line above the buttons: two lines of text. */
export const promptHeight = (textScale: number): number => 48 + grow({ textScale }) * 34;
const topHeight = (room: Room): number => 44 + grow(room) * 24;
const stripHeight = (room: Room): number => 36 + grow(room) * 20;
const heroesHeight = (room: Room): number => 78 + grow(room) * 62;
const barHeight = (room: Room): number => 56 + grow(room) * 62 + (room.prompt ? promptHeight(room.textScale) : 0);
const turnHeight = (room: Room): number => 176 + grow(room) * 110;

/** A cell that a finger still hits; maps that do not fit with it scroll. */
const LEAST_CELL = 34;

/** The cell of a map in a window: the whole map, or its whole width. */
function cellIn(map: MapId, { w, h }: Box): number {
  const whole = cellFor(map, w, h);
  return whole >= LEAST_CELL ? whole : Math.min(cellFor(map, w, Infinity), Math.max(whole, 46));
}

/** The foot may reach a little into the zone of the home indicator. */
const within = (room: Room, margin: number): Box => inside(room, margin, room.insets.bottom - 8);

/** A square as large as can be, in the middle of a zone. */
function square(zone: Box, most: number): Box {
  const side = Math.min(zone.w, zone.h, most);
  return box(zone.x + (zone.w - side) / 2, zone.y + (zone.h - side) / 2, side, side);
}

/** The box of a map in a zone: in its middle, at its top where it scrolls. */
function window(map: MapId, cell: number, zone: Box): Box {
  const { width, height } = mapLayout(map, cell);
  const h = Math.min(height, zone.h);
  return box(zone.x + (zone.w - width) / 2, zone.y + (zone.h - h) / 2, width, h);
}

function phone(room: Room): TableLayout {
  const all = within(room, 8);
  const top = box(all.x, all.y, all.w, topHeight(room));
  const strip = box(all.x, top.y + top.h + 2, all.w, stripHeight(room));
  const bar = box(all.x, all.y + all.h - barHeight(room), all.w, barHeight(room));
  const onMap = room.board === 'map';
  const heroes = onMap && room.heroes ? box(all.x, bar.y - GAP - heroesHeight(room), all.w, heroesHeight(room)) : null;
  const from = strip.y + strip.h + GAP;
  const until = (heroes ?? bar).y - GAP;
  const zone = box(0, from, room.width, until - from);
  const ring = box(all.x, from, all.w, Math.min(all.w, until - from - turnHeight(room)));
  const cell = cellIn(room.map, zone);
  return {
    mode: 'phone',
    width: room.width,
    height: room.height,
    top,
    strip,
    heroes,
    bar,
    cell,
    small: [],
    log: null,
    board: onMap ? window(room.map, cell, zone) : null,
    portal: onMap ? null : square(ring, 520),
    arrivals: onMap ? null : box(all.x, from + ring.h + 4, all.w, until - from - ring.h - 4),
  };
}

function landscape(room: Room): TableLayout {
  const all = within(room, 8);
  const { strip: zone, rest } = cut(all, Math.min(all.w * 0.5, all.h * 1.06), 10, awayFrom(room.side));
  const onMap = room.board === 'map';
  const top = box(rest.x, rest.y, rest.w, 44);
  const strip = box(rest.x, top.y + 46, rest.w, stripHeight(room));
  const bar = box(rest.x, rest.y + rest.h - barHeight(room), rest.w, barHeight(room));
  const from = strip.y + strip.h + GAP;
  const middle = box(rest.x, from, rest.w, bar.y - GAP - from);
  const cell = cellIn(room.map, zone);
  return {
    mode: 'landscape',
    width: room.width,
    height: room.height,
    top,
    strip,
    bar,
    cell,
    small: [],
    log: null,
    board: onMap ? window(room.map, cell, zone) : null,
    portal: onMap ? null : square(zone, 520),
    arrivals: onMap ? null : middle,
    heroes: onMap && room.heroes ? { ...middle, h: Math.min(middle.h, heroesHeight(room) * 2) } : null,
  };
}

function smallMaps(zone: Box, others: readonly MapId[]): Box[] {
  return columns(zone, Math.max(1, others.length), 12).slice(0, others.length);
}

function tablet(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w, topHeight(room) + 8);
  const bar = box(all.x, all.y + all.h - barHeight(room), all.w, barHeight(room));
  const heroes = room.heroes ? box(all.x, bar.y - 8 - heroesHeight(room), all.w, heroesHeight(room)) : null;
  const until = (heroes ?? bar).y - 10;
  const from = top.y + top.h + 8;
  const smallH = room.others.length > 0 ? clamp(all.h * 0.2, 150, 270) : 0;
  const main = box(all.x, from, all.w, until - from - (smallH > 0 ? smallH + 10 : 0));
  const cell = Math.min(cellFor(room.map, all.w * 0.62, main.h), 70);
  const { strip: zone, rest } = cut(main, mapLayout(room.map, cell).width, 14, awayFrom(room.side));
  const stripH = (room.others.length + 1) * ROW * 0.8;
  const portal = square(box(rest.x, main.y + stripH + 8, rest.w, Math.min(rest.w, main.h * 0.5)), 460);
  const below = portal.y + portal.h + 10;
  return {
    mode: 'tablet',
    width: room.width,
    height: room.height,
    top,
    heroes,
    bar,
    cell,
    portal,
    strip: box(rest.x, main.y, rest.w, stripH),
    board: window(room.map, cell, zone),
    arrivals: box(rest.x, below, rest.w, main.y + main.h - below),
    small: smallMaps(box(all.x, until - smallH, all.w, smallH), room.others),
    log: box(rest.x, below, rest.w, main.y + main.h - below),
  };
}

function wide(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w, topHeight(room) + 8);
  const main = box(all.x, top.y + top.h + 8, all.w, all.h - top.h - 8);
  const heroesH = room.heroes ? heroesHeight(room) + 8 : 0;
  const cell = Math.min(cellFor(room.map, main.w * 0.5, main.h - heroesH), 70);
  const mapW = Math.max(mapLayout(room.map, cell).width, Math.min(main.w * 0.4, 440));
  const { strip: left, rest } = cut(main, mapW, 20, awayFrom(room.side));
  const zone = box(left.x, left.y, left.w, left.h - heroesH);
  const bar = box(rest.x, rest.y + rest.h - barHeight(room), rest.w, barHeight(room));
  const free = bar.y - 10 - rest.y;
  const smallH = room.others.length > 0 ? clamp(free * 0.42, 150, 370) : 0;
  const upper = box(rest.x, rest.y, rest.w, free - (smallH > 0 ? smallH + 12 : 0));
  const portal = square(box(upper.x, upper.y, Math.min(upper.w * 0.56, upper.h), upper.h), 520);
  const sideX = upper.x + portal.w + 16;
  const stripH = Math.min(upper.h * 0.5, (room.others.length + 1) * ROW);
  const below = upper.y + stripH + 8;
  const side = box(sideX, below, upper.x + upper.w - sideX, upper.y + upper.h - below);
  return {
    mode: 'wide',
    width: room.width,
    height: room.height,
    top,
    bar,
    cell,
    portal: { ...portal, x: upper.x },
    strip: box(sideX, upper.y, side.w, stripH),
    board: window(room.map, cell, zone),
    arrivals: side,
    small: smallMaps(box(rest.x, bar.y - 10 - smallH, rest.w, smallH), room.others),
    heroes: room.heroes ? box(left.x, left.y + left.h - heroesH + 8, left.w, heroesH - 8) : null,
    log: side,
  };
}

const LAYOUTS: Readonly<Record<LayoutMode, (room: Room) => TableLayout>> = { phone, landscape, tablet, wide };

/** Where everything of the table lies. Pure: the same room gives the same table. */
export function tableLayout(room: Room): TableLayout {
  return LAYOUTS[layoutMode(room.width, room.height, FROM)](room);
}

/** The map in the box of a small one: under its heading, as large as it fits. */
export function smallMapIn(map: MapId, zone: Box): { readonly x: number; readonly y: number; readonly cell: number } {
  const room = box(zone.x + 6, zone.y + SMALL_HEAD, zone.w - 12, zone.h - SMALL_HEAD - SMALL_FOOT);
  const cell = cellFor(map, room.w, room.h);
  const { width, height } = mapLayout(map, cell);
  return { x: room.x + (room.w - width) / 2, y: room.y + (room.h - height) / 2, cell };
}

/** Name above a small map, warning below it. */
export const SMALL_HEAD = 40;
export const SMALL_FOOT = 24;
