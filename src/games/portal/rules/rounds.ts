import { breaks, type Seat, type Violation } from '@/engine';
import { elementOf, figureOf, groupMembers, inPlay, partyOf, unitOf } from './roster';
import type { Event, GroupId, Open, RoundEnd, State, Unit } from './types';

/** Groups that legal actions are listed for at a time; the others come when these have acted. */
const OFFERED = 3;

/** PORT-077 Whether a number names a group that is on the table and somebody's. */
export function isGroup(open: Open, group: GroupId): boolean {
  if (open.config.mode === 'skirmish') return inPlay(open.elements[group - 1]);
  return open.units[group - 1]?.state === 'table' && groupMembers(open, group).some(inPlay);
}

/** PORT-077 The unit of a group. */
export function unitOfGroup(open: Open, group: GroupId): Unit {
  return unitOf(open, open.config.mode === 'skirmish' ? elementOf(open, group).unit : group);
}

/** PORT-078 The groups of a seat that have their round of this turn still before them, ascending. */
export function groupsToAct(open: Open, seat: Seat): GroupId[] {
  const all = open.config.mode === 'skirmish' ? open.elements : open.units;
  return all.flatMap(({ id }) =>
    isGroup(open, id) && unitOfGroup(open, id).seat === seat && !open.acted.includes(id) ? [id] : [],
  );
}

/** PORT-079 */
export function hasGroupToAct(open: Open, seat: Seat): boolean {
  return groupsToAct(open, seat).length > 0;
}

/** The groups that legal actions are listed for: the one whose round it is, or the next few. */
export function groupsOffered(open: Open, seat: Seat): GroupId[] {
  return open.round === null ? groupsToAct(open, seat).slice(0, OFFERED) : [open.round.group];
}

/** Why a seat cannot act with a group now (PORT-077, PORT-078, PORT-081); every verb of a round asks this first. */
export function whyNotGroup(open: Open, seat: Seat, group: GroupId): Violation | undefined {
  if (!isGroup(open, group) || unitOfGroup(open, group).seat !== seat) return breaks('PORT-077');
  if (open.round !== null) return open.round.group === group ? undefined : breaks('PORT-081');
  return open.acted.includes(group) ? breaks('PORT-078') : undefined;
}

/** PORT-081 The round of a group, which begins with its first command. */
export function roundOf(state: State, group: GroupId): NonNullable<State['round']> {
  state.round ??= { group, moved: null, done: { own: null, riders: null }, doers: [] };
  return state.round;
}

/** PORT-078, PORT-084 A group has had its round of this turn, or has none in it. */
export function spendRound(state: State, group: GroupId): void {
  if (state.acted.includes(group)) return;
  state.acted.push(group);
  state.acted.sort((a, b) => a - b);
}

/** PORT-226, PORT-084 A unit has no round (more) in this turn: it flees, or it has just come into being. */
export function loseRound(state: State, unit: Unit): void {
  if (state.config.mode === 'siege') spendRound(state, unit.id);
  else for (const id of unit.members) spendRound(state, id);
}

/** PORT-078 The round of a group is over. */
export function endRound(state: State, group: GroupId, reason: RoundEnd, events: Event[]): void {
  spendRound(state, group);
  state.round = null;
  const unit = unitOfGroup(state, group);
  const figure = state.config.mode === 'skirmish' ? figureOf(state, elementOf(state, group), 'own') : null;
  events.push({ type: 'roundEnded', party: partyOf(unit), group, figure, reason });
}
