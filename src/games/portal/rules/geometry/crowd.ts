import type { Point } from '../types';
import { overlap } from './distance';
import { reach, type Footprint } from './footprint';

/** Elements that stand still, by squares of the table: whoever asks what is near looks at a few of them instead of at all. */
export type Crowd = {
  readonly columns: number;
  readonly rows: number;
  /** By row and column; an element is in every square that it may touch. */
  readonly squares: readonly (readonly Footprint[])[];
};

/** Millimetres: a square holds a handful of figures, and a move crosses a handful of squares. */
const SQUARE = 100;

const clamp = (at: number, count: number): number => {
  const index = Math.floor(at / SQUARE);
  return index < 0 ? 0 : index >= count ? count - 1 : index;
};

export function crowdOf(footprints: readonly Footprint[], table: { readonly w: number; readonly h: number }): Crowd {
  const columns = Math.ceil(table.w / SQUARE);
  const rows = Math.ceil(table.h / SQUARE);
  const squares: Footprint[][] = Array.from({ length: columns * rows }, () => []);
  for (const footprint of footprints) {
    const r = reach(footprint.shape);
    const { x, y } = footprint;
    for (let row = clamp(y - r, rows); row <= clamp(y + r, rows); row++)
      for (let column = clamp(x - r, columns); column <= clamp(x + r, columns); column++)
        squares[row * columns + column].push(footprint);
  }
  return { columns, rows, squares };
}

type Test = (footprint: Footprint) => boolean;

/** Whether a test holds for anybody who may be in a box; whoever is in two squares may be asked twice. */
function anyIn(crowd: Crowd, left: number, top: number, right: number, bottom: number, test: Test): boolean {
  const { columns, rows, squares } = crowd;
  const lastRow = clamp(bottom, rows);
  const lastColumn = clamp(right, columns);
  for (let row = clamp(top, rows); row <= lastRow; row++)
    for (let column = clamp(left, columns); column <= lastColumn; column++)
      for (const footprint of squares[row * columns + column]) if (test(footprint)) return true;
  return false;
}

/** Whether a footprint lies over anybody (PORT-G14 to PORT-G16); members of one unit with their leeway (PORT-G42). */
export function isOverAny(crowd: Crowd, at: Footprint, leeway = 0): boolean {
  const r = reach(at.shape);
  const { x, y } = at;
  return anyIn(crowd, x - r, y - r, x + r, y + r, (other) => overlap(at, other, leeway));
}

/** Whether a test holds for anybody at the straight way of a round base. */
export function anyAlong(crowd: Crowd, from: Point, to: Point, r: number, test: Test): boolean {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  return anyIn(crowd, left - r, top - r, right + r, bottom + r, test);
}
