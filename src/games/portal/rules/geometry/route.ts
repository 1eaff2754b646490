import { MAX_WAYPOINTS } from '../data/constants';
import type { Point } from '../types';
import { BLOCKED, segmentCost } from './cost';
import { crosses } from './crossing';
import { anyAlong, isOverAny, type Crowd } from './crowd';
import { dist2 } from './distance';
import { isInside } from './footprint';
import { isImpassable, type Land } from './land';
import { len } from './numbers';

/** Ways round what lies on the table: for a tap on the ground, for the shade of what can be reached, and for bots. */

/** One of those who go; all of a group go the same way, each from where it stands. */
export type Traveller = Point & { readonly r: number; readonly swims: boolean; readonly flying: boolean };

/** What they go through; `foes` are never crossed (PORT-111). */
export type Country = {
  readonly land: Land;
  readonly table: { readonly w: number; readonly h: number };
  readonly foes: Crowd;
};

/** Millimetres from node to node of the lattice, whose middle is where the first traveller stands. */
const MESH = 10;
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
const UNREACHED = -1;

/** What every place costs that can be reached, in micrometres. */
export type Field = {
  readonly country: Country;
  readonly travellers: readonly Traveller[];
  readonly allowance: number;
  /** Nodes to each side of the middle. */
  readonly half: number;
  readonly costs: readonly number[];
  /** By node, the step that led there. */
  readonly steps: readonly number[];
};

/** PORT-101 to PORT-111 What a straight way of the first costs the one to whom it is dearest, or BLOCKED. */
export function legCost(
  { land, table, foes }: Country,
  travellers: readonly Traveller[],
  from: Point,
  to: Point,
): number {
  const [first] = travellers;
  let most = 0;
  for (const { x, y, r, swims, flying } of travellers) {
    const [dx, dy] = [x - first.x, y - first.y];
    const start = { x: from.x + dx, y: from.y + dy };
    const end = { x: to.x + dx, y: to.y + dy };
    if (!isInside({ ...end, facing: 0, shape: { r } }, { x: 0, y: 0, ...table })) return BLOCKED;
    if (flying) {
      most = Math.max(most, len(end.x - start.x, end.y - start.y));
      continue;
    }
    const cost = segmentCost(land, start, end, swims);
    if (cost === BLOCKED || isImpassable(land, end, swims)) return BLOCKED;
    if (anyAlong(foes, start, end, r, (foe) => crosses(start, end, r, foe))) return BLOCKED;
    most = Math.max(most, cost);
  }
  return most;
}

/** Whether nothing is so near to anybody that a step from here could meet it: then a step costs its length. */
function isPlain({ land, table, foes }: Country, travellers: readonly Traveller[], at: Point): boolean {
  const [first] = travellers;
  const near = 2 * MESH;
  return travellers.every((one) => {
    const [x, y] = [one.x + at.x - first.x, one.y + at.y - first.y];
    const edge = one.r + near;
    if (x < edge || y < edge || x > table.w - edge || y > table.h - edge) return false;
    if (one.flying) return true;
    const isClear = land.every(
      ({ outline: { left, top, right, bottom } }) =>
        x < left - near || x > right + near || y < top - near || y > bottom + near,
    );
    return isClear && !isOverAny(foes, { x, y, facing: 0, shape: { r: edge } });
  });
}

const placeOf = ({ travellers: [first], half }: Pick<Field, 'travellers' | 'half'>, node: number): Point => ({
  x: first.x + MESH * ((node % (2 * half + 1)) - half),
  y: first.y + MESH * (Math.floor(node / (2 * half + 1)) - half),
});

/** All that travellers can reach: Dijkstra's way on a lattice. No step is shorter than a bucket is wide, so buckets need no order. */
export function fieldOf(country: Country, travellers: readonly Traveller[], allowance: number): Field {
  const width = 1000 * MESH;
  const half = Math.floor(allowance / width);
  const side = 2 * half + 1;
  const costs = Array.from({ length: side * side }, () => UNREACHED);
  const steps = costs.map(() => UNREACHED);
  const plain: (boolean | undefined)[] = [];
  const isPlainAt = (node: number): boolean =>
    (plain[node] ??= isPlain(country, travellers, placeOf({ travellers, half }, node)));
  const middle = half * side + half;
  const buckets: number[][] = [[middle]];
  costs[middle] = 0;
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    for (const node of buckets[bucket] ?? []) {
      // Meanwhile a cheaper way was found.
      if (Math.floor(costs[node] / width) !== bucket) continue;
      const [column, row] = [node % side, Math.floor(node / side)];
      const from = placeOf({ travellers, half }, node);
      STEPS.forEach(([dx, dy], step) => {
        if (column + dx < 0 || column + dx >= side || row + dy < 0 || row + dy >= side) return;
        const next = node + dy * side + dx;
        const to = { x: from.x + MESH * dx, y: from.y + MESH * dy };
        const length = len(MESH * dx, MESH * dy);
        if (costs[next] !== UNREACHED && costs[next] <= costs[node] + length) return;
        const leg = isPlainAt(node) || isPlainAt(next) ? length : legCost(country, travellers, from, to);
        const cost = costs[node] + leg;
        if (leg === BLOCKED || cost > allowance || (costs[next] !== UNREACHED && costs[next] <= cost)) return;
        costs[next] = cost;
        steps[next] = step;
        (buckets[Math.floor(cost / width)] ??= []).push(next);
      });
    }
  }
  return { country, travellers, allowance, half, costs, steps };
}

