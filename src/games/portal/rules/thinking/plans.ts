import type { Seat, Violation } from '@/engine';
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
import { exitWorth, standing, stillThere } from './worth';

/** A round as a bot considers it: its first command, and what the whole is worth. */
export type Plan = { readonly action: Action; readonly worth: number };

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

function* bestDeed(state: State, group: GroupId, seat: Seat): Generator<void, number, void> {
  return Math.max(0, ...(yield* deedsOf(state, group, seat)).map(({ worth }) => worth));
}

/** Rounds of a group that has not moved: deeds where it stands, charges, and moves with what can be done after them. */
function* fresh(state: State, group: GroupId, seat: Seat, manner: Manner, plans: Plan[]): Generator<void, void, void> {
  const judge: Judge = (action): Violation | undefined => check(state, { seat, action });
  const here = standing(state, group, seat, manner.fearful);
  plans.push({ action: { type: 'hold', group }, worth: 0 });
  for (const { action, worth } of yield* deedsOf(state, group, seat))
    if (judge(action) === undefined) plans.push({ action, worth });
  yield;
  function* tryMove(move: MoveAction, deeds: boolean): Generator<void, void, void> {
    const next = after(state, seat, move);
    yield;
    const stays = stillThere(next, group);
    const gain = stays ? standing(next, group, seat, manner.fearful) - here : 0;
    const deed = deeds && stays ? yield* bestDeed(next, group, seat) : 0;
    plans.push({ action: move, worth: gain + deed + exitWorth(state, next) });
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

/** All rounds that a seat considers now. */
export function* plansOf(state: State, seat: Seat, manner: Manner): Generator<void, Plan[], void> {
  const { round } = state;
  if (round !== null) {
    const judge = (action: Action) => check(state, { seat, action }) === undefined;
    const end: Plan = { action: { type: 'endRound' }, worth: 0 };
    return [end, ...(yield* deedsOf(state, round.group, seat)).filter(({ action }) => judge(action))];
  }
  const all: Plan[] = [];
  const groups = candidates(state, seat, manner.groups);
  const most = Math.floor(WORK / (groups.length * state.elements.filter(inPlay).length));
  for (const group of groups) yield* atMost(most, fresh(state, group, seat, manner, all));
  return all;
}
