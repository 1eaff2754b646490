import { box, cut } from '@/look/box';
import { awayFrom } from '@/look/room';
import { cellFor, mapLayout } from '../map/mapLayout';
import { barHeight, cellIn, GAP, heroesHeight, square, stripHeight, window, within } from './parts';
import type { Room, TableLayout } from './types';

/** What stands beside the map needs this much. */
const BESIDE = 300;
/** A map on its side is whole: with smaller cells than these it would be for the eyes alone, and it stands and scrolls. */
const LEAST_TURNED = 31;
const MOST_TURNED = 46;

/** A phone on its side: the board as high as the screen, everything else beside it. */
export function landscape(room: Room): TableLayout {
  const all = within(room, 8);
  const onMap = room.board === 'map';
  const lying = Math.min(cellFor(room.map, all.w - BESIDE - 10, all.h, true), MOST_TURNED);
  const turned = onMap && lying >= LEAST_TURNED;
  const boardW = turned ? mapLayout(room.map, lying, true).width : Math.min(all.w * 0.5, all.h * 1.06);
  const { strip: zone, rest } = cut(all, boardW, 10, awayFrom(room.side));
  const top = box(rest.x, rest.y, rest.w, 44);
  const strip = box(rest.x, top.y + 46, rest.w, stripHeight(room));
  const bar = box(rest.x, rest.y + rest.h - barHeight(room), rest.w, barHeight(room));
  const from = strip.y + strip.h + GAP;
  const middle = box(rest.x, from, rest.w, bar.y - GAP - from);
  const cell = turned ? lying : cellIn(room.map, zone);
  return {
    mode: 'landscape',
    width: room.width,
    height: room.height,
    top,
    strip,
    rows: false,
    bar,
    cell,
    turned,
    small: [],
    sides: null,
    log: null,
    board: onMap ? window(room.map, cell, zone, turned) : null,
    portal: onMap ? null : square(zone, 520),
    arrivals: onMap ? null : middle,
    heroes: onMap && room.heroes ? { ...middle, h: Math.min(middle.h, heroesHeight(room) * 2) } : null,
  };
}
