import { box, clamp, cut, type Box } from '@/look/box';
import { awayFrom } from '@/look/room';
import { cellFor, mapLayout } from '../map/mapLayout';
import {
  bandsHeight,
  bandWidth,
  barHeight,
  heroesHeight,
  MOST_CELL,
  ROW,
  smallHeight,
  smallMaps,
  square,
  stripHeight,
  topHeight,
  wheelIn,
  window,
  within,
} from './parts';
import type { Room, TableLayout } from './types';

/** A tablet on its side. A map that is twice as high as wide lies on its side, too. */
export function wide(room: Room): TableLayout {
  const { width, height } = mapLayout(room.map, 1);
  return height > 2 * width ? lying(room) : standing(room);
}

/** The team's map over the whole width, everything else below it. */
function lying(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w, topHeight(room) + 8);
  const from = top.y + top.h + 8;
  const foot = all.y + all.h;
  const cell = Math.min(cellFor(room.map, all.w, (foot - from) * 0.56, true), MOST_CELL);
  const board = window(room.map, cell, box(all.x, from, all.w, mapLayout(room.map, cell, true).height), true);
  const y = board.y + board.h + 12;
  const below = box(all.x, y, all.w, foot - y);
  const { strip: left, rest } = cut(below, Math.min(below.h, 520), 16, awayFrom(room.side));
  const bar = box(rest.x, foot - barHeight(room), rest.w, barHeight(room));
  const heroes = room.heroes ? box(rest.x, bar.y - 8 - heroesHeight(room), rest.w, heroesHeight(room)) : null;
  const strip = box(rest.x, y, rest.w, stripHeight(room) + 6);
  const next = strip.y + strip.h + 8;
  const middle = box(rest.x, next, rest.w, (heroes ?? bar).y - 10 - next);
  return {
    mode: 'wide',
    width: room.width,
    height: room.height,
    top,
    bar,
    heroes,
    cell,
    turned: true,
    board,
    portal: square(left, 520),
    sides: null,
    strip,
    rows: false,
    small: [],
    ...saying(room, middle),
  };
}

/** Beside the portal: what it would send while it is turned, else what has happened. */
const saying = ({ turning }: Room, zone: Box): Pick<TableLayout, 'arrivals' | 'log'> =>
  turning ? { arrivals: zone, log: null } : { arrivals: null, log: zone };

function standing(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w, topHeight(room) + 8);
  const main = box(all.x, top.y + top.h + 8, all.w, all.h - top.h - 8);
  const heroesH = room.heroes ? heroesHeight(room) + 8 : 0;
  const cell = Math.min(cellFor(room.map, main.w * 0.5, main.h - heroesH), MOST_CELL);
  const mapW = Math.max(mapLayout(room.map, cell).width, Math.min(main.w * 0.4, 440));
  const { strip: left, rest } = cut(main, mapW, 20, awayFrom(room.side));
  const zone = box(left.x, left.y, left.w, left.h - heroesH);
  const bar = box(rest.x, rest.y + rest.h - barHeight(room), rest.w, barHeight(room));
  const free = { ...rest, h: bar.y - 10 - rest.y };
  return {
    mode: 'wide',
    width: room.width,
    height: room.height,
    top,
    bar,
    cell,
    turned: false,
    board: window(room.map, cell, zone),
    heroes: room.heroes ? box(left.x, left.y + left.h - heroesH + 8, left.w, heroesH - 8) : null,
    ...(room.others.length === 1 && !room.turning ? withOneRival(room, free) : withRivals(room, free)),
  };
}

type Right = Pick<TableLayout, 'portal' | 'sides' | 'strip' | 'rows' | 'arrivals' | 'small' | 'log'>;

/** The map of the only rival is almost as large as the own one, and the resting wheel stands over the log. */
function withOneRival(room: Room, free: Box): Right {
  const { strip: column, rest } = cut(free, free.w * 0.58, 16, awayFrom(room.side));
  const portal = square({ ...rest, h: rest.w }, 320);
  const strip = box(rest.x, portal.y + portal.h + 10, rest.w, 2 * ROW);
  const below = strip.y + strip.h + 8;
  return {
    portal,
    sides: null,
    strip,
    rows: true,
    arrivals: null,
    small: smallMaps(room, column),
    log: box(rest.x, below, rest.w, free.y + free.h - below),
  };
}

/** What a wheel that several people share leaves the maps below it. */
const besideShared = (room: Room, free: Box): number =>
  clamp(free.h - 12 - bandsHeight(room) - free.w * 0.56, free.h * 0.28, free.h * 0.38);

/** The portal and what it says above, the maps of the others below. */
function withRivals(room: Room, free: Box): Right {
  const [other] = room.others;
  const count = room.others.length;
  const most = room.shared ? besideShared(room, free) : free.h * (room.turning ? 0.38 : 0.58);
  const smallH =
    other === undefined ? 0 : Math.min(most, smallHeight(room, other, (free.w - 12 * (count - 1)) / count));
  const upper = { ...free, h: free.h - (smallH > 0 ? smallH + 12 : 0) };
  const high = upper.h - bandsHeight(room);
  const across = Math.min(upper.w * 0.56, room.shared ? Math.max(high, bandWidth(room)) : high, 520);
  const { portal, sides } = wheelIn(room, box(upper.x, upper.y, across, upper.h), 520);
  const sideX = upper.x + across + 16;
  // What would arrive needs more room than what everybody has.
  const stripH = room.turning ? stripHeight(room) + 6 : Math.min(upper.h * 0.5, (count + 1) * ROW);
  const strip = box(sideX, upper.y, upper.x + upper.w - sideX, stripH);
  const below = strip.y + strip.h + 8;
  return {
    portal,
    sides,
    strip,
    rows: !room.turning,
    small: smallMaps(room, box(free.x, free.y + free.h - smallH, free.w, smallH)),
    ...saying(room, box(sideX, below, strip.w, upper.y + upper.h - below)),
  };
}
