import { FLIGHT_BEHIND, FLIGHT_MARGIN, RUN_FACTOR } from '../data';
import { BLOCKED, centroid, dist2, isqrt, isRound, len, rnd, segmentCost, type Shape } from '../geometry';
import { isFlying, landUnder, swims } from '../ground';
import { areEnemies, inPlay, membersOf, unitsInPlay } from '../roster';
import { shapeOf } from '../shapes';
import type { Edge, Element, Open, Point, Unit } from '../types';
import { slowestOf } from './allowance';
import { runnersOf } from './morale';

/** PORT-G47 Where a unit would flee to, and what the way there costs in micrometres. */
export type Flight = {
  readonly behind: Unit;
  /** The centroid of those behind whom it flees, and how far they reach from it. */
  readonly middle: Point;
  readonly radius: number;
  readonly spot: Point;
  readonly cost: number;
  readonly allowance: number;
  readonly reachable: boolean;
};

/** PORT-G47 Of a rectangle the way to its corners, rounded up. */
const radiusOf = (shape: Shape): number =>
  isRound(shape) ? shape.r : isqrt((shape.length * shape.length + shape.width * shape.width) / 4) + 1;

/** The first of those with the least distance to a point. */
function closest<T>(items: readonly T[], to: Point, at: (item: T) => Point): T | undefined {
  let best: T | undefined;
  for (const item of items) if (best === undefined || dist2(at(item), to) < dist2(at(best), to)) best = item;
  return best;
}

/** PORT-G47 The centre of the nearest enemy. */
export function nearestEnemy(open: Open, runner: Element, from: Point): Element | undefined {
  const enemies = open.elements.filter((each) => inPlay(each) && areEnemies(open, runner, each));
  return closest(enemies, from, (each) => each);
}

function costOf(open: Open, runners: readonly Element[], from: Point, to: Point): number {
  if (runners.every((each) => isFlying(open, each))) return len(to.x - from.x, to.y - from.y);
  return segmentCost(landUnder(open), from, to, runners.every(swims));
}

/** PORT-220, PORT-221, PORT-G47 Nothing where there is no other friendly unit. */
export function flightOf(open: Open, unit: Unit): Flight | null {
  const runners = runnersOf(open, unit);
  const from = centroid(runners);
  const friends = unitsInPlay(open).filter(({ id, seat }) => seat === unit.seat && id !== unit.id);
  const behind = closest(friends, from, (friend) => centroid(membersOf(open, friend)));
  if (behind === undefined) return null;
  const members = membersOf(open, behind);
  const middle = centroid(members);
  const enemy = nearestEnemy(open, runners[0], from) ?? middle;
  const radius = Math.max(...members.map((each) => isqrt(dist2(middle, each)) + 1 + radiusOf(shapeOf(each))));
  const [dx, dy] = [middle.x - enemy.x, middle.y - enemy.y];
  const away = dx === 0 && dy === 0 ? { x: 0, y: 1, length: 1 } : { x: dx, y: dy, length: isqrt(dx * dx + dy * dy) };
  const far = radius + FLIGHT_BEHIND;
  const spot = {
    x: middle.x + rnd(away.x * far, away.length),
    y: middle.y + rnd(away.y * far, away.length),
  };
  const { w, h } = open.config.table;
  const inside = Math.min(spot.x, spot.y, w - spot.x, h - spot.y) >= FLIGHT_MARGIN;
  const cost = costOf(open, runners, from, spot);
  const allowance = 1000 * RUN_FACTOR * slowestOf(open, membersOf(open, unit));
  const reachable = inside && cost !== BLOCKED && cost <= allowance;
  return { behind, middle, radius, spot, cost, allowance, reachable };
}

/** PORT-225 The edge nearest to the middle of some elements. */
export function nearestEdge({ config }: Open, elements: readonly Element[]): Edge {
  const { x, y } = centroid(elements);
  const ways: readonly [Edge, number][] = [
    ['top', y],
    ['right', config.table.w - x],
    ['bottom', config.table.h - y],
    ['left', x],
  ];
  return ways.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
}
