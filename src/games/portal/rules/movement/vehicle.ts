import { breaks, type Violation } from '@/engine';
import { OUTLINE_STEP, REVERSE_FACTOR, TURN_X2_TURN, TURN_X2_TURNS, VEHICLE_TURN, VEHICLE_TURNS } from '../data';
import { BLOCKED, factorSum, isImpassable, isOutlineClear, isOverAny, rot, turned, type Footprint } from '../geometry';
import { stepsOf } from '../geometry/steps';
import type { Part, Place, Point } from '../types';
import { exitAt, isBeyond, standing, whyNotArrive } from './arrival';
import type { Mover, Walker } from './mover';
import { brokenBy, STAYED, tooFar, type Going, type Went } from './verdict';

type Straight = Extract<Part, { part: 'straight' }>;
type Turn = Extract<Part, { part: 'turn' }>;

const isMotion = (part: Part): part is Straight | Turn => part.part === 'straight' || part.part === 'turn';

/** PORT-G29 Why a list of parts is none of a vehicle's, wherever it stands. */
function whyNotParts(parts: readonly Part[]): Violation | undefined {
  if (parts.length === 0 || !parts.every(isMotion)) return breaks('PORT-G29');
  const idle = parts.some((part) => (part.part === 'straight' ? part.mm === 0 : part.part === 'turn' && part.by === 0));
  const stitched = parts.some((part, i) => part.part === 'straight' && parts[i - 1]?.part === 'straight');
  return idle || stitched ? breaks('PORT-G29') : undefined;
}

/** PORT-139, PORT-324 */
function whyNotTurns({ element }: Walker, parts: readonly Part[]): Violation | undefined {
  const twice = element.model?.attributes.includes('turnX2') === true;
  const turns = parts.flatMap((part) => (part.part === 'turn' ? [Math.abs(part.by)] : []));
  const angle = turns.reduce((sum, by) => sum + by, 0);
  const fits = twice
    ? turns.length <= TURN_X2_TURNS && angle <= TURN_X2_TURN
    : turns.length <= VEHICLE_TURNS && angle <= VEHICLE_TURN;
  return fits ? undefined : breaks(twice ? 'PORT-324' : 'PORT-139', { by: angle });
}

/** PORT-G30 Why a vehicle that does not fly cannot be at a place on its way. */
function whyNotPass({ foes, land }: Mover, { element, swims }: Walker, at: Footprint): Violation | undefined {
  if (isOverAny(foes, at)) return brokenBy('PORT-111', element.id);
  return isOutlineClear(land, at, swims) ? undefined : brokenBy('PORT-107', element.id);
}

const after = ({ x, y, facing }: Place, mm: number): Place => {
  const by = rot(mm, 0, facing);
  return { x: x + by.x, y: y + by.y, facing };
};

/** PORT-G29 In micrometres, or BLOCKED. */
function straightCost({ land }: Mover, { flying, swims }: Walker, from: Place, mm: number): number {
  const to = after(from, mm);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = 1000 * Math.abs(mm) * (mm < 0 ? REVERSE_FACTOR : 1);
  if (flying) return length;
  const sum = factorSum(land, from, dx, dy, swims);
  if (sum === BLOCKED || isImpassable(land, to, swims)) return BLOCKED;
  return Math.floor((1000 * Math.abs(mm) * sum) / stepsOf(dx, dy)) * (mm < 0 ? REVERSE_FACTOR : 1);
}

/** PORT-G30 The places on a straight that are looked at: every 10 mm, and its end. */
function passed(from: Place, mm: number): Place[] {
  const places: Place[] = [];
  for (let at = OUTLINE_STEP; at < Math.abs(mm); at += OUTLINE_STEP) places.push(after(from, mm < 0 ? -at : at));
  return [...places, after(from, mm)];
}

/** PORT-139 to PORT-142, PORT-G29, PORT-G30 A vehicle or piece: straights and turns one after the other. */
export function judgeVehicle(mover: Mover, parts: readonly Part[]): Went | Violation {
  const [walker] = mover.walkers;
  const { element, flying } = walker;
  const no = whyNotParts(parts) ?? whyNotTurns(walker, parts);
  if (no !== undefined) return no;
  let at: Place = { x: element.x, y: element.y, facing: element.facing };
  let cost = 0;
  const way: Point[] = [];
  for (const [i, part] of parts.entries()) {
    const places: Place[] = [];
    if (part.part === 'straight') {
      const one = straightCost(mover, walker, at, part.mm);
      if (one === BLOCKED) return brokenBy('PORT-105', element.id);
      cost += one;
      if (cost > mover.allowance) return tooFar('PORT-101', element.id, cost, mover.allowance);
      places.push(...passed(at, part.mm));
    } else if (part.part === 'turn') places.push({ ...at, facing: turned(at.facing + part.by) });
    at = places[places.length - 1];
    if (part.part === 'straight') way.push({ x: at.x, y: at.y });
    if (i < parts.length - 1 && isBeyond(mover, at)) return brokenBy('PORT-116', element.id);
    if (flying) continue;
    for (const place of places) {
      const barred = whyNotPass(mover, walker, standing(walker, place));
      if (barred !== undefined) return barred;
    }
  }
  const going: Going = { element: element.id, way, to: at, cost, exit: way.length > 0 ? exitAt(mover, at) : null };
  return whyNotArrive(mover, [going]) ?? { ...STAYED, goings: [going], cost };
}
