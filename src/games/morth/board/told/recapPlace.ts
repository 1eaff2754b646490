import { around, type Box } from '@/look/box';
import type { TableLayout } from '../layout';

/** In less than this nobody reads a recap. */
const LEAST = { w: 240, h: 150 } as const;
/** Its buttons and edges below the words. */
const BUTTONS = 62;
/** Where it lies over what one needs for the turn, it has two sentences of two rows, and the log the rest. */
const SHORT = { lines: 2, part: 0.11 } as const;

type RecapPlace = {
  readonly under: Box;
  /** It stands on it. */ readonly rises: boolean;
  /** How high its words may be. */ readonly most: number;
  readonly lines?: number;
  readonly fills: boolean;
};

/** Where a recap comes: over the log or the maps of the others, for the own turn needs the rest; else, in short, below the upper edge, or above the buttons where the wheel would lie under it. */
export function recapPlace({ height, log, small, board, bar }: TableLayout, under: Box): RecapPlace {
  const zone = [...(log === null ? [] : [log]), ...(small.length === 0 ? [] : [around(small)])].find(
    ({ w, h }) => w >= LEAST.w && h >= LEAST.h,
  );
  if (zone !== undefined)
    return { under: { ...zone, y: zone.y - 4, h: 0 }, rises: false, most: zone.h - BUTTONS, fills: true };
  const rises = board === null;
  return { under: rises ? bar : under, rises, most: height * SHORT.part, lines: SHORT.lines, fills: false };
}
