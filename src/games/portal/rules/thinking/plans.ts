import { bestOf, stateHash, type Seat, type Violation } from '@/engine';
import { advance, check } from '../actions';
import { copy } from '../copy';
import { dist2 } from '../geometry';
import { charging } from '../orders/charge';
import { goingTo } from '../orders/go';
import { isMove, type Judge } from '../orders/types';
import { groupMembers, inPlay, isMachine, seatOf } from '../roster';
import { groupsToAct } from '../rounds';
import type { Action, GroupId, MoveAction, MoveKind, State } from '../types';
import { deedsOf } from './deeds';
import { bands, dressings, goals, nearest } from './places';
import { lessThan, type Weights } from './parts';
import { exitWorth, standing, stillThere, type Standing } from './worth';

/** A round as a bot considers it: its first command, and what the whole is worth. */
export type Plan = { readonly action: Action; readonly worth: number; readonly parts: Weights };

export type Manner = {
  /** Groups that are thought about before one is chosen. */
  readonly groups: number;
  /** Whether it fears what the enemy can do where it would stand. */
  readonly fearful: boolean;
  /** Enemies it thinks of charging or coming near. */
  readonly foes: number;
};

/** How much may be thought before a command: steps, each of which takes the longer the more figures there are. */
const WORK = 20_000;

/** The state after a command that is only tried; its dice are nobody's. */
function after(state: State, seat: Seat, action: Action): State {
  const next = copy(state);
  advance(next, { seat, action });
  return next;
}

const NO_DEED = { worth: 0, parts: {} as Weights };

function* bestDeed(state: State, group: GroupId, seat: Seat): Generator<void, typeof NO_DEED, void> {
  return bestOf([NO_DEED, ...(yield* deedsOf(state, group, seat))], ({ worth }) => worth);
}

/** A move, and the best that can be done after it. */
function* moved(
  state: State,
  seat: Seat,
  move: MoveAction,
  here: Standing,
  { fearful }: Pick<Manner, 'fearful'>,
  deeds: boolean,
): Generator<void, Plan, void> {
  const { group } = move;
  const next = after(state, seat, move);
  yield;
  const stays = stillThere(next, group);
  const there = stays ? standing(next, group, seat, fearful) : here;
  const deed = deeds && stays ? yield* bestDeed(next, group, seat) : NO_DEED;
  const exit = exitWorth(state, next);
  const gain = there.worth - here.worth;
  return {
    action: move,
    worth: gain + deed.worth + exit,
    parts: { ...lessThan(there.parts, here.parts), ...deed.parts, exit },
  };
}

/** Rounds of a group that has not moved: deeds where it stands, charges, and moves with what can be done after them. */
function* fresh(state: State, group: GroupId, seat: Seat, manner: Manner, plans: Plan[]): Generator<void, void, void> {
  const judge: Judge = (action): Violation | undefined => check(state, { seat, action });
  const here = standing(state, group, seat, manner.fearful);
  plans.push({ action: { type: 'hold', group }, worth: 0, parts: {} });
  for (const deed of yield* deedsOf(state, group, seat)) if (judge(deed.action) === undefined) plans.push(deed);
  yield;
  function* tryMove(move: MoveAction, deeds: boolean): Generator<void, void, void> {
    plans.push(yield* moved(state, seat, move, here, manner, deeds));
  }
  for (const move of manner.fearful ? dressings(state, group, seat) : [])
    if (judge(move) === undefined) {
      yield* tryMove(move, true);
      yield;
    }
  const [first] = groupMembers(state, group);
  for (const foe of isMachine(first) ? [] : nearest(state, group, seat, manner.foes)) {
    const order = yield* charging(state, group, foe, judge);
    yield;
    if (isMove(order)) yield* tryMove(order, true);
    yield;
  }
  const kinds: readonly MoveKind[] = isMachine(first) ? ['normal'] : ['normal', 'run'];
  const wished = [...goals(state, group, seat, manner.foes), ...(manner.fearful ? bands(state, group, seat) : [])];
  for (const goal of wished)
    for (const kind of kinds) {
      const order = yield* goingTo(state, group, kind, goal, null, judge);
      yield;
      if (!isMove(order)) continue;
      yield* tryMove(order, kind === 'normal');
      yield;
      const low = { ...order, lie: true };
      if (!manner.fearful || kind === 'run' || judge(low) !== undefined) continue;
      yield* tryMove(low, true);
      yield;
    }
}

/** The groups that are thought about: those nearest to the enemy first. */
function candidates(state: State, seat: Seat, most: number): GroupId[] {
  const foes = state.elements.filter((element) => inPlay(element) && seatOf(state, element) !== seat);
  const far = (group: GroupId): number => {
    const [first] = groupMembers(state, group);
    return Math.min(...foes.map((foe) => dist2(first, foe)));
  };
  return groupsToAct(state, seat)
    .map((group) => ({ group, far: far(group) }))
    .sort((a, b) => a.far - b.far || a.group - b.group)
    .slice(0, most)
    .map(({ group }) => group);
}

/** Thinks so many steps and no more; what was found until then stands. */
function* atMost(steps: number, thinking: Generator<void, void, void>): Generator<void, void, void> {
  for (let i = 0; i < steps && !thinking.next().done; i++) yield;
}

/** What a command of somebody's own choice is worth by the same measure; undefined for what is not weighed. */
export function* planFor(
  state: State,
  seat: Seat,
  action: Action,
  manner: Manner,
): Generator<void, Plan | undefined, void> {
  if (action.type === 'hold' || action.type === 'endRound') return { action, worth: 0, parts: {} };
  if (!('group' in action)) return undefined;
  if (action.type === 'move')
    return yield* moved(state, seat, action, standing(state, action.group, seat, manner.fearful), manner, true);
  const known = stateHash(action);
  return (yield* deedsOf(state, action.group, seat)).find((deed) => stateHash(deed.action) === known);
}

/** All rounds that a seat considers with one group; with the one whose round it is, where one has begun. */
export function* plansWith(state: State, seat: Seat, group: GroupId, manner: Manner): Generator<void, Plan[], void> {
  if (state.round !== null) return yield* plansOf(state, seat, manner);
  const all: Plan[] = [];
  yield* atMost(Math.floor(WORK / state.elements.filter(inPlay).length), fresh(state, group, seat, manner, all));
  return all;
}

/** All rounds that a seat considers now. */
export function* plansOf(state: State, seat: Seat, manner: Manner): Generator<void, Plan[], void> {
  const { round } = state;
  if (round !== null) {
    const judge = (action: Action) => check(state, { seat, action }) === undefined;
    const end: Plan = { action: { type: 'endRound' }, worth: 0, parts: {} };
    return [end, ...(yield* deedsOf(state, round.group, seat)).filter(({ action }) => judge(action))];
  }
  const all: Plan[] = [];
  const groups = candidates(state, seat, manner.groups);
  const most = Math.floor(WORK / (groups.length * state.elements.filter(inPlay).length));
  for (const group of groups) yield* atMost(most, fresh(state, group, seat, manner, all));
  return all;
}
