import { box, clamp, cut, type Box } from '@/look/box';
import type { Room } from '@/look/room';
import { WIDE } from '@/look/tokens';
import { HEROES, TEAM_HEROES } from '../../rules/data';

export type DraftLayout = {
  readonly width: number;
  readonly height: number;
  readonly top: Box;
  /** The roll-off. */
  readonly strip: Box;
  /** In the order of the picks, blue to the left. */
  readonly slots: readonly [red: readonly Box[], blue: readonly Box[]];
  /** By HeroId, a class a row. */
  readonly cards: readonly Box[];
  /** The opened hero, the choice or the order. */
  readonly sheet: Box;
  /** The sheet stands beside the cards and not below them. */
  readonly beside: boolean;
  /** How much larger words are. */
  readonly grown: number;
};

const ROWS = 4;
/** Widest field of cards; least and best height of the sheet below them; width of one beside them. */
const [FIELD, LEAST, BEST, BESIDE] = [880, 300, 366, 380];
/** What the words of cards grow at most; from there on the three values are left out. */
const GROWS = 1.35;

/** Cards and slots in a box: a row a class, the slots of the teams at both sides. */
function field(outer: Box, gap: number, tall: number): Pick<DraftLayout, 'slots' | 'cards'> {
  const slot = Math.round(outer.w * 0.162);
  const card = (outer.w - 2 * slot - 3 * gap) / 2;
  const row = Math.min(tall, (outer.h - (ROWS - 1) * gap) / ROWS);
  const y = (i: number) => outer.y + i * (row + gap);
  const slotsAt = (x: number) => Array.from({ length: TEAM_HEROES }, (_, i) => box(x, y(i), slot, row));
  return {
    // Red, then blue.
    slots: [slotsAt(outer.x + outer.w - slot), slotsAt(outer.x)],
    cards: HEROES.map((_, hero) =>
      box(outer.x + slot + gap + (hero % 2) * (card + gap), y(Math.floor(hero / 2)), card, row),
    ),
  };
}

/** The cards alone, as large as they may be: for replays. */
function onlyCards(width: number, height: number): DraftLayout {
  const [edge, gap] = [8, 6];
  const w = Math.min(FIELD, width - 2 * edge);
  const [x, strip] = [(width - w) / 2, 46];
  const from = edge + strip + gap;
  const tall = clamp((height - from - edge - (ROWS - 1) * gap) / ROWS, 40, w * 0.22);
  return {
    width,
    height,
    top: box(x, 0, w, 0),
    strip: box(x, edge, w, strip),
    ...field(box(x, from, w, ROWS * tall + (ROWS - 1) * gap), gap, tall),
    sheet: box(0, height, width, 0),
    beside: false,
    grown: 1,
  };
}

/** The draft laid out for a window; to be looked at only, without a bar and a sheet. */
export function draftLayout({ width, height, insets, side, textScale }: Room, looking = false): DraftLayout {
  if (looking) return onlyCards(width, height);
  const large = Math.min(width, height) >= 600;
  const [edge, gap] = large ? [24, 10] : [8, 6];
  const [left, right] = [insets.left + edge, width - insets.right - edge];
  const top = box(left, insets.top + (large ? 14 : 8), right - left, 48);
  const grown = Math.min(textScale, GROWS);
  const beside = width > height && width >= WIDE;
  const foot = height - insets.bottom - edge;
  const head = top.y + top.h + gap;
  const strip = Math.round((large ? 62 : beside ? 36 : 46) * Math.min(grown, 1.2));
  const common = { width, height, top, beside, grown };
  if (beside) {
    const all = box(left, head, right - left, foot - head);
    const { strip: sheet, rest } = cut(all, Math.min(BESIDE * grown, all.w * 0.46), gap * 2, side);
    const cards = box(rest.x, head + strip + gap, rest.w, rest.h - strip - gap);
    return { ...common, strip: box(rest.x, head, rest.w, strip), sheet, ...field(cards, gap, 150) };
  }
  const w = Math.min(FIELD, right - left);
  const x = left + (right - left - w) / 2;
  const from = head + strip + gap;
  // The cards take what the sheet can spare.
  const room = height - from - clamp(height * 0.434, LEAST, large ? 520 : BEST) - gap;
  const tall = clamp((room - (ROWS - 1) * gap) / ROWS, 52, w * 0.22);
  const parts = field(box(x, from, w, ROWS * tall + (ROWS - 1) * gap), gap, tall);
  const under = from + ROWS * tall + (ROWS - 1) * gap + gap;
  return {
    ...common,
    strip: box(x, head, w, strip),
    ...parts,
    sheet: large ? box(x, under, w, foot - under) : box(0, under, width, height - under),
  };
}
