import { breaks, runThinker } from '@/engine';
import { centroid, deg, len, rot } from '../geometry';
import { groupMembers, isMachine, unitOf } from '../roster';
import type { Degrees, Element, GroupId, How, MoveAction, MoveKind, Open, Part, Path, Point } from '../types';
import { isMove, type Judge, type Order, type Steps } from './types';

/** How a group gets somewhere: whole orders that bots propose and taps lead to. The judge decides about each; nothing here knows a rule. */

const move = (open: Open, group: GroupId, kind: MoveKind, how: How): MoveAction => ({
  type: 'move',
  group,
  kind,
  target: null,
  how,
  // PORT-129 Whoever is prone stands up before his centre moves.
  stand: groupMembers(open, group).some(({ prone }) => prone),
  lie: false,
  join: null,
});

/** A point so many thousandths of the way from one to another. */
const along = (from: Point, to: Point, thousandths: number): Point => ({
  x: from.x + Math.round(((to.x - from.x) * thousandths) / 1000),
  y: from.y + Math.round(((to.y - from.y) * thousandths) / 1000),
});

const WHOLE = 1000;

/** The largest thousandth for which an order is legal, found by halving: farther is dearer, so what is legal at one is legal before it. */
function* farthest(orderAt: (thousandths: number) => MoveAction, judge: Judge): Steps {
  const whole = orderAt(WHOLE);
  const no = judge(whole);
  if (no === undefined) return whole;
  let [legal, low, high]: [MoveAction | null, number, number] = [null, 0, WHOLE];
  while (high - low > 8) {
    const middle = (low + high) >> 1;
    const order = orderAt(middle);
    yield;
    if (judge(order) === undefined) [legal, low] = [order, middle];
    else high = middle;
  }
  return legal ?? no;
}

/** PORT-G25 Figures that keep their shape: all go the same way, each from where it stands. */
export function inShape(
  open: Open,
  group: GroupId,
  kind: MoveKind,
  way: readonly Point[],
  facing: Degrees | null,
): MoveAction {
  const members = groupMembers(open, group);
  const from = centroid(members);
  const loosen = open.config.mode === 'siege' && unitOf(open, group).block !== null;
  const last = way.at(-1) ?? from;
  const look = facing ?? (last.x === from.x && last.y === from.y ? null : deg(last.x - from.x, last.y - from.y));
  const paths = members.map(({ id, x, y, facing: now }) => ({
    element: id,
    way: way.map((point) => ({ x: x + point.x - from.x, y: y + point.y - from.y })),
    facing: look ?? now,
  }));
  return move(open, group, kind, { by: 'paths', paths, loosen });
}

/** A way cut off after so many thousandths of its length. */
function cutOff(from: Point, way: readonly Point[], thousandths: number): Point[] {
  const legs = way.map((to, i) => {
    const start = i === 0 ? from : way[i - 1];
    return { start, to, length: len(to.x - start.x, to.y - start.y) };
  });
  let left = Math.floor((legs.reduce((sum, { length }) => sum + length, 0) * thousandths) / WHOLE);
  const kept: Point[] = [];
  for (const { start, to, length } of legs) {
    if (left >= length) kept.push(to);
    else {
      if (length > 0 && left > 0) kept.push(along(start, to, Math.floor((left * WHOLE) / length)));
      break;
    }
    left -= length;
  }
  return kept;
}

/** Round what lies in the way: beside the straight line, once to each side, nearer ones first. */
function detours(from: Point, to: Point): Point[][] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [4, -4, 8, -8].map((eighths) => {
    const side = {
      x: from.x + (dx >> 1) - Math.trunc((dy * eighths) / 10),
      y: from.y + (dy >> 1) + Math.trunc((dx * eighths) / 10),
    };
    return [side, to];
  });
}

