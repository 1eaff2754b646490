import { box, cut } from '@/look/box';
import { awayFrom } from '@/look/room';
import { graceHeight, islandWidth, orderHeight, panelHeight, topHeight, within } from './parts';
import type { Room, TableLayout } from './types';

/** The column beside the island is at least so wide. */
const LEAST_COLUMN = 440;
/** The row of the hero's attributes. */
const ATTRIBUTES = 54;
/** A proposal with its places, chances and threats, at the usual size of text. */
const SHEET = 350;

/** A tablet on its side or a desk: the whole island, and a column beside it for everything else. */
export function wide(room: Room): TableLayout {
  const all = within(room, 12);
  const bar = box(all.x, all.y, all.w, topHeight(room));
  const zone = box(all.x, bar.y + bar.h + 8, all.w, all.h - bar.h - 8);
  const { strip: board, rest } = cut(
    zone,
    Math.min(islandWidth(zone.h) + 16, zone.w - LEAST_COLUMN),
    16,
    awayFrom(room.side),
  );
  const order = box(rest.x, rest.y, rest.w, orderHeight(room, true));
  const panel = box(rest.x, order.y + order.h + 10, rest.w, panelHeight(room) + ATTRIBUTES);
  const from = panel.y + panel.h + 10;
  const below = box(rest.x, from, rest.w, rest.y + rest.h - from);
  const sheetH = Math.min(below.h, SHEET * room.textScale);
  const under = from + sheetH + 10;
  return {
    mode: 'wide',
    width: room.width,
    height: room.height,
    top: box(bar.x, bar.y, bar.w - rest.w * 0.72, bar.h),
    grace: box(bar.x + bar.w - rest.w * 0.7, bar.y + (bar.h - graceHeight(room)) / 2, rest.w * 0.7, graceHeight(room)),
    order,
    names: true,
    board,
    map: null,
    panel,
    sheet: { ...below, h: sheetH },
    side: rest.y + rest.h - under < 80 ? null : box(rest.x, under, rest.w, rest.y + rest.h - under),
  };
}
