import { around, type Box } from '@/look/box';
import type { TableLayout } from '../layout';

/** In less than this nobody reads a recap. */
const LEAST = { w: 240, h: 150 } as const;
/** Its buttons and edges below the words. */
const BUTTONS = 62;

/** Where a recap comes, and how high its words may be: over the log or the maps of the others, for the own turn needs the rest; else below the upper edge. */
export function recapPlace(
  { height, log, small }: TableLayout,
  under: Box,
): { readonly under: Box; readonly most: number; readonly fills: boolean } {
  const zone = [...(log === null ? [] : [log]), ...(small.length === 0 ? [] : [around(small)])].find(
    ({ w, h }) => w >= LEAST.w && h >= LEAST.h,
  );
  return zone === undefined
    ? { under, most: height * 0.16, fills: false }
    : { under: { ...zone, y: zone.y - 4, h: 0 }, most: zone.h - BUTTONS, fills: true };
}