/** How far an order leaves a group from where it wants to be, in squared millimetres. */
function missing(open: Open, order: MoveAction, to: Point): number {
  const { how } = order;
  const ends =
    how.by === 'paths'
      ? how.paths.flatMap(({ way }) => way.slice(-1))
      : how.by === 'parts'
        ? endsOf(open, order)
        : groupMembers(open, order.group);
  const at = ends.length === 0 ? centroid(groupMembers(open, order.group)) : centroid(ends);
  return (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
}

/** Figures on ways of their own towards a point, as far as they may: straight, else round what is in the way. */
function* walk(open: Open, group: GroupId, kind: MoveKind, to: Point, facing: Degrees | null, judge: Judge): Steps {
  const from = centroid(groupMembers(open, group));
  const by = (way: readonly Point[]) =>
    farthest((part) => inShape(open, group, kind, cutOff(from, way, part), facing), judge);
  const straight = yield* by([to]);
  if (isMove(straight) && judge(inShape(open, group, kind, [to], facing)) === undefined) return straight;
  const all = [straight];
  for (const way of detours(from, to)) all.push(yield* by(way));
  const [best] = all.filter(isMove).sort((a, b) => missing(open, a, to) - missing(open, b, to));
  return best ?? straight;
}

/** Where a machine or a block ends, near enough to compare orders: rounding is the judge's. */
function endsOf(open: Open, { group, how }: MoveAction): Point[] {
  const members = groupMembers(open, group);
  if (how.by !== 'parts') return members;
  let { x, y } = centroid(members);
  let facing = facingOf(open, group);
  for (const part of how.parts) {
    if (part.part === 'turn') facing += part.by;
    else if (part.part === 'wheel') facing += part.to === 'left' ? -part.by : part.by;
    else if (part.part === 'face') facing += { left: -90, right: 90, about: 180 }[part.to];
    else {
      const ahead = headingOf(facing);
      x += Math.round((part.mm * ahead.x) / UNIT);
      y += Math.round((part.mm * ahead.y) / UNIT);
    }
  }
  return [{ x, y }];
}

/** Where a block or a machine looks. */
function facingOf(open: Open, group: GroupId): Degrees {
  const [first] = groupMembers(open, group);
  const unit = unitOf(open, first.unit);
  return unit.block?.facing ?? first.facing;
}

const UNIT = 10_000;

/** A step of UNIT ahead. */
const headingOf = (facing: Degrees): Point => rot(UNIT, 0, ((facing % 360) + 360) % 360);

/** The difference of two directions, from −179 to 180. */
export const turnTo = (from: Degrees, to: Degrees): number => ((to - from + 540) % 360) - 180;

/** The longest straight that a machine or a block could ever take, in millimetres. */
const LONGEST = 800;

/** Parts with a straight at their end that goes as far as it may, at most as far as is wished. */
function* straightOn(
  open: Open,
  group: GroupId,
  kind: MoveKind,
  before: readonly Part[],
  wished: number,
  judge: Judge,
): Steps {
  const order = (mm: number): MoveAction =>
    move(open, group, kind, {
      by: 'parts',
      parts: mm === 0 ? before : [...before, { part: 'straight', mm }],
      align: false,
    });
  const most = Math.min(LONGEST, wished);
  if (most < 1) return before.length === 0 ? breaks('PORT-101') : (judge(order(0)) ?? order(0));
  let [legal, low, high]: [MoveAction | null, number, number] = [null, 0, most + 1];
  let first = judge(order(most));
  if (first === undefined) return order(most);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const tried = order(middle);
    yield;
    const no = judge(tried);
    if (no === undefined) [legal, low] = [tried, middle];
    else [high, first] = [middle, no];
  }
  return legal ?? (before.length > 0 && judge(order(0)) === undefined ? order(0) : first);
}

/** PORT-139, PORT-238, PORT-240 A machine turns and drives; a block wheels or faces and marches. The order that ends nearest is taken. */
function* march(open: Open, group: GroupId, kind: MoveKind, to: Point, judge: Judge): Steps {
  const members = groupMembers(open, group);
  const at = centroid(members);
  const facing = facingOf(open, group);
  const by = turnTo(facing, deg(to.x - at.x, to.y - at.y));
  const far = Math.round(len(to.x - at.x, to.y - at.y) / 1000);
  const all: Order[] = [];
  for (const before of startsOf(members[0], by)) all.push(yield* straightOn(open, group, kind, before, far, judge));
  const [best] = all.filter(isMove).sort((a, b) => missing(open, a, to) - missing(open, b, to));
  return best ?? all[0];
}

/** What a machine or a block may do before it goes straight on. */
function startsOf(first: Element, by: number): Part[][] {
  const side = by < 0 ? 'left' : 'right';
  const angle = Math.abs(by);
  if (isMachine(first)) {
    const turns = [angle, 45, 90].filter((each) => each >= 1 && each <= Math.max(1, angle));
    return [[], ...turns.map((each): Part[] => [{ part: 'turn', by: by < 0 ? -each : each }])];
  }
  const wheels = [angle, 60, 45, 30, 15].filter((each) => each >= 1 && each <= 90 && each <= angle);
  return [
    [],
    ...wheels.map((each): Part[] => [{ part: 'wheel', to: side, by: each }]),
    ...(angle > 45 && angle < 135 ? [[{ part: 'face', to: side } satisfies Part]] : []),
    ...(angle >= 135 ? [[{ part: 'face', to: 'about' } satisfies Part]] : []),
  ];
}

/** The same as `goTo`, with a rest between questions to the judge. */
export function goingTo(
  open: Open,
  group: GroupId,
  kind: MoveKind,
  to: Point,
  facing: Degrees | null,
  judge: Judge,
): Steps {
  const [first] = groupMembers(open, group);
  const block = open.config.mode === 'siege' && unitOf(open, group).block !== null;
  return isMachine(first) || block ? march(open, group, kind, to, judge) : walk(open, group, kind, to, facing, judge);
}

/** A move of a group towards a point, as far as it may, in shape and round what is in the way; or why it cannot move at all. */
export const goTo = (...asked: Parameters<typeof goingTo>): Order => runThinker(goingTo(...asked));

/** A move of figures in shape along a way that somebody drew, as far as they may; or why they cannot move at all. */
export function goAlong(
  open: Open,
  group: GroupId,
  kind: MoveKind,
  way: readonly Point[],
  facing: Degrees | null,
  judge: Judge,
): Order {
  const from = centroid(groupMembers(open, group));
  return runThinker(farthest((part) => inShape(open, group, kind, cutOff(from, way, part), facing), judge));
}

/** A move in parts, as a machine or a block makes it. */
export const inParts = (open: Open, group: GroupId, kind: MoveKind, parts: readonly Part[]): MoveAction =>
  move(open, group, kind, { by: 'parts', parts, align: false });

/** Figures of a group on ways of their own. */
export const onWays = (open: Open, group: GroupId, kind: MoveKind, paths: readonly Path[]): MoveAction =>
  move(open, group, kind, { by: 'paths', paths, loosen: false });
