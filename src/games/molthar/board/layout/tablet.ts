import { box, clamp, columns, cut, rows, type Box } from '@/look/box';
import { awayFrom, inside } from '@/look/room';
import { spreadBoard } from './board';
import { ownZone } from './own';
import { broadRival, stripRival, tallRival } from './rival';
import { grown, promptHeight } from './phone';
import type { RivalZone, Room, TableLayout } from './types';

const MARGIN = 16;
const GAP = 12;
/** Width and height of the middle at scale 1: top, board, own area. */
const MIDDLE = { w: 686, top: 56, board: 386, own: 500 } as const;
/** From this width on a side panel can stay open beside the board in portrait. */
const PANEL_FROM = 960;

/** Board and own area in the middle, scaled to the room there is. */
function middle(zone: Box, room: Room): Omit<TableLayout, 'mode' | 'width' | 'height' | 'rivals' | 'sidePanel'> {
  const grow = clamp(room.textScale, 1, 2) - 1;
  const topH = MIDDLE.top + grow * 26;
  const barH = 60 + grown(room.textScale) * 16 + (room.prompt ? promptHeight(room.textScale) : 0);
  const ownFixed = barH + 16 + 12 + 26;
  const scalable = MIDDLE.board + (MIDDLE.own - ownFixed);
  const k = clamp(Math.min(zone.w / MIDDLE.w, (zone.h - topH - GAP - 2 - ownFixed) / scalable), 0.45, 1.32);
  const used = topH + GAP + k * scalable + ownFixed;
  const air = Math.max(0, zone.h - used) / 3;
  const board = box(zone.x, zone.y + topH + air * 0.6, zone.w, MIDDLE.board * k);
  const ownH = k * (MIDDLE.own - ownFixed) + ownFixed;
  const panel = box(zone.x, zone.y + zone.h - ownH - Math.min(air * 0.5, 24), zone.w, ownH);
  const inner = box(panel.x + 16, panel.y, panel.w - 32, panel.h);
  const cards = ownH - ownFixed - 14;
  return {
    top: box(zone.x, zone.y, zone.w, topH),
    ...spreadBoard(board, room.side, k),
    own: ownZone(panel, inner, { pad: 16, portal: cards * 0.64, label: 26, hand: cards * 0.36 }, room),
    bar: box(inner.x, panel.y + panel.h - barH - 12, inner.w, barH),
  };
}

function rivalIn(panel: Box, activated: number): RivalZone {
  if (panel.w >= 420) return broadRival(panel, activated);
  return panel.w < 220 ? stripRival(panel) : tallRival(panel, activated);
}

/** Tablet upright: rivals in strips on top; beside the board a side panel where there is room. */
export function tabletLayout(room: Room): TableLayout {
  const all = inside(room, MARGIN);
  const rivalsH = clamp(all.h * 0.19, 150, 260);
  const strip = box(all.x, all.y, all.w, rivalsH);
  const below = box(all.x, all.y + rivalsH + GAP, all.w, all.h - rivalsH - GAP);
  const panelCut = room.width >= PANEL_FROM ? cut(below, 300, GAP, room.side) : null;
  return {
    mode: 'tablet',
    width: room.width,
    height: room.height,
    rivals: columns(strip, room.rivals, GAP).map((panel, i) => rivalIn(panel, room.rivalActivated[i] ?? 0)),
    ...middle(panelCut?.rest ?? below, room),
    sidePanel: panelCut?.strip ?? null,
  };
}

/** Tablet on its side: rivals in a column, the board in the middle, the side panel under the thumb. */
export function wideLayout(room: Room): TableLayout {
  const all = inside(room, MARGIN);
  const rivalCut = cut(all, clamp(all.w * 0.22, 220, 300), MARGIN, awayFrom(room.side));
  const panelCut = cut(rivalCut.rest, clamp(all.w * 0.24, 250, 316), MARGIN, room.side);
  return {
    mode: 'wide',
    width: room.width,
    height: room.height,
    rivals: rows(rivalCut.strip, room.rivals, GAP).map((panel, i) =>
      tallRival({ ...panel, h: Math.min(panel.h, 486) }, room.rivalActivated[i] ?? 0),
    ),
    ...middle(panelCut.rest, room),
    sidePanel: panelCut.strip,
  };
}
