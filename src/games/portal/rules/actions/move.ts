import { breaks } from '@/engine';
import { copyBlock } from '../copy';
import { judgeMove } from '../movement/judge';
import { placeInBlock } from '../movement/join';
import { prepare, type Mover } from '../movement/mover';
import { isWent, type Going, type Went } from '../movement/verdict';
import { moveSamples } from '../questions/moves';
import { nextCell } from '../geometry';
import { raiseFear } from '../resolve';
import { leaveUnit, takeOff } from '../resolve/removal';
import { elementOf, figureOf, isLeading, membersOf, partyOf, strengthOfElement, unitOf } from '../roster';
import { endRound, groupsOffered, roundOf, whyNotGroup } from '../rounds';
import type { Element, Event, MoveAction, State, Track, Unit } from '../types';
import { BATTLE, type VerbOf } from './verb';

/** Moves that are listed at a time, shared by the groups that may act. */
const SAMPLES = 36;

/** Whether somebody's centre ends elsewhere. */
const hasMoved = ({ x, y }: Element, { to }: Going): boolean => x !== to.x || y !== to.y;

/** PORT-338, PORT-D104 Whoever reaches the exit edge is off, and his unit does not count him as lost. */
function exit(state: State, element: Element, { exit: edge }: Going, events: Event[]): void {
  if (edge === null) return;
  const unit = unitOf(state, element.unit);
  const figure = figureOf(state, element, 'own');
  unit.startingStrength -= strengthOfElement(element);
  takeOff(state, element, 'exited');
  events.push({ type: 'elementExited', figure, edge });
}

/** PORT-252, PORT-D104, PORT-D109 The leader leaves what was left of his unit and is counted by another. */
function joinUnit(state: State, leader: Element, joined: Unit, events: Event[]): void {
  const leads = !membersOf(state, joined).some(isLeading);
  const place = placeInBlock(state, joined);
  const own = unitOf(state, leader.unit);
  own.startingStrength -= strengthOfElement(leader);
  leaveUnit(state, leader);
  if (place !== null) Object.assign(leader, place);
  const at = joined.members.filter((id) => id < leader.id).length;
  if (joined.block !== null) {
    const cell = nextCell(joined.block);
    joined.block.cells.splice(at, 0, cell);
    joined.block.ranks = Math.max(joined.block.ranks, cell[0] + 1);
  }
  joined.members.splice(at, 0, leader.id);
  leader.unit = joined.id;
  joined.startingStrength += strengthOfElement(leader);
  events.push({ type: 'leaderJoined', figure: figureOf(state, leader, 'own'), joined: partyOf(joined), leads });
}

/** Everybody stands where the move ends; says how each came there. */
function carryOut(state: State, went: Went): Track[] {
  return went.goings.map(({ element: id, way, to }) => {
    const element = elementOf(state, id);
    const from = { x: element.x, y: element.y, facing: element.facing };
    Object.assign(element, to);
    return { element: id, from, way: way.map(({ x, y }) => ({ x, y })), facing: to.facing };
  });
}

/** PORT-126, PORT-128, PORT-132 */
function rise({ walkers }: Mover, { stand, lie }: MoveAction): void {
  for (const { element } of walkers) element.prone = lie || (element.prone && !stand);
}

/** PORT-093 to PORT-143, PORT-232 to PORT-245, PORT-252 */
export const move: VerbOf<'move'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-081'),
  check(state, seat, action) {
    const no = whyNotGroup(state, seat, action.group);
    if (no !== undefined) return no;
    if (state.round !== null) return breaks('PORT-081');
    const went = judgeMove(state, action);
    return isWent(went) ? undefined : went;
  },
  options(state, seat, out) {
    if (state.round !== null) return;
    const groups = groupsOffered(state, seat);
    for (const group of groups) out.push(...moveSamples(state, group, Math.floor(SAMPLES / groups.length)));
  },
  advance(state, _seat, action, events) {
    const { group, kind, target } = action;
    const mover = prepare(state, group, kind, action.stand);
    const went = judgeMove(state, action);
    if (!isWent(went)) return;
    const { unit } = mover;
    const centres = went.goings.filter((going) => hasMoved(elementOf(state, going.element), going));
    const turns = went.goings.filter(({ element, to }) => elementOf(state, element).facing !== to.facing);
    roundOf(state, group).moved = {
      kind,
      target,
      centres: centres.map(({ element }) => element),
      turned: turns.map(({ element }) => element),
    };
    rise(mover, action);
    const tracks = carryOut(state, went);
    if (state.config.mode === 'siege') unit.block = went.block;
    events.push({
      type: 'groupMoved',
      party: partyOf(unit),
      group,
      kind,
      target: target === null ? null : figureOf(state, elementOf(state, target), 'own'),
      tracks,
      cost: went.cost,
      allowance: mover.allowance,
      stood: action.stand,
      lay: action.lie,
      block: unit.block && copyBlock(unit.block),
      formation: went.formation,
      aligned: went.aligned,
    });
    for (const going of went.goings) exit(state, elementOf(state, going.element), going, events);
    const leader = action.join === null ? undefined : mover.walkers.find(({ element }) => isLeading(element));
    if (action.join !== null && leader !== undefined) {
      joinUnit(state, leader.element, unitOf(state, action.join), events);
      // PORT-084 In siege mode the round was that of his old unit; the one he joined has its own.
      if (state.config.mode === 'siege') endRound(state, group, 'acted', events);
    }
    raiseFear(
      state,
      centres.filter(({ exit: edge }) => edge === null).map(({ element }) => element),
    );
  },
};
