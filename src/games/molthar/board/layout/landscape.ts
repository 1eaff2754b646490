import { box, clamp, cut, rows } from '@/look/box';
import { awayFrom } from '@/look/room';
import { stackedBoard } from './board';
import { ownZone } from './own';
import { fullRival, lineRival, stripRival } from './rival';
import { barHeight } from './phone';
import type { RivalZone, Room, TableLayout } from './types';

function rivalIn(panel: ReturnType<typeof box>, activated: number): RivalZone {
  if (panel.h < 96) return lineRival({ ...panel, h: Math.min(panel.h, 60) });
  return panel.w >= 165
    ? fullRival({ ...panel, h: Math.min(panel.h, 112) }, activated)
    : stripRival({ ...panel, h: Math.min(panel.h, 124) });
}

/** Phone on its side: rivals, board and own area in three columns; the action bar at the foot of the own one. */
export function landscapeLayout(room: Room): TableLayout {
  const { insets } = room;
  const [x, y] = [Math.max(10, insets.left), Math.max(8, insets.top)];
  const all = box(x, y, room.width - x - Math.max(10, insets.right), room.height - y - Math.max(8, insets.bottom));
  const rivalCut = cut(all, clamp(all.w * 0.2, 104, 178), 10, awayFrom(room.side));
  const ownCut = cut(rivalCut.rest, clamp(all.w * 0.37, 206, 330), 10, room.side);
  const centre = ownCut.rest;
  const top = box(centre.x, centre.y, centre.w, 44);
  const board = box(centre.x, centre.y + 54, centre.w, centre.h - 54);
  const pearlsH = Math.min((board.h - 10) * 0.44, ((board.w * 0.8 - 30) / 4) * 1.5);
  const charactersH = Math.min(board.h - 10 - pearlsH, ((board.w * 0.8 - 18) / 2) * 1.55);
  const air = Math.max(0, board.h - 10 - pearlsH - charactersH) / 2;
  const characters = box(board.x, board.y + air * 0.6, board.w, charactersH);
  const pearls = box(board.x, characters.y + charactersH + 10 + air * 0.4, board.w, pearlsH);
  const panel = ownCut.strip;
  const inner = box(panel.x + 8, panel.y, panel.w - 16, panel.h);
  const barH = barHeight(room, 46);
  const free = panel.h - 8 - 18 - 5 - barH - 8;
  const portal = clamp(inner.w * 0.45, free * 0.5, free * 0.62);
  return {
    mode: 'landscape',
    width: room.width,
    height: room.height,
    top,
    rivals: rows(rivalCut.strip, room.rivals, 8).map((one, i) => rivalIn(one, room.rivalActivated[i] ?? 0)),
    ...stackedBoard(characters, pearls, room.side),
    own: ownZone(panel, inner, { pad: 8, portal, label: 18, hand: free - portal }, room),
    bar: box(inner.x, panel.y + panel.h - 8 - barH, inner.w, barH),
    sidePanel: null,
  };
}
