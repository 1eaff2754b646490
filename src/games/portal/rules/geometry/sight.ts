import { AREA_SIGHT, SOFT_NEAR } from '../data/constants';
import type { Point } from '../types';
import { corners, isRound, reach, type Footprint, type Rectangle } from './footprint';
import type { Area, Land } from './land';
import { isqrt, len, localForward, localRight, rnd } from './numbers';
import { isIn, isNear, isNearOutline } from './polygon';
import { countOf, firstOf, NONE, runInside, stepsOf } from './steps';
import { covers } from './template';

export type Sight = 'full' | 'partial' | 'none';
type Clarity = 'clear' | 'obscured' | 'blocked';

/** Who looks or is looked at. */
export type Seen = Footprint & { readonly flying: boolean };

/** What made a line worse than clear: a piece of terrain (its place in the list) or an element that stands in the way. */
type Hindrance<T extends Footprint> = { readonly area: number; readonly step: number } | { readonly element: T };

export type SightLine<T extends Footprint> = {
  readonly to: Point;
  readonly clarity: Clarity;
  readonly by: Hindrance<T> | null;
};

/** PORT-G34 A piece of terrain as one viewer has it before him. */
type Before = { readonly area: Area; readonly index: number; readonly holdsEye: boolean; readonly isOver: boolean };

/** PORT-G32 Who looks, and how all terrain lies to him: made once for a viewer, used for all he looks at. */
export type Eye = { readonly at: Seen; readonly before: readonly Before[] };

/** PORT-G34 Half the length of a rectangle stands for its radius. */
const nearness = ({ shape }: Footprint): number => SOFT_NEAR + (isRound(shape) ? shape.r : shape.length / 2);

export function eyeOf(land: Land, at: Seen): Eye {
  const near = nearness(at);
  const before = land
    .map((area, index) => {
      const holdsEye = isIn(area.outline, at.x, at.y);
      const isOver = area.sight === 'soft' && (holdsEye || isNearOutline(area.outline, at, near));
      return { area, index, holdsEye, isOver };
    })
    // What never hinders is never asked.
    .filter(({ area, holdsEye, isOver }) => area.sight !== 'open' && !isOver && !(area.sight === 'hill' && holdsEye));
  return { at, before };
}

/** PORT-G33 The five points that are looked at. */
export function sightPoints(eye: Point, target: Footprint): readonly Point[] {
  const { shape, x, y } = target;
  if (!isRound(shape)) return [{ x, y }, ...corners(target, shape)];
  const dx = x - eye.x;
  const dy = y - eye.y;
  const twice = 2 * Math.max(isqrt(dx * dx + dy * dy), 1);
  return [-2, -1, 0, 1, 2].map((k) => ({ x: x + rnd(-k * shape.r * dy, twice), y: y + rnd(k * shape.r * dx, twice) }));
}

/** PORT-G35 Whether a line meets the inside of a rectangle. */
function meets(from: Point, to: Point, at: Footprint, { length, width }: Rectangle): boolean {
  const u1 = localForward(from.x - at.x, from.y - at.y, at.facing);
  const v1 = localRight(from.x - at.x, from.y - at.y, at.facing);
  const u2 = localForward(to.x - at.x, to.y - at.y, at.facing);
  const v2 = localRight(to.x - at.x, to.y - at.y, at.facing);
  const half = length / 2;
  const side = width / 2;
  if (Math.max(u1, u2) <= -half || Math.min(u1, u2) >= half) return false;
  if (Math.max(v1, v2) <= -side || Math.min(v1, v2) >= side) return false;
  const turn = (u: number, v: number): number => (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1);
  const turns = [turn(half, side), turn(half, -side), turn(-half, side), turn(-half, -side)];
  return Math.max(...turns) > 0 && Math.min(...turns) < 0;
}

