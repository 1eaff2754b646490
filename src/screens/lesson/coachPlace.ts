import type { Room } from '@/look/room';
import { awayFrom } from '@/look/room';
import { WIDE } from '@/look/tokens';

/** Where the coach stands, and what the table leaves free for it. */
export type CoachPlace = {
  readonly mode: 'above' | 'row' | 'beside';
  readonly place: {
    readonly left?: number;
    readonly right?: number;
    readonly top: number;
    readonly width?: number;
    readonly height?: number;
  };
  readonly reserved: Room['insets'];
};

/** The words grow with the reader's wish up to this. */
export const COACH_TEXT = 1.5;
export const LINE = 22;

/** A screen on its side that is lower than this has room beside the table and none above it. */
const LOW = 480;
/** A lower upright screen is short. */
const SHORT = 640;
const MARGIN = 8;
const GAP = 6;

/** How much there is to say: lines of words above the table, fewer on a short screen, the height of buttons below them; or a width beside it. */
type Amount = {
  readonly lines: number;
  readonly fewest: number;
  readonly buttons: number;
  readonly beside: number;
};

/** A sentence, and the buttons of a lesson. */
const STEP: Amount = { lines: 3, fewest: 3, buttons: 42, beside: 216 };
/** What to do, and two reasons. */
export const ADVICE: Amount = { lines: 4, fewest: 3, buttons: 0, beside: 176 };

/** Above the table; on a low screen beside it, away from the thumb. Always as large, so that the table stays where it is. */
export function coachPlace({ width, height, insets, side, textScale }: Room, amount: Amount = STEP): CoachPlace {
  const lines = (count: number) => Math.round(count * LINE * Math.min(textScale, COACH_TEXT));
  if (width > height && height < LOW) {
    const edge = awayFrom(side);
    const at = Math.max(MARGIN, insets[edge]);
    const top = Math.max(MARGIN, insets.top);
    const tall = height - top - Math.max(MARGIN, insets.bottom);
    return {
      mode: 'beside',
      place: { [edge]: at, top, width: amount.beside, height: tall },
      reserved: { ...NONE, [edge]: at + amount.beside + GAP },
    };
  }
  const top = Math.max(MARGIN, insets.top);
  const row = width >= WIDE;
  const tall = 24 + (row ? lines(2) : amount.buttons + lines(height < SHORT ? amount.fewest : amount.lines));
  return {
    mode: row ? 'row' : 'above',
    place: { left: Math.max(MARGIN, insets.left), right: Math.max(MARGIN, insets.right), top, height: tall },
    reserved: { ...NONE, top: top + tall + GAP },
  };
}

const NONE: Room['insets'] = { top: 0, right: 0, bottom: 0, left: 0 };
