import type { Seat } from '@/engine';
import { centroid, deg, dist2 } from '../geometry';
import { formInPlace } from '../orders/form';
import { armed, armOf } from '../questions/aim';
import { slowestOf } from '../questions/allowance';
import { elementOf, groupMembers, inPlay, membersOf, unitOf, unitsInPlay } from '../roster';
import type { ElementId, GroupId, How, MoveAction, Point, State } from '../types';

/** Where a group could want to be, and how it could stand. */

/** The nearest enemies of a group, one of each unit. */
export function nearest(state: State, group: GroupId, seat: Seat, most: number): ElementId[] {
  const [first] = groupMembers(state, group);
  return unitsInPlay(state)
    .filter((unit) => unit.seat !== seat)
    .flatMap((unit) => {
      const [near] = membersOf(state, unit)
        .filter(inPlay)
        .sort((a, b) => dist2(a, first) - dist2(b, first));
      return near === undefined ? [] : [near];
    })
    .sort((a, b) => dist2(a, first) - dist2(b, first))
    .slice(0, most)
    .map(({ id }) => id);
}

/** Places that a group could want to be at: markers, and the enemies it thinks of. */
export function goals(state: State, group: GroupId, seat: Seat, most: number): Point[] {
  const markers = state.config.objectives.flatMap((one) => ('x' in one ? [{ x: one.x, y: one.y }] : []));
  const foes = nearest(state, group, seat, most).map((id) => ({
    x: state.elements[id - 1].x,
    y: state.elements[id - 1].y,
  }));
  const exits = state.config.objectives.flatMap((one): Point[] => {
    if (one.type !== 'exit' || one.side !== seat) return [];
    const { w, h } = state.config.table;
    const [first] = groupMembers(state, group);
    return [
      {
        x: one.edge === 'left' ? 0 : one.edge === 'right' ? w : first.x,
        y: one.edge === 'top' ? 0 : one.edge === 'bottom' ? h : first.y,
      },
    ];
  });
  return [...markers, ...exits, ...foes];
}

/** Just inside a range or a reach, in millimetres. */
const INSIDE = 30;

/** Places on the line to the nearest enemy: at short and at long range of most weapons, and back out of his reach. */
export function bands(state: State, group: GroupId, seat: Seat): Point[] {
  const members = groupMembers(state, group).filter(inPlay);
  const [near] = nearest(state, group, seat, 1);
  if (near === undefined || members.length === 0) return [];
  const foe = elementOf(state, near);
  const from = centroid(members);
  const far = Math.max(1, Math.round(Math.sqrt(dist2(from, foe))));
  const arm = members.map((member) => armOf(member, 'own', 0)).find((each) => each !== null);
  const ranges = arm === undefined ? [] : [armed(arm).range - INSIDE, 2 * armed(arm).range - INSIDE];
  const back = far + 2 * slowestOf(state, members);
  const { w, h } = state.config.table;
  return [...ranges, back].map((mm) => ({
    x: Math.min(w - INSIDE, Math.max(INSIDE, foe.x + Math.round(((from.x - foe.x) * mm) / far))),
    y: Math.min(h - INSIDE, Math.max(INSIDE, foe.y + Math.round(((from.y - foe.y) * mm) / far))),
  }));
}

/** PORT-126, PORT-237 What a group can do with its move without going anywhere: lie down, turn to the enemy, form for volleys. */
export function dressings(state: State, group: GroupId, seat: Seat): MoveAction[] {
  const members = groupMembers(state, group);
  const [near] = nearest(state, group, seat, 1);
  if (near === undefined) return [];
  const foe = elementOf(state, near);
  const move = (how: How, lie: boolean): MoveAction => ({
    type: 'move',
    group,
    kind: 'normal',
    target: null,
    how,
    stand: !lie && members.some(({ prone }) => prone),
    lie,
    join: null,
  });
  const unit = unitOf(state, members[0].unit);
  const loose = unit.block === null;
  const facing = (at: Point) => deg(foe.x - at.x, foe.y - at.y);
  const turned: How = loose
    ? {
        by: 'paths',
        paths: members.map((each) => ({ element: each.id, way: [], facing: facing(each) })),
        loosen: false,
      }
    : { by: 'stay' };
  const shooters = members.filter((each) => armOf(each, 'own', 0) !== null);
  const forms: How[] =
    state.config.mode === 'siege' && loose && shooters.length * 2 > members.length && members.length > 2
      ? [{ by: 'form', form: formInPlace(state, unit, facing(centroid(members))) }]
      : [];
  return [move(turned, false), move(turned, true), ...forms.flatMap((how) => [move(how, false), move(how, true)])];
}
