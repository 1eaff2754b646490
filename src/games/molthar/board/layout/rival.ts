import { box, grid, type Box } from '@/look/box';
import type { RivalZone } from './types';

const CARD = 53 / 66;
const ROW_RATIO = 39 / 59;

/** Too narrow for one line: emblem and points above, cards of the hand and diamonds below. */
function foldedRival(panel: Box): RivalZone {
  const pad = 5;
  const head = Math.min(20, (panel.h - 2 * pad) / 2);
  const [low, half] = [panel.y + pad + head + 1, (panel.w - 2 * pad) / 2];
  const stat = (i: number) => box(panel.x + pad + i * half, low, half - 2, panel.y + panel.h - pad + 1 - low);
  return {
    style: 'line',
    panel,
    points: box(panel.x + panel.w - pad - head * 0.86, panel.y + pad - 1, head * 0.86, head),
    portal: null,
    row: [],
    emblem: box(panel.x + pad, panel.y + pad - 1, head, head),
    // A name of two letters and dots tells nothing that the emblem does not.
    name: box(panel.x + pad + head, panel.y + pad, 0, head),
    stats: [stat(0), stat(1), box(panel.x, low, 0, 0)],
  };
}

/** From this width on a rival has room on one line. */
const ONE_LINE = 108;

/** Emblem, name and points on one line; three signs with numbers beneath are left out. */
export function lineRival(panel: Box): RivalZone {
  if (panel.w < ONE_LINE) return foldedRival(panel);
  const size = Math.min(24, panel.h - 12, panel.w * 0.3);
  const shield = Math.min(26, panel.h - 12);
  const y = panel.y + (panel.h - size) / 2;
  const points = box(panel.x + panel.w - shield * 0.86 - 6, panel.y + (panel.h - shield) / 2, shield * 0.86, shield);
  const free = points.x - 4 - (panel.x + 8 + size + 4);
  // Where five sit in a row there is no room for a count between emblem and points.
  const statW = free >= 72 ? 40 : free >= 26 ? Math.min(22, free) : 0;
  const stat = box(points.x - statW - 4, panel.y + (panel.h - 20) / 2, statW, statW === 0 ? 0 : 20);
  const nameX = panel.x + 8 + size + 4;
  return {
    style: 'line',
    panel,
    points,
    portal: null,
    row: [],
    emblem: box(panel.x + 8, y, size, size),
    name: box(nameX, panel.y + (panel.h - 20) / 2, Math.max(0, stat.x - nameX - 2), 20),
    stats: [stat, box(stat.x, stat.y, 0, 0), box(stat.x, stat.y, 0, 0)],
  };
}

/** Narrow: emblem and points, the name below, two cards, one line of numbers. */
export function stripRival(panel: Box): RivalZone {
  const pad = panel.w < 92 ? 4 : 6;
  const inner = panel.w - 2 * pad;
  const wide = panel.w >= 108;
  const head = 22;
  const nameH = wide ? 0 : 15;
  const statsH = 17;
  const cardsTop = panel.y + pad + head + nameH + (wide ? 5 : 3);
  const cardsH = panel.y + panel.h - pad - statsH - 3 - cardsTop;
  const w = Math.min((inner - 6) / 2, cardsH * CARD);
  const cardX = panel.x + (panel.w - 2 * w - 6) / 2;
  const cell = inner / 3;
  const statY = panel.y + panel.h - pad - statsH + 1;
  const stat = (i: number) => box(panel.x + pad + i * cell, statY, cell, statsH);
  return {
    style: 'strip',
    panel,
    row: [],
    emblem: box(panel.x + pad, panel.y + pad, head, head),
    points: box(panel.x + panel.w - pad - head * 0.86, panel.y + pad - 1, head * 0.86, head),
    name: wide
      ? box(panel.x + pad + head + 4, panel.y + pad, inner - 2 * head - 6, head)
      : box(panel.x + pad, panel.y + pad + head, inner, nameH),
    stats: [stat(0), stat(1), stat(2)],
    portal: [box(cardX, cardsTop, w, cardsH), box(cardX + w + 6, cardsTop, w, cardsH)],
  };
}

