import { box, clamp, cut, type Box, type Side } from '@/look/box';
import { inside, layoutMode } from '@/look/room';
import type { Room, TableLayout } from './types';

export type { Room, TableLayout } from './types';

const GAP = 6;

const grow = ({ textScale }: Pick<Room, 'textScale'>): number => clamp(textScale, 1, 2) - 1;
const topHeight = (room: Room): number => 44 + grow(room) * 24;
const scoreHeight = (room: Room): number => 28 + grow(room) * 14;
/** Whose round it is, what it can do, who is left, and the gold button. */
const panelHeight = (room: Room): number => 196 + grow(room) * 110;

/** The table keeps at least this much of a phone's height, or where a coach leaves little of it, this share of the rest. */
const LEAST_BOARD = 190;
const LEAST_SHARE = 0.4;
/** So much of an upright phone a proposal may cover. */
const SHEET = 0.46;
const MOST_SHEET = 0.7;
const MAP = 92;
const MAP_GAP = 8;

/** The small map at the foot of the board, away from the thumb; none where the window is too low for it. */
function mapIn(board: Box, side: Side): Box | null {
  const h = MAP * 0.67;
  if (board.h < h * 2.6) return null;
  const x = side === 'right' ? board.x + MAP_GAP : board.x + board.w - MAP - MAP_GAP;
  return box(x, board.y + board.h - h - MAP_GAP, MAP, h);
}

/** The foot may reach a little into the zone of the home indicator. */
const within = (room: Room, margin: number): Box => inside(room, margin, room.insets.bottom - 8);

/** An upright phone: the table between the score and the panel, as wide as the screen. */
function phone(room: Room): TableLayout {
  const all = within(room, 8);
  const top = box(all.x, all.y, all.w, topHeight(room));
  const score = box(all.x, top.y + top.h + 2, all.w, scoreHeight(room));
  const from = score.y + score.h + GAP;
  const most = room.height - from - Math.min(LEAST_BOARD, (room.height - from) * LEAST_SHARE);
  const sheetH = Math.min(room.height * Math.min(SHEET * room.textScale, MOST_SHEET), most);
  const panelTop = all.y + all.h - Math.min(panelHeight(room), most);
  const sheet = box(0, room.height - sheetH, room.width, sheetH);
  const board = box(0, from, room.width, (room.proposing ? sheet.y : panelTop - GAP) - from);
  return {
    mode: 'phone',
    width: room.width,
    height: room.height,
    top,
    score,
    board,
    map: mapIn(board, room.side),
    panel: box(all.x, panelTop, all.w, all.y + all.h - panelTop),
    sheet,
    roster: null,
  };
}

/** What stands beside the table needs this much. */
const BESIDE = 330;

/** A phone on its side: the table as high as the screen, everything else beside it at the thumb. */
function landscape(room: Room): TableLayout {
  const all = within(room, 8);
  const { strip: column, rest } = cut(all, Math.min(BESIDE, all.w * 0.46), 10, room.side);
  const board = box(rest.x, 0, rest.w, room.height);
  const top = box(column.x, column.y, column.w, 44);
  const score = box(column.x, top.y + top.h + 2, column.w, scoreHeight(room));
  const from = score.y + score.h + GAP;
  const below = box(column.x, from, column.w, column.y + column.h - from);
  return {
    mode: 'landscape',
    width: room.width,
    height: room.height,
    top,
    score,
    board,
    map: mapIn(board, room.side),
    panel: below,
    // A proposal needs the room of the score too.
    sheet: box(column.x, score.y, column.w, column.y + column.h - score.y),
    roster: null,
  };
}

/** An upright tablet: the table as wide as the screen, units, panel and proposal below it. */
function tablet(room: Room): TableLayout {
  const all = within(room, 16);
  const top = box(all.x, all.y, all.w * 0.56 - 8, topHeight(room) + 4);
  const score = box(all.x + all.w * 0.56, all.y + (top.h - scoreHeight(room)) / 2, all.w * 0.44, scoreHeight(room));
  const footH = Math.max(panelHeight(room) + 130, room.height * 0.32);
  const foot = box(all.x, all.y + all.h - footH, all.w, footH);
  const { strip, rest } = cut(foot, all.w * 0.46, 12, room.side);
  const from = top.y + top.h + 10;
  return {
    mode: 'tablet',
    width: room.width,
    height: room.height,
    top,
    score,
    board: box(all.x, from, all.w, foot.y - 10 - from),
    map: null,
    panel: strip,
    sheet: strip,
    roster: rest,
  };
}

/** The column beside the table is at least so wide. */
const COLUMN = 340;
const ROSTER = 150;

/** A tablet on its side or a desk: the whole table, the units below it, and a column for everything else. */
function wide(room: Room): TableLayout {
  const all = within(room, 12);
  const bar = box(all.x, all.y, all.w, topHeight(room));
  const zone = box(all.x, bar.y + bar.h + 8, all.w, all.h - bar.h - 8);
  const { strip: column, rest } = cut(zone, COLUMN * Math.min(1.3, room.textScale), 12, room.side);
  const rosterH = Math.min(ROSTER * room.textScale, rest.h * 0.3);
  const board = box(rest.x, rest.y, rest.w, rest.h - rosterH - 10);
  return {
    mode: 'wide',
    width: room.width,
    height: room.height,
    top: box(bar.x, bar.y, bar.w * 0.58, bar.h),
    score: box(bar.x + bar.w * 0.6, bar.y + (bar.h - scoreHeight(room)) / 2, bar.w * 0.4, scoreHeight(room)),
    board,
    map: null,
    panel: column,
    sheet: column,
    roster: box(rest.x, board.y + board.h + 10, rest.w, rosterH),
  };
}

const LAYOUTS = { phone, landscape, tablet, wide } as const;

/** Where everything at the table is, whichever hand holds the device. */
export const tableLayout = (room: Room): TableLayout =>
  LAYOUTS[layoutMode(room.width, room.height, { wide: 600, tablet: 900, landscape: 560 })](room);
