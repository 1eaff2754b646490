import type { Point } from '@/ui/art/outline';
import { scatter } from '@/ui/art/paint';

/** A piece as its painter gets it: its outline about its own middle, and how far it is turned on the table (radians). */
export type Lay = { readonly outline: readonly Point[]; readonly turn: number; readonly seed: number };

/** Where shadows fall in a turned piece: on the table always down and to the right. */
export function shadowOf(turn: number, far: number): Point {
  const [x, y] = [far * 0.6, far];
  return [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
}

export const spanOf = (outline: readonly Point[]): { readonly w: number; readonly h: number } => ({
  w: 2 * Math.max(...outline.map(([x]) => Math.abs(x))),
  h: 2 * Math.max(...outline.map(([, y]) => Math.abs(y))),
});

const inside = (outline: readonly Point[], [x, y]: Point): boolean =>
  outline.reduce((odd, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);

/** The outline drawn in towards its middle, or out with a part above 1. */
export const shrunk = (outline: readonly Point[], part: number): Point[] =>
  outline.map(([x, y]): Point => [x * part, y * part]);

/** Places inside an outline about `gap` apart, a little out of line, those behind first. */
export function strewn({ outline, seed }: Lay, gap: number, keep: number): Point[] {
  const { w, h } = spanOf(outline);
  const room = shrunk(outline, keep);
  const places: Point[] = [];
  for (let row = 0; row * gap * 0.86 <= h; row++)
    for (let column = 0; column * gap <= w; column++) {
      const i = row * 40 + column;
      const x = -w / 2 + column * gap + (row % 2) * gap * 0.5 + (scatter(seed, i) - 0.5) * gap * 0.55;
      const y = -h / 2 + row * gap * 0.86 + (scatter(seed + 1, i) - 0.5) * gap * 0.5;
      if (inside(room, [x, y])) places.push([x, y]);
    }
  return places.sort((a, b) => a[1] - b[1]);
}
