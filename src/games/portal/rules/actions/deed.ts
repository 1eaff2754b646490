import { breaks, type Seat, type Violation } from '@/engine';
import { isSingly } from '../questions/spent';
import { groupMembers } from '../roster';
import { roundOf, whyNotGroup } from '../rounds';
import type { Deed, ElementId, GroupId, State, Who } from '../types';

const doneBy = ({ round }: State, by: Who): Deed | null =>
  round === null ? null : by === 'own' ? round.done.own : round.done.riders;

/**
 * Why a group cannot do a deed now, whoever it is meant for: one action a round (PORT-081), of one kind in a unit (PORT-083), and riders
 * have one too. `doer`: who of a unit does what its members do one by one.
 */
export function whyNotDeed(
  state: State,
  seat: Seat,
  group: GroupId,
  by: Who,
  deed: Deed,
  doer?: ElementId,
): Violation | undefined {
  const no = whyNotGroup(state, seat, group);
  if (no !== undefined) return no;
  if (by === 'rider' && groupMembers(state, group).every(({ rider }) => rider === null)) return breaks('PORT-257');
  if (state.round?.moved?.kind === 'charge' && deed !== 'melee') return breaks('PORT-124');
  const done = doneBy(state, by);
  if (done === null) return undefined;
  if (done !== deed) return breaks('PORT-083');
  const again = state.round?.doers.some(({ element, by: who }) => element === doer && who === by);
  return isSingly(deed) && state.config.mode === 'siege' && !again ? undefined : breaks('PORT-081');
}

/** PORT-082 */
export function noteDeed(state: State, group: GroupId, by: Who, deed: Deed, doer?: ElementId): void {
  const round = roundOf(state, group);
  round.done[by === 'own' ? 'own' : 'riders'] = deed;
  if (doer !== undefined) round.doers.push({ element: doer, by });
}

/** PORT-257 Whose actions a group may have left. */
export function doersOf(state: State, group: GroupId, deed: Deed): Who[] {
  const { seat } = state.units[groupMembers(state, group)[0].unit - 1];
  return (['own', 'rider'] as const).filter((by) => whyNotDeed(state, seat, group, by, deed) === undefined);
}
