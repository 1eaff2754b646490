/** A rectangle on the screen. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const right = (one: Box): number => one.x + one.w;

/** The box round all of some. */
export function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return box(x, y, Math.max(...boxes.map(right)) - x, Math.max(...boxes.map((one) => one.y + one.h)) - y);
}

/** n columns of equal width. */
export function columns(outer: Box, n: number, gap: number): Box[] {
  const w = (outer.w - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => box(outer.x + i * (w + gap), outer.y, w, outer.h));
}

/** n rows of equal height. */
export function rows(outer: Box, n: number, gap: number): Box[] {
  const h = (outer.h - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => box(outer.x, outer.y + i * (h + gap), outer.w, h));
}

export type Side = 'left' | 'right';

/** Cuts a strip of width w off one side. */
export function cut(outer: Box, w: number, gap: number, side: Side): { readonly strip: Box; readonly rest: Box } {
  const rest = outer.w - w - gap;
  if (side === 'left')
    return { strip: box(outer.x, outer.y, w, outer.h), rest: box(outer.x + w + gap, outer.y, rest, outer.h) };
  return { strip: box(right(outer) - w, outer.y, w, outer.h), rest: box(outer.x, outer.y, rest, outer.h) };
}

/** A grid of n cells of one ratio (w : h), as large as they can be up to a width, filled row by row from the top left. */
export function grid(outer: Box, n: number, ratio: number, maxW: number, gap: number): Box[] {
  if (n === 0) return [];
  let best = { w: 0, across: 1 };
  for (let across = 1; across <= n; across++) {
    const down = Math.ceil(n / across);
    const w = Math.min(maxW, (outer.w - gap * (across - 1)) / across, ((outer.h - gap * (down - 1)) / down) * ratio);
    // Of equal sizes the wider grid: it grows to the right before it grows down.
    if (w > best.w - 0.01) best = { w, across };
  }
  const { w, across } = best;
  const h = w / ratio;
  return Array.from({ length: n }, (_, i) =>
    box(outer.x + (i % across) * (w + gap), outer.y + Math.floor(i / across) * (h + gap), w, h),
  );
}
