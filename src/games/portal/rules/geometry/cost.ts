import { TERRAIN_FACTOR } from '../data/terrain';
import type { Point } from '../types';
import { factorAt, NO_WAY, stretches, type Land } from './land';
import { len, rnd } from './numbers';
import { countOf, firstOf, stepsOf } from './steps';

/** What a path, or a part of it, costs in micrometres; BLOCKED where it enters Impassable terrain. */
export const BLOCKED = -1;

const { open, light, heavy } = TERRAIN_FACTOR;

/** PORT-G26 The middle of a step, to the whole millimetre. */
export function middleOf(from: Point, dx: number, dy: number, step: number): Point {
  const n = stepsOf(dx, dy);
  return { x: rnd(2 * n * from.x + dx * (2 * step + 1), 2 * n), y: rnd(2 * n * from.y + dy * (2 * step + 1), 2 * n) };
}

/** PORT-G26 The sum of the factors of all steps, or BLOCKED. */
export function factorSum(land: Land, from: Point, dx: number, dy: number, swims: boolean): number {
  const n = stepsOf(dx, dy);
  let sum = n;
  stretches(land, from, dx, dy, n, swims, (run, factor) => {
    if (factor === NO_WAY) sum = -Infinity;
    else sum += (factor - open) * countOf(run);
  });
  return sum < 0 ? BLOCKED : sum;
}

/** PORT-G26 The cost of a segment by the middles of its steps. */
export function segmentCost(land: Land, from: Point, to: Point, swims: boolean): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return 0;
  const sum = factorSum(land, from, dx, dy, swims);
  return sum === BLOCKED ? BLOCKED : Math.floor((len(dx, dy) * sum) / stepsOf(dx, dy));
}

/** PORT-G25 The cost of a polyline; BLOCKED also where a waypoint lies in Impassable terrain (PORT-G26). */
export function pathCost(land: Land, start: Point, way: readonly Point[], swims: boolean): number {
  let cost = 0;
  let from = start;
  for (const to of way) {
    const one = segmentCost(land, from, to, swims);
    if (one === BLOCKED || factorAt(land, to.x, to.y, swims) === NO_WAY) return BLOCKED;
    cost += one;
    from = to;
  }
  return cost;
}

/** Where a segment first enters Impassable terrain; null where it does not. */
export function entry(land: Land, from: Point, to: Point, swims: boolean): Point | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let first = Infinity;
  stretches(land, from, dx, dy, stepsOf(dx, dy), swims, (run, factor) => {
    if (factor === NO_WAY && firstOf(run) < first) first = firstOf(run);
  });
  if (first < Infinity) return middleOf(from, dx, dy, first);
  return factorAt(land, to.x, to.y, swims) === NO_WAY ? to : null;
}

/** A member of a block: where it stands, and whether deep water is open ground to it. */
export type Walker = Point & { readonly swims: boolean };

/** PORT-G27 The sum over all steps of the worst factor under any member, each with the same displacement from its own start. */
export function worstSum(land: Land, walkers: readonly Walker[], dx: number, dy: number): number {
  const n = stepsOf(dx, dy);
  const slow: number[] = [];
  const slowest: number[] = [];
  let blocked = false;
  for (const walker of walkers) {
    stretches(land, walker, dx, dy, n, walker.swims, (run, factor) => {
      if (factor === NO_WAY) blocked = true;
      else slow.push(run);
      if (factor === heavy) slowest.push(run);
    });
  }
  if (blocked) return BLOCKED;
  return n + (light - open) * union(slow) + (heavy - light) * union(slowest);
}

/** How many steps lie in any of the runs. */
function union(runs: number[]): number {
  // A run sorts by its first step.
  runs.sort((a, b) => a - b);
  let count = 0;
  let next = 0;
  for (const run of runs) {
    const first = Math.max(firstOf(run), next);
    const end = (run & 0xffff) + 1;
    if (end > first) count += end - first;
    next = Math.max(next, end);
  }
  return count;
}

/** The farthest place on the way to `to` that a budget pays for, in whole millimetres. */
export function affordable(land: Land, from: Point, to: Point, budget: number, swims: boolean): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const n = stepsOf(dx, dy);
  const at = (step: number): Point => ({ x: from.x + rnd(dx * step, n), y: from.y + rnd(dy * step, n) });
  const pays = (step: number): boolean => {
    const cost = pathCost(land, from, [at(step)], swims);
    return cost !== BLOCKED && cost <= budget;
  };
  if (n === 0 || pays(n)) return to;
  let enough = 0;
  let tooMuch = n;
  while (tooMuch - enough > 1) {
    const middle = (enough + tooMuch) >> 1;
    if (pays(middle)) enough = middle;
    else tooMuch = middle;
  }
  return enough === 0 ? from : at(enough);
}
