import { LEADER_JOIN } from '../data';
import { deg, gap, inContact, rot, type Footprint } from '../geometry';
import type { Intent } from '../movement/judge';
import { joiner } from '../movement/join';
import type { Mover, Walker } from '../movement/mover';
import { isMachine, membersOf, onTable } from '../roster';
import { footprintOf } from '../shapes';
import type { Degrees, Edge, How, Path, Point } from '../types';

/** Millimetres beyond the gap within which a slanting side is met. */
const SEEK = 40;

/** Moves with an aim: what a random player would hardly ever find, and a bot or a hurried thumb wants to have. */

export const PLAIN = { target: null, lie: false, join: null } as const;

export const onPaths = (paths: readonly Path[], loosen = false): How => ({ by: 'paths', paths, loosen });

/** Everybody by the same displacement, looking the same way. */
export function allBy({ walkers }: Mover, by: Point, facing: Degrees): Path[] {
  return walkers.map(({ element }) => ({
    element: element.id,
    way: [{ x: element.x + by.x, y: element.y + by.y }],
    facing,
  }));
}

/** The point on the straight way to somebody where a figure first touches him; null where it never does. */
export function contactPoint({ element, footprint }: Walker, target: Footprint): Point | null {
  const [dx, dy] = [target.x - element.x, target.y - element.y];
  const facing = deg(dx, dy);
  const least = Math.max(0, Math.floor(gap(footprint, target) / 1000) - 2);
  for (let mm = least; mm <= least + SEEK; mm++) {
    const by = rot(mm, 0, facing);
    const at = { x: element.x + by.x, y: element.y + by.y };
    if (inContact({ ...footprint, ...at }, target)) return at;
  }
  return null;
}

/** The same way for all, or for the one alone whom it is about. */
function togetherOrAlone(mover: Mover, { element }: Walker, to: Point): Intent[] {
  const by = { x: to.x - element.x, y: to.y - element.y };
  if (by.x === 0 && by.y === 0) return [];
  const together = allBy(mover, by, deg(by.x, by.y));
  const alone = together.filter((path) => path.element === element.id);
  return (together.length === 1 ? [alone] : [together, alone]).map((paths) => ({ ...PLAIN, how: onPaths(paths) }));
}

const nearestTo = ({ walkers }: Mover, at: Footprint): Walker =>
  walkers.reduce((best, one) => (gap(one.footprint, at) < gap(best.footprint, at) ? one : best));

/** PORT-200, PORT-203 To what stands abandoned. */
function toAbandoned(mover: Mover): Intent[] {
  return mover.open.elements
    .filter((element) => onTable(element) && element.abandoned)
    .flatMap((machine) => {
      const at = footprintOf(machine);
      const near = nearestTo(mover, at);
      const point = gap(near.footprint, at) <= mover.allowance ? contactPoint(near, at) : null;
      return point === null ? [] : togetherOrAlone(mover, near, point);
    });
}

function onEdge({ x, y }: Point, edge: Edge, { w, h }: Mover['table']): Point {
  switch (edge) {
    case 'left':
      return { x: 0, y };
    case 'right':
      return { x: w, y };
    case 'top':
      return { x, y: 0 };
    case 'bottom':
      return { x, y: h };
  }
}

/** PORT-339 Off the table: whoever gets so far. */
function toExit({ exits, walkers, table, allowance }: Mover): Intent[] {
  return exits.flatMap((edge) => {
    const paths = walkers.flatMap(({ element }): Path[] => {
      const at = onEdge(element, edge, table);
      const far = 1000 * (Math.abs(at.x - element.x) + Math.abs(at.y - element.y));
      return far > 0 && far <= allowance ? [{ element: element.id, way: [at], facing: element.facing }] : [];
    });
    return paths.length === 0 ? [] : [{ ...PLAIN, how: onPaths(paths) }];
  });
}

/** PORT-252 To a unit that a leader without one may join: near enough, and no nearer. */
function toJoin(mover: Mover): Intent[] {
  const leader = mover.walkers.at(joiner(mover));
  if (joiner(mover) < 0 || leader === undefined) return [];
  const { element, footprint } = leader;
  return mover.open.units
    .filter(({ id, seat, state }) => seat === mover.seat && state === 'table' && id !== mover.unit.id)
    .map((unit) => {
      const gaps = membersOf(mover.open, unit).map((one) => ({ one, far: gap(footprint, footprintOf(one)) }));
      const { one, far } = gaps.reduce((best, each) => (each.far < best.far ? each : best));
      const missing = Math.ceil(far / 1000) - LEADER_JOIN + 2;
      if (missing <= 0) return { ...PLAIN, join: unit.id, how: { by: 'stay' } as const };
      const facing = deg(one.x - element.x, one.y - element.y);
      const by = rot(missing, 0, facing);
      const way = [{ x: element.x + by.x, y: element.y + by.y }];
      return { ...PLAIN, join: unit.id, how: onPaths([{ element: element.id, way, facing }]) };
    });
}

/** Moves of figures to what they could do something with. */
export function errands(mover: Mover): Intent[] {
  if (isMachine(mover.walkers[0].element) || mover.unit.block !== null) return [];
  return [...toJoin(mover), ...toAbandoned(mover), ...toExit(mover)];
}
