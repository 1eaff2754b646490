import { box, columns } from '@/look/box';
import { GAP, graceHeight, mapIn, orderHeight, panelHeight, topHeight, within } from './parts';
import type { Room, TableLayout } from './types';

/** An upright tablet: the island as wide as the screen, the hero and the proposal beside each other below it. */
export function tablet(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w * 0.5 - 8, topHeight(room) + 4);
  const grace = box(all.x + all.w * 0.5, all.y + (top.h - graceHeight(room)) / 2, all.w * 0.5, graceHeight(room));
  const order = box(all.x, top.y + top.h + GAP, all.w, orderHeight(room, true));
  const footH = Math.max(panelHeight(room) + 30, room.height * 0.24);
  const foot = box(all.x, all.y + all.h - footH, all.w, footH);
  const [left, right] = columns(foot, 2, 12);
  const [panel, sheet] = room.side === 'right' ? [right, left] : [left, right];
  const from = order.y + order.h + 10;
  const board = box(all.x, from, all.w, foot.y - 10 - from);
  return {
    mode: 'tablet',
    width: room.width,
    height: room.height,
    top,
    grace,
    order,
    names: true,
    board,
    map: mapIn(board, room.side),
    panel,
    sheet,
    side: null,
  };
}
