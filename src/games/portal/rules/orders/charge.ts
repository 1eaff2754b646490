import { breaks, runThinker } from '@/engine';
import { allowanceOf } from '../questions/allowance';
import { inContact } from '../questions/ruler';
import { BLOCKED, deg, dist2, len, overlap, pathCost, rot, type Footprint } from '../geometry';
import { landUnder, swims } from '../ground';
import { areEnemies, elementOf, groupMembers, inPlay, isMachine, onTable, unitOf } from '../roster';
import { footprintOf } from '../shapes';
import type { Element, ElementId, GroupId, MoveAction, Open, Part, Path, Point } from '../types';
import { turnTo } from './go';
import { isMove, type Judge, type Order, type Steps } from './types';

/** Charges as whole orders: whoever can reach the enemy goes to a place beside him, the others follow. The judge decides about the whole. */

/** Places round somebody from which a base of radius r touches him, the nearest to a point first (PORT-G14, PORT-G31). */
function spotsRound(target: Element, r: number, from: Point): Point[] {
  const { shape } = footprintOf(target);
  const reach = 'r' in shape ? shape.r : Math.floor(Math.min(shape.length, shape.width) / 2);
  const spots = Array.from({ length: 36 }, (_, i) => {
    const offset = rot(reach + r + 1, 0, i * 10);
    return { x: target.x + offset.x, y: target.y + offset.y };
  });
  const ahead = deg(from.x - target.x, from.y - target.y);
  const straight = rot(reach + r + 1, 0, ahead);
  return [{ x: target.x + straight.x, y: target.y + straight.y }, ...spots].sort(
    (a, b) => dist2(a, from) - dist2(b, from),
  );
}

type Placed = { readonly element: Element; readonly at: Point };

const standing = (element: Element, at: Point): Footprint => ({ ...footprintOf(element), ...at });

/** Everybody of a loose group: to the enemy where he can be reached, else as far along as he may. */
function closeIn(open: Open, group: GroupId, target: Element): Path[] {
  const members = groupMembers(open, group);
  const stands = members.some(({ prone }) => prone);
  const allowance = allowanceOf(open, group, 'charge', stands);
  const land = landUnder(open);
  const foes = unitOf(open, target.unit)
    .members.map((id) => elementOf(open, id))
    .filter(inPlay);
  const others = open.elements.filter((each) => onTable(each) && !members.includes(each)).map(footprintOf);
  const order = [...members].sort((a, b) => dist2(a, target) - dist2(b, target) || a.id - b.id);
  const placed: Placed[] = [];
  const fits = (element: Element, at: Point): boolean => {
    const there = standing(element, at);
    const cost = pathCost(land, element, [at], swims(element));
    return (
      cost !== BLOCKED &&
      cost <= allowance &&
      !others.some((other) => overlap(there, other)) &&
      !placed.some((one) => overlap(there, standing(one.element, one.at)))
    );
  };
  for (const element of order) {
    const { shape } = footprintOf(element);
    const r = 'r' in shape ? shape.r : Math.floor(shape.length / 2);
    const near =
      placed.length === 0 ? [target] : [...foes].sort((a, b) => dist2(a, element) - dist2(b, element)).slice(0, 4);
    const touching = near.flatMap((foe) => spotsRound(foe, r, element));
    const first = placed[0];
    const shift =
      first === undefined ? { x: 0, y: 0 } : { x: first.at.x - first.element.x, y: first.at.y - first.element.y };
    const behind = [1000, 900, 800, 700, 600, 500, 400, 200, 0].map((part) => ({
      x: element.x + Math.round((shift.x * part) / 1000),
      y: element.y + Math.round((shift.y * part) / 1000),
    }));
    const at = [...touching, ...behind].find((spot) => fits(element, spot)) ?? { x: element.x, y: element.y };
    placed.push({ element, at });
  }
  return placed
    .map(({ element, at }) => ({
      element: element.id,
      way: at.x === element.x && at.y === element.y ? [] : [at],
      facing: deg(target.x - at.x, target.y - at.y),
    }))
    .sort((a, b) => a.element - b.element);
}

const charge = (open: Open, group: GroupId, target: ElementId, how: MoveAction['how']): MoveAction => ({
  type: 'move',
  group,
  kind: 'charge',
  target,
  how,
  stand: groupMembers(open, group).some(({ prone }) => prone),
  lie: false,
  join: null,
});

/** PORT-238, PORT-244 A block goes straight on until somebody touches the enemy, after a wheel towards him where that helps. */
function* blockCharge(open: Open, group: GroupId, target: Element, judge: Judge): Steps {
  const unit = unitOf(open, group);
  const members = groupMembers(open, group);
  const facing = unit.block?.facing ?? 0;
  const [first] = members;
  const by = turnTo(facing, deg(target.x - first.x, target.y - first.y));
  const angles = [0, by, by >> 1].filter((each, i, all) => Math.abs(each) <= 90 && all.indexOf(each) === i);
  let refusal = breaks('PORT-122');
  for (const angle of angles) {
    const before: Part[] =
      angle === 0 ? [] : [{ part: 'wheel', to: angle < 0 ? 'left' : 'right', by: Math.abs(angle) }];
    const far = Math.ceil(len(target.x - first.x, target.y - first.y) / 1000);
    const found = yield* firstLegal(open, group, target.id, before, far, judge);
    if (isMove(found)) return found;
    refusal = found;
  }
  return refusal;
}

/** The straight that ends in contact, found by halving: too short misses the enemy (PORT-122), too long is refused for something else. */
function* firstLegal(
  open: Open,
  group: GroupId,
  target: ElementId,
  before: readonly Part[],
  far: number,
  judge: Judge,
): Steps {
  const order = (mm: number) =>
    charge(open, group, target, {
      by: 'parts',
      parts: mm === 0 ? before : [...before, { part: 'straight', mm }],
      align: true,
    });
  let refusal = judge(order(far)) ?? breaks('PORT-122');
  let [low, high] = [0, far];
  while (low <= high) {
    yield;
    const mm = (low + high) >> 1;
    const tried = order(mm);
    const no = judge(tried);
    if (no === undefined) return tried;
    if (no.rule === 'PORT-122') [low, refusal] = [mm + 1, no];
    else high = mm - 1;
  }
  return refusal;
}

/** The same as `chargeAt`, with a rest between questions to the judge. */
export function* charging(open: Open, group: GroupId, target: ElementId, judge: Judge): Steps {
  const foe = open.elements[target - 1];
  const [first] = groupMembers(open, group);
  if (foe === undefined || !areEnemies(open, first, foe)) return breaks('PORT-121');
  if (isMachine(first)) return breaks('PORT-125');
  if (open.config.mode === 'siege' && unitOf(open, group).block !== null)
    return yield* blockCharge(open, group, foe, judge);
  const order = charge(open, group, target, { by: 'paths', paths: closeIn(open, group, foe), loosen: false });
  return judge(order) ?? order;
}

/** A charge of a group at an element, or why it cannot charge it. */
export const chargeAt = (...asked: Parameters<typeof charging>): Order => runThinker(charging(...asked));

/** PORT-123 Whether anybody of a group touches an element already. */
export const touches = (open: Open, group: GroupId, target: ElementId): boolean =>
  groupMembers(open, group).some((member) => inContact(member, elementOf(open, target)));
