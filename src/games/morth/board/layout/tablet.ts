import { box, clamp, cut, type Box } from '@/look/box';
import { awayFrom } from '@/look/room';
import { cellFor, mapLayout } from '../map/mapLayout';
import {
  bandsHeight,
  barHeight,
  heroesHeight,
  MOST_CELL,
  ROW,
  smallMaps,
  smallWidth,
  square,
  stripHeight,
  topHeight,
  wheelIn,
  window,
  within,
} from './parts';
import type { Room, TableLayout } from './types';

type Middle = Pick<
  TableLayout,
  'cell' | 'board' | 'portal' | 'sides' | 'strip' | 'rows' | 'arrivals' | 'small' | 'log'
>;

/** An upright tablet: beside the large map stand those of the others while heroes act, and the portal while it is turned. */
export function tablet(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w, topHeight(room) + 8);
  const bar = box(all.x, all.y + all.h - barHeight(room), all.w, barHeight(room));
  const heroes = room.heroes ? box(all.x, bar.y - 8 - heroesHeight(room), all.w, heroesHeight(room)) : null;
  const from = top.y + top.h + 8;
  const zone = box(all.x, from, all.w, (heroes ?? bar).y - 10 - from);
  const alone = room.others.length === 0;
  return {
    mode: 'tablet',
    width: room.width,
    height: room.height,
    top,
    bar,
    heroes,
    turned: false,
    ...(alone || room.turning ? besidePortal(room, zone) : besideMaps(room, zone)),
  };
}

/** The words round a small map need so much at the usual size. */
const LEAST_WORDS = 110;
/** What would arrive keeps this much below a wheel that several people share. */
const LEAST_ARRIVALS = 220;

function besidePortal(room: Room, zone: Box): Middle {
  const [other] = room.others;
  const count = room.others.length;
  const footH = other === undefined ? 0 : clamp(zone.h * (0.24 + 0.05 * (room.textScale - 1)), 150, 290);
  const main = { ...zone, h: zone.h - (footH > 0 ? footH + 10 : 0) };
  const cell = Math.min(cellFor(room.map, zone.w * (room.shared ? 0.55 : 0.62), main.h), MOST_CELL);
  const { strip: left, rest } = cut(main, mapLayout(room.map, cell).width, 14, awayFrom(room.side));
  // What would arrive needs more room than what everybody has.
  const stripH = room.turning ? stripHeight(room) + 6 : (count + 1) * ROW * 0.8;
  const most = room.shared
    ? Math.min(main.h * 0.48 + bandsHeight(room), main.h - stripH - 18 - LEAST_ARRIVALS)
    : main.h * 0.5;
  const wheel = box(rest.x, main.y + stripH + 8, rest.w, Math.min(rest.w + bandsHeight(room), most));
  const { portal, sides } = wheelIn(room, wheel, 460);
  const last = sides?.below ?? portal;
  const below = last.y + last.h + 10;
  const side = box(rest.x, below, rest.w, main.y + main.h - below);
  const foot = box(zone.x, zone.y + zone.h - footH, zone.w, footH);
  const each = other === undefined ? 0 : Math.max(smallWidth(room, other, footH), LEAST_WORDS * room.textScale) + 12;
  const mapsW = Math.min(each * count, zone.w * 0.7);
  const { strip: maps, rest: beside } = cut(foot, mapsW, 14, awayFrom(room.side));
  return {
    cell,
    portal,
    sides,
    strip: box(rest.x, main.y, rest.w, stripH),
    rows: !room.turning,
    board: window(room.map, cell, left),
    arrivals: room.turning ? side : null,
    small: smallMaps(room, maps),
    log: room.turning ? (count === 0 ? null : beside) : side,
  };
}

/** The resting wheel is small: one looks at it, and does not turn it. */
const RESTING = 260;

function besideMaps(room: Room, zone: Box): Middle {
  const footH = clamp(zone.h * 0.22, 150, RESTING);
  const main = { ...zone, h: zone.h - footH - 12 };
  const cell = Math.min(cellFor(room.map, zone.w * 0.6, main.h), MOST_CELL);
  const { strip: left, rest } = cut(main, mapLayout(room.map, cell).width, 14, awayFrom(room.side));
  const strip = box(rest.x, rest.y, rest.w, stripHeight(room) + 6);
  const maps = box(rest.x, strip.y + strip.h + 8, rest.w, main.h - strip.h - 8);
  const foot = box(zone.x, zone.y + zone.h - footH, zone.w, footH);
  const { strip: wheel, rest: log } = cut(foot, footH, 14, room.side);
  return {
    cell,
    strip,
    rows: false,
    portal: square(wheel, RESTING),
    sides: null,
    board: window(room.map, cell, left),
    arrivals: null,
    small: smallMaps(room, maps),
    log,
  };
}