/** Emblem, name and points above, two cards with the numbers beside them, and the activated row where there is room. */
export function fullRival(panel: Box, activated: number): RivalZone {
  const pad = 9;
  const cardsTop = panel.y + 36;
  const cardsH = panel.h - 36 - 2;
  const h = Math.min(cardsH, 66);
  const statsW = 46;
  const w = Math.min(h * CARD, (panel.w - 2 * pad - statsW - 14) / 2);
  const gap = Math.min(10, (panel.w - 2 * pad - 2 * w - statsW) / 2);
  const second = panel.x + pad + w + gap;
  const rowX = second + w + 12;
  const rowW = panel.x + panel.w - pad - statsW - 8 - rowX;
  const stat = (i: number) => box(panel.x + panel.w - pad - statsW, cardsTop + i * (h / 3), statsW, h / 3);
  return {
    style: 'full',
    panel,
    emblem: box(panel.x + pad, panel.y + 9, 24, 24),
    name: box(panel.x + pad + 31, panel.y + 9, panel.w - 2 * pad - 31 - 60, 24),
    points: box(panel.x + panel.w - pad - statsW - 3, panel.y + 9, 54, 22),
    stats: [stat(0), stat(1), stat(2)],
    portal: [box(panel.x + pad, cardsTop, w, h), box(second, cardsTop, w, h)],
    row: rowW >= 60 ? grid(box(rowX, cardsTop, rowW, h), activated, ROW_RATIO, 39, 5) : [],
  };
}

/** A tablet's panel: head, numbers as chips, two large cards, the activated row. */
export function tallRival(panel: Box, activated: number): RivalZone {
  const pad = 14;
  const inner = panel.w - 2 * pad;
  const tight = panel.h < 330;
  const headH = tight ? 32 : 44;
  const chipsTop = panel.y + pad + headH + 4;
  const cardsTop = chipsTop + 26 + 14;
  const room = panel.y + panel.h - pad - cardsTop;
  const rowH = room < 150 ? 0 : Math.min(tight ? 60 : 96, room * 0.32);
  const cardsH = room - (rowH === 0 ? 0 : rowH + (tight ? 8 : 26));
  const w = Math.min((inner - 10) / 2, Math.max(cardsH * 0.7, cardsH * 0.55));
  const h = Math.min(cardsH, w / 0.62);
  const chip = inner / 3;
  return {
    style: 'tall',
    panel,
    emblem: box(panel.x + pad, panel.y + pad, headH - 6, headH - 6),
    name: box(panel.x + pad + headH + 4, panel.y + pad, inner - headH - 84, headH - 6),
    points: box(panel.x + panel.w - pad - 68, panel.y + pad, 68, headH - 6),
    stats: [
      box(panel.x + pad, chipsTop, chip - 6, 26),
      box(panel.x + pad + chip, chipsTop, chip - 6, 26),
      box(panel.x + pad + 2 * chip, chipsTop, chip - 6, 26),
    ],
    portal: [box(panel.x + pad, cardsTop, w, h), box(panel.x + pad + w + 10, cardsTop, w, h)],
    row:
      rowH === 0
        ? []
        : grid(
            box(panel.x + pad, panel.y + panel.h - pad - rowH, inner, rowH),
            activated,
            ROW_RATIO,
            rowH * ROW_RATIO,
            6,
          ),
  };
}

/** A tablet's panel that is wider than high: cards on the left, numbers and the activated row on the right. */
export function broadRival(panel: Box, activated: number): RivalZone {
  const pad = 14;
  const headH = 40;
  const top = panel.y + pad + headH + 6;
  const h = panel.y + panel.h - pad - top;
  const w = Math.min(h * 0.68, (panel.w - 2 * pad) * 0.27);
  const x = panel.x + pad + 2 * w + 22;
  const right = panel.x + panel.w - pad - x;
  const chip = right / 3;
  const stat = (i: number) => box(x + i * chip, top, chip - 5, 26);
  return {
    style: 'tall',
    panel,
    emblem: box(panel.x + pad, panel.y + pad, headH - 4, headH - 4),
    name: box(panel.x + pad + headH + 4, panel.y + pad, panel.w - 2 * pad - headH - 90, headH - 4),
    points: box(panel.x + panel.w - pad - 72, panel.y + pad, 72, headH - 4),
    stats: [stat(0), stat(1), stat(2)],
    portal: [box(panel.x + pad, top, w, h), box(panel.x + pad + w + 10, top, w, h)],
    row: grid(box(x, top + 38, right, h - 38), activated, ROW_RATIO, 54, 6),
  };
}
