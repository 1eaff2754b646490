import { box, clamp, grid, type Box } from '@/look/box';
import { handPlaces } from './hand';
import type { OwnZone, Room } from './types';

const ROW_RATIO = 39 / 59;
const CARD_RATIO = 86 / 116;
/** The word above printed pearls, as a multiple of its height. */
const PRINTED_WORD = 3;

type Heights = { readonly pad: number; readonly portal: number; readonly label: number; readonly hand: number };

/** The portal with room for two cards, and the cards in it. */
function portalIn(zone: Box): Pick<OwnZone, 'arch' | 'portal'> {
  const side = Math.min(14, zone.w * 0.068);
  const room = box(zone.x + side, zone.y + zone.h * 0.11, zone.w - 2 * side, zone.h * 0.89 - zone.h * 0.055);
  const w = Math.min((room.w - 8) / 2, room.h * CARD_RATIO);
  const h = Math.min(room.h, w / CARD_RATIO);
  const gap = clamp((room.w - 2 * w) / 3, 6, 24);
  const x = zone.x + (zone.w - 2 * w - gap) / 2;
  const y = room.y + room.h - h;
  return { arch: zone, portal: [box(x, y, w, h), box(x + w + gap, y, w, h)] };
}

/** Name, points and diamonds, one below the other. */
function ledger(zone: Box): Pick<OwnZone, 'emblem' | 'name' | 'points' | 'diamonds'> {
  const wanted = {
    emblem: clamp(zone.h * 0.2, 18, 38),
    gems: clamp(zone.h * 0.33, 26, 54),
    shield: clamp(zone.h * 0.29, 24, 60),
  };
  const squeeze = Math.min(1, zone.h / (wanted.emblem + wanted.gems + wanted.shield));
  const [emblem, gems, shield] = [wanted.emblem * squeeze, wanted.gems * squeeze, wanted.shield * squeeze];
  const free = Math.max(0, zone.h - emblem - gems - shield);
  const pointsY = zone.y + emblem + free / 2;
  return {
    emblem: box(zone.x + 2, zone.y, emblem, emblem),
    name: box(zone.x + emblem + 7, zone.y, zone.w - emblem - 7, emblem),
    points: box(zone.x + zone.w * 0.03, pointsY, zone.w * 0.97, shield),
    diamonds: box(zone.x, zone.y + zone.h - gems, zone.w, gems),
  };
}

/** The own area from its top edge: ledger, portal and activated row above, the hand below. */
export function ownZone(panel: Box, inner: Box, heights: Heights, room: Room): OwnZone {
  const gap = clamp(inner.w * 0.012, 4, 14);
  const ledgerW = clamp(inner.w * 0.18, 50, 130);
  const rowW = clamp(inner.w * 0.225, 58, 142);
  const top = box(inner.x, panel.y + heights.pad, inner.w, heights.portal);
  const portalZone = box(
    top.x + ledgerW + gap,
    panel.y + heights.pad * 0.2,
    top.w - ledgerW - rowW - 2 * gap,
    heights.portal + heights.pad * 0.8,
  );
  const rowZone = box(top.x + top.w - rowW, top.y, rowW, top.h - 6);
  const labelY = top.y + top.h + 2;
  const handZone = box(inner.x, labelY + heights.label, inner.w, heights.hand);
  const { hand, handVisible, printed, divider, printedX } = handPlaces(handZone, room.hand, room.printed);
  // One printed pearl is narrower than the word for it.
  const labelX = printedX === null ? null : Math.min(printedX, inner.x + inner.w - PRINTED_WORD * heights.label);
  return {
    panel,
    ...ledger(box(top.x, top.y, ledgerW, top.h - 6)),
    ...portalIn(portalZone),
    rowZone,
    row: grid(rowZone, room.activated, ROW_RATIO, Math.min((rowW - 5) / 2, ((top.h - 11) / 2) * ROW_RATIO), 5),
    handLabel: box(inner.x, labelY, (labelX ?? inner.x + inner.w) - inner.x - (labelX === null ? 0 : 6), heights.label),
    printedLabel: labelX === null ? null : box(labelX, labelY, inner.x + inner.w - labelX, heights.label),
    hand,
    handVisible,
    printed,
    divider,
  };
}
