import { firstRank, rot } from '../../rules/geometry';
import { elementOf, groupMembers } from '../../rules/roster';
import { unitOfGroup } from '../../rules/rounds';
import type { ElementId, GroupId, Point, View } from '../../rules/types';
import { groupNow, groupOfElement, isReady, mayCommand, middleOfGroup, seatOfGroup } from '../flow/moment';
import type { Selection, Situation } from '../flow/types';
import { parseTarget, targetId } from '../ids';
import type { Handle } from '../overlay';

/** What a finger takes hold of. */
export type Grip =
  /** The body of a group: it is led along a way. */
  | { readonly kind: 'body'; readonly group: GroupId }
  /** PORT-240 A front corner of a block: it wheels about the other one. */
  | { readonly kind: 'corner'; readonly group: GroupId; readonly side: Side }
  /** The nose of a group: it looks where the finger is. */
  | { readonly kind: 'nose'; readonly group: GroupId }
  /** One of a unit that is adjusted. */
  | { readonly kind: 'member'; readonly group: GroupId; readonly element: ElementId };

const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Whether a group may still be led somewhere. */
export const mayMove = (view: View, group: GroupId): boolean =>
  mayCommand(view) &&
  view.round?.moved == null &&
  (view.round === null ? isReady(view, group) : view.round.group === group);

/** The group of one's own that a target stands for. */
function groupAt(view: View, id: string): GroupId | null {
  const target = parseTarget(id);
  if (target?.kind === 'unit') return view.config.mode === 'siege' ? target.unit : null;
  return target?.kind === 'element' ? groupOfElement(view, elementOf(view, target.element)) : null;
}

/** What a drag that begins on a target takes hold of; null where it only looks about. */
export function gripAt({ view, selection }: Pick<Situation, 'view' | 'selection'>, id: string): Grip | null {
  const target = parseTarget(id);
  if (target === null || selection.type === 'measure' || selection.type === 'spell') return null;
  if (target.kind === 'corner') return { kind: 'corner', group: target.unit, side: SIDES[target.side === 0 ? 0 : 1] };
  if (target.kind === 'nose') return { kind: 'nose', group: target.group };
  if (target.kind === 'element' && selection.type === 'adjust')
    return { kind: 'member', group: selection.group, element: target.element };
  const group = groupAt(view, id);
  return group !== null && mayMove(view, group) && seatOfGroup(view, group) === view.active
    ? { kind: 'body', group }
    : null;
}

/** How far before the middle of a group its nose is seen. */
const NOSE = 42;

const facingOf = (view: View, group: GroupId): number =>
  unitOfGroup(view, group).block?.facing ?? groupMembers(view, group)[0].facing;

/** The handles of the group in hand: the front corners of a block, the nose of anybody else. */
export function handlesOf(view: View, selection: Selection): readonly Handle[] {
  const group = groupNow(view, selection);
  if (group === null || !mayMove(view, group) || !['none', 'group'].includes(selection.type)) return [];
  const unit = unitOfGroup(view, group);
  const facing = facingOf(view, group);
  if (unit.block === null || view.config.mode === 'skirmish') {
    const ahead = rot(NOSE, 0, facing);
    const { x, y } = middleOfGroup(view, group);
    return [{ id: targetId('nose', group), kind: 'nose', x: x + ahead.x, y: y + ahead.y, facing }];
  }
  if (unit.members.length < 2) return [];
  return SIDES.map((side, i) => ({
    id: targetId('corner', unit.id, i),
    kind: 'corner',
    facing,
    ...cornerOf(view, group, side),
  }));
}

/** Where a front corner of a block is. */
export function cornerOf(view: View, group: GroupId, side: Side): Point {
  const unit = unitOfGroup(view, group);
  const members = groupMembers(view, group);
  if (unit.block === null) return middleOfGroup(view, group);
  const rank = firstRank(unit.block);
  const { x, y } = members[rank[side === 'left' ? 0 : rank.length - 1]];
  const off = rot(unit.block.spacing * 0.75, (side === 'left' ? -0.75 : 0.75) * unit.block.spacing, unit.block.facing);
  return { x: x + off.x, y: y + off.y };
}
