import { box } from '@/look/box';
import { GAP, graceHeight, LEAST_BOARD, mapIn, orderHeight, panelHeight, topHeight, within } from './parts';
import type { Room, TableLayout } from './types';

/** So much of an upright phone a proposal may cover. */
const SHEET = 0.425;
const MOST_SHEET = 0.7;

/** An upright phone: the island between the order of the heroes and the panel, as wide as the screen. */
export function phone(room: Room): TableLayout {
  const all = within(room, 8);
  const top = box(all.x, all.y, all.w, topHeight(room));
  const grace = box(all.x, top.y + top.h + 2, all.w, graceHeight(room));
  const order = box(all.x, grace.y + grace.h + 4, all.w, orderHeight(room, false));
  const from = order.y + order.h + GAP;
  const foot = room.height;
  // Where text is large and the screen small, the panel scrolls: the island keeps its room.
  const most = foot - from - LEAST_BOARD;
  const sheetH = Math.min(room.height * Math.min(SHEET * room.textScale, MOST_SHEET), most);
  const panelTop = all.y + all.h - Math.min(panelHeight(room), most);
  const sheet = box(0, foot - sheetH, room.width, sheetH);
  const until = room.proposing ? sheet.y : panelTop - GAP;
  const board = box(0, from, room.width, until - from);
  return {
    mode: 'phone',
    width: room.width,
    height: room.height,
    top,
    grace,
    order,
    names: false,
    board,
    map: mapIn(board, room.side),
    panel: box(all.x, panelTop, all.w, all.y + all.h - panelTop),
    sheet,
    side: null,
  };
}
