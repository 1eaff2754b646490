import type { Seat } from '@/engine';
import { crowdOf, isRound, type Bounds, type Crowd, type Footprint, type Land } from '../geometry';
import { isFlying, landUnder, swims } from '../ground';
import { allowanceOf } from '../questions/allowance';
import { groupMembers, onTable, seatOf } from '../roster';
import { unitOfGroup } from '../rounds';
import { footprintOf } from '../shapes';
import type { Edge, Element, GroupId, MoveKind, Open, Unit } from '../types';

/** One who moves, with all about him that a move cannot change. */
export type Walker = {
  readonly element: Element;
  readonly footprint: Footprint;
  /** Of a round base; half the length of a rectangle is nobody's radius, so 0. */
  readonly r: number;
  readonly flying: boolean;
  readonly swims: boolean;
};

/** All that cannot change while a move is considered: gathered once, so that a finger may ask often. */
export type Mover = {
  readonly open: Open;
  readonly group: GroupId;
  readonly seat: Seat;
  readonly unit: Unit;
  readonly kind: MoveKind;
  readonly stands: boolean;
  readonly walkers: readonly Walker[];
  /** PORT-099 In micrometres. */
  readonly allowance: number;
  readonly land: Land;
  readonly table: Bounds;
  /** PORT-111 Enemies and whatever is abandoned: never crossed. */
  readonly foes: Crowd;
  /** PORT-110 Friends outside the group: never stood upon. */
  readonly friends: Crowd;
  /** PORT-G42 Others of the same unit, who may stand closer by a little. */
  readonly mates: Crowd;
  /** PORT-339 */
  readonly exits: readonly Edge[];
};

function walkerOf(open: Open, element: Element): Walker {
  const footprint = footprintOf(element);
  const { shape } = footprint;
  return {
    element,
    footprint,
    r: isRound(shape) ? shape.r : 0,
    flying: isFlying(open, element),
    swims: swims(element),
  };
}

/** PORT-338 The edges by which a side may leave the table. */
function exitEdges({ config }: Open, seat: Seat): Edge[] {
  return config.objectives.flatMap((one) => (one.type === 'exit' && one.side === seat ? [one.edge] : []));
}

/** Everything about a group that wants to move. */
export function prepare(open: Open, group: GroupId, kind: MoveKind, stands: boolean): Mover {
  const unit = unitOfGroup(open, group);
  const { seat } = unit;
  const members = groupMembers(open, group);
  const foes: Footprint[] = [];
  const friends: Footprint[] = [];
  const mates: Footprint[] = [];
  for (const element of open.elements) {
    if (!onTable(element) || members.includes(element)) continue;
    const list = seatOf(open, element) !== seat ? foes : element.unit === unit.id ? mates : friends;
    list.push(footprintOf(element));
  }
  const { table } = open.config;
  return {
    open,
    group,
    seat,
    unit,
    kind,
    stands,
    walkers: members.map((element) => walkerOf(open, element)),
    allowance: allowanceOf(open, group, kind, stands),
    land: landUnder(open),
    table: { x: 0, y: 0, ...table },
    foes: crowdOf(foes, table),
    friends: crowdOf(friends, table),
    mates: crowdOf(mates, table),
    exits: exitEdges(open, seat),
  };
}
