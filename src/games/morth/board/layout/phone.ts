import { box } from '@/look/box';
import {
  barHeight,
  cellIn,
  GAP,
  heroesHeight,
  square,
  stripHeight,
  topHeight,
  turnHeight,
  window,
  within,
} from './parts';
import type { Room, TableLayout } from './types';

/** The portal has at least this part of the room that is left. */
const LEAST_WHEEL = 0.45;
/** The words at the top grow little: so high it is at most. */
const MOST_TOP = 54;

/** One board at a time, the whole width of the screen. */
export function phone(room: Room): TableLayout {
  const all = within(room, 8);
  const top = box(all.x, all.y, all.w, Math.min(topHeight(room), MOST_TOP));
  const strip = box(all.x, top.y + top.h + 2, all.w, stripHeight(room));
  const bar = box(all.x, all.y + all.h - barHeight(room), all.w, barHeight(room));
  const onMap = room.board === 'map';
  const heroes = onMap && room.heroes ? box(all.x, bar.y - GAP - heroesHeight(room), all.w, heroesHeight(room)) : null;
  const from = strip.y + strip.h + GAP;
  const until = (heroes ?? bar).y - GAP;
  const zone = box(0, from, room.width, until - from);
  // Large words below it scroll: one still sees what one turns.
  const ringH = Math.max(until - from - turnHeight(room), (until - from) * LEAST_WHEEL);
  const ring = box(all.x, from, all.w, Math.min(all.w, ringH));
  const cell = cellIn(room.map, zone);
  return {
    mode: 'phone',
    width: room.width,
    height: room.height,
    top,
    strip,
    rows: false,
    heroes,
    bar,
    cell,
    turned: false,
    small: [],
    sides: null,
    log: null,
    board: onMap ? window(room.map, cell, zone) : null,
    portal: onMap ? null : square(ring, 520),
    arrivals: onMap ? null : box(all.x, from + ring.h + 4, all.w, until - from - ring.h - 4),
  };
}
