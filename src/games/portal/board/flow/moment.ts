import { askedSeat } from '../../rules/resolve';
import { groupsToAct, isGroup, unitOfGroup } from '../../rules/rounds';
import { groupMembers, groupOf, inPlay } from '../../rules/roster';
import { centroid } from '../../rules/geometry';
import { toMove } from '../../rules/toMove';
import type { Element, GroupId, Point, View } from '../../rules/types';
import type { Selection } from './types';

/** Whether the viewer is to command a group now. */
export const mayCommand = (view: View): boolean =>
  view.phase === 'battle' && view.viewer !== 'table' && toMove(view)[0] === view.viewer && askedSeat(view) === null;

/** PORT-067 Whether the viewer is to place a unit. */
export const mayDeploy = (view: View): boolean =>
  view.phase === 'deploy' && view.viewer !== 'table' && toMove(view)[0] === view.viewer;

/** PORT-321 Whether the viewer is asked about a die. */
export const mayAnswer = (view: View): boolean => askedSeat(view) !== null && askedSeat(view) === view.viewer;

const chosenIn = (selection: Selection): GroupId | null => ('group' in selection ? selection.group : null);

/** The group that acts: whose round has begun, else the one that was chosen, else the next that has not acted. */
export function groupNow(view: View, selection: Selection): GroupId | null {
  if (view.phase !== 'battle') return null;
  if (view.round !== null) return view.round.group;
  const ready = groupsToAct(view, view.active);
  const chosen = chosenIn(selection);
  return chosen !== null && ready.includes(chosen) ? chosen : (ready[0] ?? null);
}

/** Whether a group is of the seat whose round it is and has not acted. */
export const isReady = (view: View, group: GroupId): boolean =>
  view.round === null && groupsToAct(view, view.active).includes(group);

/** The group that a figure belongs to, where it is in play. */
export const groupOfElement = (view: View, element: Element): GroupId | null =>
  inPlay(element) && isGroup(view, groupOf(view, element)) ? groupOf(view, element) : null;

/** The middle of a group. */
export const middleOfGroup = (view: View, group: GroupId): Point => centroid(groupMembers(view, group));

/** Whose group it is. */
export const seatOfGroup = (view: View, group: GroupId): number => unitOfGroup(view, group).seat;
