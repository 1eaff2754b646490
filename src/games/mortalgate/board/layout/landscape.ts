import { box, cut } from '@/look/box';
import { GAP, graceHeight, mapIn, orderHeight, within } from './parts';
import type { Room, TableLayout } from './types';

/** What stands beside the island needs this much. */
const BESIDE = 352;

/** A phone on its side: the island as high as the screen, everything else beside it at the thumb. */
export function landscape(room: Room): TableLayout {
  const all = within(room, 8);
  const { strip: column, rest } = cut(all, Math.min(BESIDE, all.w * 0.5), 10, room.side);
  const board = box(rest.x, 0, rest.w, room.height);
  const top = box(column.x, column.y, column.w, 44);
  const grace = box(column.x, top.y + top.h + 2, column.w, graceHeight(room));
  const order = box(column.x, grace.y + grace.h + 4, column.w, orderHeight(room, false));
  const from = order.y + order.h + GAP;
  const panel = box(column.x, from, column.w, column.y + column.h - from);
  return {
    mode: 'landscape',
    width: room.width,
    height: room.height,
    top,
    grace,
    order,
    names: false,
    board,
    map: mapIn(board, room.side),
    panel,
    // A proposal needs the room of the order too: whose turns come is seen in its threats.
    sheet: box(column.x, top.y + top.h + 2, column.w, column.y + column.h - top.y - top.h - 2),
    side: null,
  };
}