/** Every place of the lattice that the first traveller can reach, with its cost: what is shaded, and what bots choose from. */
export function placesReached(field: Field): readonly (Point & { readonly cost: number })[] {
  return field.costs.flatMap((cost, node) => (cost === UNREACHED ? [] : [{ ...placeOf(field, node), cost }]));
}

/** The nodes from the middle to one of them. */
function nodesTo({ steps, half }: Field, node: number): number[] {
  const side = 2 * half + 1;
  const nodes = [node];
  for (let at = node; steps[at] !== UNREACHED;) {
    const [dx, dy] = STEPS[steps[at]];
    at -= dy * side + dx;
    nodes.push(at);
  }
  return nodes.reverse();
}

/** As few waypoints as straight legs allow that cost no more: the way along the lattice, pulled tight. */
function pulled({ country, travellers }: Field, places: readonly Point[], costs: readonly number[]): Point[] {
  const way: Point[] = [];
  for (let at = 0; at < places.length - 1;) {
    let next = places.length - 1;
    while (next > at + 1) {
      const leg = legCost(country, travellers, places[at], places[next]);
      // Each step of the lattice was rounded down by less than a micrometre.
      if (leg !== BLOCKED && leg <= costs[next] - costs[at] + next - at) break;
      next--;
    }
    way.push(places[next]);
    at = next;
  }
  return way;
}

function wayCost({ country, travellers: [first], travellers }: Field, way: readonly Point[]): number {
  let cost = 0;
  let from: Point = first;
  for (const to of way) {
    const leg = legCost(country, travellers, from, to);
    if (leg === BLOCKED) return BLOCKED;
    cost += leg;
    from = to;
  }
  return cost;
}

/** PORT-G25 A way of at most 12 waypoints that the first takes to a goal within the allowance; null where there is none. */
export function wayTo(field: Field, goal: Point): readonly Point[] | null {
  const { country, travellers, allowance, half, costs } = field;
  const [first] = travellers;
  const pays = (way: readonly Point[]): boolean => {
    const cost = wayCost(field, way);
    return cost !== BLOCKED && cost <= allowance && way.length <= MAX_WAYPOINTS;
  };
  if (pays([goal])) return [goal];
  const side = 2 * half + 1;
  const [column, row] = [Math.round((goal.x - first.x) / MESH) + half, Math.round((goal.y - first.y) / MESH) + half];
  let best = { cost: Infinity, node: UNREACHED };
  for (let j = Math.max(0, row - 2); j <= Math.min(side - 1, row + 2); j++)
    for (let i = Math.max(0, column - 2); i <= Math.min(side - 1, column + 2); i++) {
      const node = j * side + i;
      if (costs[node] === UNREACHED) continue;
      const leg = legCost(country, travellers, placeOf(field, node), goal);
      if (leg !== BLOCKED && costs[node] + leg < best.cost) best = { cost: costs[node] + leg, node };
    }
  if (best.node === UNREACHED) return null;
  const nodes = nodesTo(field, best.node);
  const way = pulled(
    field,
    [...nodes.map((node) => placeOf(field, node)), goal],
    [...nodes.map((node) => costs[node]), best.cost],
  );
  return pays(way) ? way : null;
}

/** The way that leads nearest to a goal, however far it is, to a place where the travellers may end. */
export function wayTowards(field: Field, goal: Point, mayEnd: (at: Point) => boolean): readonly Point[] | null {
  const whole = mayEnd(goal) ? wayTo(field, goal) : null;
  if (whole !== null) return whole;
  const places = placesReached(field)
    .map((place) => ({ place, off: dist2(place, goal) }))
    .sort((a, b) => a.off - b.off || a.place.cost - b.place.cost);
  for (const { place } of places) {
    const at = { x: place.x, y: place.y };
    if (place.cost === 0) return null;
    const way = mayEnd(at) ? wayTo(field, at) : null;
    if (way !== null) return way;
  }
  return null;
}
