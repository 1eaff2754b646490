import { clamp, type Box } from '@/look/box';
import type { Room } from '@/look/room';

/** How far the tail of a bubble reaches. */
export const TAIL = 15;
const WIDTH = 366;
const MARGIN = 12;
/** Lower than this a bubble shows nothing but its head: then it takes the whole height, beside what it is about. */
const LEAST = 250;

type Place = { readonly left: number; readonly width: number; readonly maxHeight: number } & (
  { readonly top: number } | { readonly bottom: number }
);

/** Where a bubble lies that points at a thing; no tail where it has no room above or below it. */
export type Bubble = {
  readonly place: Place;
  readonly tail: { readonly down: boolean; readonly left: number } | null;
};

/** A place inside the window, above or below the thing: where there is more room. What is longer scrolls inside. */
export function bubbleAt(at: Box, { width, height, insets }: Pick<Room, 'width' | 'height' | 'insets'>): Bubble {
  const [low, high] = [MARGIN + insets.left, width - MARGIN - insets.right];
  const bubble = Math.min(WIDTH, high - low);
  const middle = at.x + at.w / 2;
  const above = at.y - TAIL - MARGIN - insets.top;
  const below = height - at.y - at.h - TAIL - MARGIN - insets.bottom;
  const down = above > below;
  if (Math.max(above, below) < LEAST) {
    const beside = at.x - TAIL - bubble >= low ? at.x - TAIL - bubble : at.x + at.w + TAIL;
    const top = MARGIN + insets.top;
    const place = { left: clamp(beside, low, high - bubble), width: bubble, top };
    return { place: { ...place, maxHeight: height - top - MARGIN - insets.bottom }, tail: null };
  }
  const left = clamp(middle - bubble / 2, low, high - bubble);
  const place = { left, width: bubble, maxHeight: Math.max(above, below) };
  return {
    place: down ? { ...place, bottom: height - at.y + TAIL } : { ...place, top: at.y + at.h + TAIL },
    tail: { down, left: clamp(middle - left - TAIL, 22, bubble - 52) },
  };
}
