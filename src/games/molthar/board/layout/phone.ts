import { box, clamp, columns, type Box } from '@/look/box';
import { stackedBoard } from './board';
import { needsTwoRows } from './hand';
import { ownZone } from './own';
import { fullRival, lineRival, stripRival } from './rival';
import type { RivalZone, Room, TableLayout } from './types';

/** What can give way on a shorter screen: natural height and the least that is still usable. */
const ELASTIC = { characters: [158, 92], pearls: [100, 62], portal: [130, 88], hand: [80, 58] } as const;
type Elastic = Record<keyof typeof ELASTIC, number>;

const RIVALS = { full: 104, line: 44 } as const;

/** Everything that keeps its height: top, gaps, labels, beads and bar. */
function fixedHeight(room: Room): number {
  return topHeight(room) + 6 + 12 + 10 + 10 + 10 + 20 + 7 + barHeight(room, BUTTONS);
}

/** How far what grows a little only has grown, 0 to 1: the words of the bars above and below the table. */
export const grown = (textScale: number): number => clamp((textScale - 1) / 0.3, 0, 1);

/** The bar above the table. */
const topHeight = ({ textScale }: Room): number => 44 + grown(textScale) * 10;

/** Line of a question above the buttons. */
export const promptHeight = (textScale: number): number => 48 + grown(textScale) * 10;

/** Line of beads, gap and buttons. */
export function barHeight({ textScale, prompt }: Room, buttons: number): number {
  return 20 + grown(textScale) * 6 + 6 + buttons + grown(textScale) * 11 + (prompt ? promptHeight(textScale) : 0);
}

/** Height of the buttons at the usual size of text. */
const BUTTONS = 54;

/** Two rows of cards need the height of two fingers. */
const TWO_ROWS = 92;

const sum = (heights: Elastic) => heights.characters + heights.pearls + heights.portal + heights.hand;
const pickHeights = (tall: boolean, at: (natural: number, least: number) => number): Elastic => ({
  characters: at(...ELASTIC.characters),
  pearls: at(...ELASTIC.pearls),
  portal: at(...ELASTIC.portal),
  hand: tall ? at(TWO_ROWS, TWO_ROWS) : at(...ELASTIC.hand),
});

/** Who only looks on touches nothing: cards may be somewhat smaller than a finger, and rivals keep their portals. */
const LOOKING = 0.8;

/** Shares what is missing or left over: rivals shrink to a line first, then cards, and only then everything. */
function share(
  free: number,
  tall: boolean,
  looking: boolean,
): { readonly heights: Elastic; readonly rivals: number; readonly slack: number } {
  const natural = pickHeights(tall, (h) => h);
  const least = pickHeights(tall, (_, h) => h);
  const full = free - RIVALS.full - sum(natural);
  if (full >= 0) {
    const grown = Math.min(1.18, 1 + (full * 0.55) / sum(natural));
    const heights = pickHeights(tall, (h) => h * grown);
    return { heights, rivals: RIVALS.full, slack: full - (sum(heights) - sum(natural)) };
  }
  const rivals = looking && free - RIVALS.full >= sum(least) * LOOKING ? RIVALS.full : RIVALS.line;
  const rest = free - rivals;
  const part = clamp((rest - sum(least)) / (sum(natural) - sum(least)), 0, 1);
  const squeeze = Math.min(1, rest / sum(least));
  const heights = pickHeights(tall, (h, low) => (low + (h - low) * part) * (part === 0 ? squeeze : 1));
  return { heights, rivals, slack: Math.max(0, rest - sum(heights)) };
}

function rivalZones(zone: Box, room: Room, line: boolean): RivalZone[] {
  const gap = 8;
  return columns(zone, room.rivals, gap).map((panel, i) => {
    if (line) return lineRival(panel);
    return room.rivals > 2 || panel.w < 170 ? stripRival(panel) : fullRival(panel, room.rivalActivated[i] ?? 0);
  });
}

/** Portrait phone: what one touches most lies lowest. */
export function phoneLayout(room: Room): TableLayout {
  const { insets } = room;
  const w = Math.min(room.width - insets.left - insets.right - 24, 620);
  const x = insets.left + (room.width - insets.left - insets.right - w) / 2;
  const foot = Math.max(12, insets.bottom - 8);
  const topY = Math.max(8, insets.top);
  const { heights, rivals, slack } = share(
    room.height - topY - foot - fixedHeight(room),
    needsTwoRows(box(0, 0, w, ELASTIC.hand[0]), room.hand, room.printed),
    room.looking === true,
  );
  const air = Math.min(8, slack / 5);
  const top = box(x, topY, w, topHeight(room));
  const rivalZone = box(x, top.y + top.h + 6 + air * 0.5, w, rivals);
  const characters = box(x, rivalZone.y + rivals + 12 + air, w, heights.characters);
  const pearls = box(x, characters.y + characters.h + 10 + air, w, heights.pearls);
  const ownY = pearls.y + pearls.h + 10 + air;
  const panel = box(0, ownY, room.width, room.height - ownY);
  const inner = box(x, ownY, w, panel.h);
  const barH = barHeight(room, BUTTONS);
  return {
    mode: 'phone',
    width: room.width,
    height: room.height,
    top,
    rivals: rivalZones(rivalZone, room, rivals === RIVALS.line),
    ...stackedBoard(characters, pearls, room.side),
    own: ownZone(panel, inner, { pad: 10, portal: heights.portal, label: 20, hand: heights.hand }, room),
    bar: box(x, room.height - foot - barH, w, barH),
    sidePanel: null,
  };
}
