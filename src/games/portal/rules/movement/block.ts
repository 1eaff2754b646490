import { breaks, type Violation } from '@/engine';
import { MAX_TIGHT_PARTS, MAX_WHEEL, WHEEL_DIVISOR, WHEEL_STEP } from '../data';
import {
  anyAlong,
  BLOCKED,
  crosses,
  faced,
  factorAt,
  isImpassable,
  isOverAny,
  laidAbout,
  NO_WAY,
  pivotOf,
  rot,
  wheelArc,
  wheeledTo,
  worstSum,
} from '../geometry';
import { stepsOf } from '../geometry/steps';
import type { Block, Part, Point } from '../types';
import { exitAt, isBeyond, standing, whyNotArrive } from './arrival';
import { mustRise } from './figures';
import type { Mover } from './mover';
import { brokenBy, STAYED, tooFar, type Going, type Went } from './verdict';

type PartOf<T extends Part['part']> = Extract<Part, { part: T }>;

/** A block on its way: how it stands now, what it has spent, through which points each member came. */
type March = { block: Block; places: Point[]; cost: number; ways: Point[][]; wheels: number };

/** PORT-G29 Why a list of parts is none of a block's. */
function whyNotParts(parts: readonly Part[]): Violation | undefined {
  if (parts.length === 0 || parts.length > MAX_TIGHT_PARTS) return breaks('PORT-G29');
  if (parts.some(({ part }) => part === 'turn')) return breaks('PORT-245');
  const stitched = parts.some(({ part }, i) => part === 'straight' && parts[i - 1]?.part === 'straight');
  return stitched ? breaks('PORT-G29') : undefined;
}

/** PORT-238, PORT-239, PORT-G27 Straight ahead, all by the same displacement, each step as dear as for the worst placed. */
function straight(mover: Mover, march: March, { mm }: PartOf<'straight'>): Violation | undefined {
  if (mm < 0) return breaks('PORT-238');
  if (mm === 0) return breaks('PORT-G29');
  const { walkers, land, foes } = mover;
  const by = rot(mm, 0, march.block.facing);
  const onFoot = walkers.flatMap(({ flying, swims }, i) => (flying ? [] : [{ ...march.places[i], swims }]));
  const sum = worstSum(land, onFoot, by.x, by.y);
  const ends = march.places.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  const mired = walkers.findIndex(({ flying, swims }, i) => !flying && isImpassable(land, ends[i], swims));
  if (sum === BLOCKED || mired >= 0) return brokenBy('PORT-105', walkers[Math.max(0, mired)].element.id);
  march.cost += Math.floor((1000 * mm * sum) / stepsOf(by.x, by.y));
  for (const [i, { element, flying, r }] of walkers.entries())
    if (!flying && anyAlong(foes, march.places[i], ends[i], r, (foe) => crosses(march.places[i], ends[i], r, foe)))
      return brokenBy('PORT-111', element.id);
  march.places = ends;
  return undefined;
}

/** PORT-G43 The worst factor under anybody while the block stands like this; what bars it there instead. */
function worstAt({ walkers, land, foes }: Mover, places: readonly Point[], facing: number): number | Violation {
  let worst = 1;
  for (const [i, walker] of walkers.entries()) {
    if (walker.flying) continue;
    const factor = factorAt(land, places[i].x, places[i].y, walker.swims);
    if (factor === NO_WAY) return brokenBy('PORT-105', walker.element.id);
    const at = standing(walker, { ...places[i], facing });
    if (isOverAny(foes, at)) return brokenBy('PORT-111', walker.element.id);
    worst = Math.max(worst, factor);
  }
  return worst;
}

/** PORT-G43 The degrees of a wheel that are looked at: every 5 from 0, and its end. */
function angles(by: number): number[] {
  const all: number[] = [];
  for (let angle = 0; angle < by; angle += WHEEL_STEP) all.push(angle);
  return [...all, by];
}

/** PORT-240 to PORT-244, PORT-G43 */
function wheel(mover: Mover, march: March, { to, by }: PartOf<'wheel'>): Violation | undefined {
  if (by < 1 || by > MAX_WHEEL) return breaks('PORT-240', { by });
  if (mover.kind === 'charge' && march.wheels > 0) return breaks('PORT-244');
  const { block } = march;
  const pivot = pivotOf(block, to);
  const centre = march.places[pivot];
  const half = Math.floor(mover.allowance / WHEEL_DIVISOR);
  let worst = 1;
  for (const angle of angles(by)) {
    const facing = wheeledTo(block, to, angle);
    const places = angle === 0 ? march.places : laidAbout(block, pivot, centre, facing);
    const factor = worstAt(mover, places, facing);
    if (typeof factor !== 'number') return factor;
    worst = Math.max(worst, factor);
    march.places = places;
    march.ways.forEach((way, i) => angle > 0 && way.push(places[i]));
  }
  const arc = wheelArc(block, pivot, by) * worst;
  if (arc > half) return breaks('PORT-242', { arc: Math.ceil(arc / 1000), half: Math.floor(half / 1000) });
  march.block = { ...block, facing: wheeledTo(block, to, by) };
  march.cost += half;
  march.wheels++;
  return whyNotArrive(mover, goingsOf(mover, march));
}

function take(mover: Mover, march: March, part: Part): Violation | undefined {
  switch (part.part) {
    case 'straight': {
      const no = straight(mover, march, part);
      march.ways.forEach((way, i) => way.push(march.places[i]));
      return no;
    }
    case 'wheel':
      return wheel(mover, march, part);
    case 'face':
      march.block = faced(march.block, part.to);
      return undefined;
    case 'turn':
      return breaks('PORT-245');
  }
}

function goingsOf(mover: Mover, { block, places, ways, cost }: March): Going[] {
  return mover.walkers.map(({ element }, i) => ({
    element: element.id,
    way: ways[i],
    to: { ...places[i], facing: block.facing },
    cost,
    exit: ways[i].length > 0 ? exitAt(mover, places[i]) : null,
  }));
}

/** PORT-235 to PORT-245 A block that marches: straights, wheels and turns one after the other. */
export function judgeBlock(mover: Mover, block: Block, parts: readonly Part[]): Went | Violation {
  const no = whyNotParts(parts);
  if (no !== undefined) return no;
  const { walkers, allowance } = mover;
  const moves = parts.some(({ part }) => part !== 'face');
  const prone = walkers.find((walker) => moves && mustRise(mover, walker));
  if (prone !== undefined) return brokenBy('PORT-129', prone.element.id);
  const march: March = {
    block,
    places: walkers.map(({ element }) => ({ x: element.x, y: element.y })),
    cost: 0,
    ways: walkers.map(() => []),
    wheels: 0,
  };
  for (const [i, part] of parts.entries()) {
    const barred = take(mover, march, part);
    if (barred !== undefined) return barred;
    if (march.cost > allowance) return tooFar('PORT-101', walkers[0].element.id, march.cost, allowance);
    if (i < parts.length - 1 && march.places.some((at) => isBeyond(mover, at))) return breaks('PORT-116');
  }
  const goings = goingsOf(mover, march);
  return whyNotArrive(mover, goings) ?? { ...STAYED, goings, cost: march.cost, block: march.block };
}