/** PORT-G34 What a piece does to a line: the first step inside where it does something. */
function through({ area }: Before, from: Point, to: Point): { clarity: Clarity; step: number } | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const n = stepsOf(dx, dy);
  const run = runInside(area.outline, from.x, from.y, dx, dy, n);
  if (run === NONE) return null;
  const step = firstOf(run);
  switch (area.sight) {
    case 'open':
      return null;
    case 'soft':
      return { clarity: 'obscured', step };
    case 'area': {
      const inside = Math.floor((len(dx, dy) * countOf(run)) / n);
      return { clarity: inside > 1000 * AREA_SIGHT ? 'blocked' : 'obscured', step };
    }
    case 'hill':
      return isIn(area.outline, to.x, to.y) ? null : { clarity: 'blocked', step };
    case 'solid':
      return { clarity: 'blocked', step };
  }
}

/** PORT-G34, PORT-G35 One line: the worst of all that lies on it. */
function line<T extends Footprint>(
  from: Point,
  to: Point,
  before: readonly Before[],
  others: readonly T[],
): SightLine<T> {
  let obscured: Hindrance<T> | null = null;
  for (const piece of before) {
    const found = through(piece, from, to);
    if (found === null) continue;
    const by = { area: piece.index, step: found.step };
    if (found.clarity === 'blocked') return { to, clarity: 'blocked', by };
    obscured ??= by;
  }
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  for (const element of others) {
    const { shape } = element;
    const blocks = isRound(shape) ? isNear(from, dx, dy, element, shape.r, false) : meets(from, to, element, shape);
    if (blocks) return { to, clarity: 'blocked', by: { element } };
  }
  return { to, clarity: obscured === null ? 'clear' : 'obscured', by: obscured };
}

/** What can matter at all between an eye and what lies so far round a point. */
function between<T extends Footprint>({ at, before }: Eye, to: Point, around: number, others: readonly T[]) {
  const left = Math.min(at.x, to.x - around);
  const right = Math.max(at.x, to.x + around);
  const top = Math.min(at.y, to.y - around);
  const bottom = Math.max(at.y, to.y + around);
  const pieces = before.filter(
    ({ area: { outline } }) =>
      outline.left <= right && outline.right >= left && outline.top <= bottom && outline.bottom >= top,
  );
  const elements = others.filter((other) => {
    const { x, y } = other;
    const r = reach(other.shape);
    if (x - r > right || x + r < left || y - r > bottom || y + r < top) return false;
    // The five lines lie in a strip about the middle one; a millimetre more for the rounding of their ends.
    return isNear(at, to.x - at.x, to.y - at.y, other, around + r + 1, true);
  });
  return { pieces, elements };
}

/** PORT-G34, PORT-G35 The five lines with what hinders each. `others`: standing elements of third units, abandoned ones among them. */
export function sightLines<T extends Footprint>(eye: Eye, others: readonly T[], target: Seen): readonly SightLine<T>[] {
  const points = sightPoints(eye.at, target);
  // PORT-G38 Nothing hides what flies, or hides anything from it.
  if (eye.at.flying || target.flying) return points.map((to) => ({ to, clarity: 'clear', by: null }));
  const { pieces, elements } = between(eye, target, reach(target.shape), others);
  return points.map((to) => line(eye.at, to, pieces, elements));
}

/** PORT-G37 Full when all lines are clear, none when all are blocked, otherwise partial. */
export function sees(eye: Eye, others: readonly Footprint[], target: Seen): Sight {
  if (eye.at.flying || target.flying) return 'full';
  const { pieces, elements } = between(eye, target, reach(target.shape), others);
  if (pieces.length === 0 && elements.length === 0) return 'full';
  let isOpen = false;
  let isHindered = false;
  for (const to of sightPoints(eye.at, target)) {
    const { clarity } = line(eye.at, to, pieces, elements);
    if (clarity !== 'blocked') isOpen = true;
    if (clarity !== 'clear') isHindered = true;
    if (isOpen && isHindered) return 'partial';
  }
  return isOpen ? 'full' : 'none';
}

/** PORT-G39 The one line to a point; whoever stands under the template there blocks nothing (PORT-D114). */
export function sightTo<T extends Footprint>(
  eye: Eye,
  others: readonly T[],
  to: Point,
  template: number,
): SightLine<T> {
  if (eye.at.flying) return { to, clarity: 'clear', by: null };
  const { pieces, elements } = between(eye, to, 0, others);
  return line(
    eye.at,
    to,
    pieces,
    elements.filter((element) => !covers(template, to, element)),
  );
}
