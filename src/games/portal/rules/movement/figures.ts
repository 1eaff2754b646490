import { breaks, type Violation } from '@/engine';
import { MAX_WAYPOINTS } from '../data';
import { anyAlong, BLOCKED, crosses, len, pathCost } from '../geometry';
import type { Path, Point } from '../types';
import { exitAt, isBeyond, whyNotArrive, whyNotTogether } from './arrival';
import type { Mover, Walker } from './mover';
import { brokenBy, STAYED, tooFar, type Going, type Went } from './verdict';

/** PORT-108 What a way costs one who flies: its length. */
function flownCost(start: Point, way: readonly Point[]): number {
  let cost = 0;
  let from = start;
  for (const to of way) {
    cost += len(to.x - from.x, to.y - from.y);
    from = to;
  }
  return cost;
}

/** PORT-101 to PORT-106 In micrometres, or BLOCKED. */
export function costOf({ land }: Mover, { element, flying, swims }: Walker, way: readonly Point[]): number {
  return flying ? flownCost(element, way) : pathCost(land, element, way, swims);
}

/** PORT-111 Whether a way runs into an enemy or something abandoned. */
export function isBarred({ foes }: Mover, { element, r, flying }: Walker, way: readonly Point[]): boolean {
  if (flying) return false;
  let from: Point = element;
  for (const to of way) {
    const start = from;
    if (anyAlong(foes, start, to, r, (foe) => crosses(start, to, r, foe))) return true;
    from = to;
  }
  return false;
}

/** PORT-129 */
export const mustRise = ({ stands }: Mover, { element }: Walker): boolean => element.prone && !stands;

/** PORT-101 to PORT-111, PORT-G25 How one figure would go, or the rule that forbids it. */
function going(mover: Mover, walker: Walker, { element: id, way, facing }: Path): Going | Violation {
  const { element } = walker;
  if (way.length > MAX_WAYPOINTS) return brokenBy('PORT-G25', id);
  if (way.length > 0 && mustRise(mover, walker)) return brokenBy('PORT-129', id);
  if (way.some((at) => isBeyond(mover, at))) return brokenBy('PORT-116', id);
  if (way.slice(0, -1).some((at) => exitAt(mover, at) !== null)) return brokenBy('PORT-339', id);
  const cost = costOf(mover, walker, way);
  if (cost === BLOCKED) return brokenBy('PORT-105', id);
  if (cost > mover.allowance) return tooFar('PORT-101', id, cost, mover.allowance);
  if (isBarred(mover, walker, way)) return brokenBy('PORT-111', id);
  const { x, y } = way.length === 0 ? element : way[way.length - 1];
  return { element: id, way, to: { x, y, facing }, cost, exit: way.length === 0 ? null : exitAt(mover, { x, y }) };
}

/** PORT-093 to PORT-116 Figures on ways of their own; whoever has none stays. */
export function judgePaths(mover: Mover, paths: readonly Path[], loosen: boolean): Went | Violation {
  const { walkers, unit, open } = mover;
  if (loosen && (open.config.mode === 'skirmish' || unit.block === null)) return breaks('PORT-236');
  if (unit.block !== null && !loosen) return breaks('PORT-238');
  const goings: Going[] = [];
  for (const path of paths) {
    const walker = walkers.find(({ element }) => element.id === path.element);
    if (walker === undefined) return brokenBy('PORT-077', path.element);
    if (goings.some(({ element }) => element === path.element)) return brokenBy('PORT-G25', path.element);
    const answer = going(mover, walker, path);
    if ('rule' in answer) return answer;
    goings.push(answer);
  }
  goings.sort((a, b) => a.element - b.element);
  const no = whyNotArrive(mover, goings) ?? whyNotTogether(mover, goings);
  if (no !== undefined) return no;
  const cost = goings.reduce((most, each) => Math.max(most, each.cost), 0);
  return { ...STAYED, goings, cost, formation: loosen ? 'loosened' : null };
}
