import { elementOf, unitOf } from '../../rules/roster';
import type { Action, ElementId, GroupId, MoveAction, UnitId, View } from '../../rules/types';
import { targetId } from '../ids';
import { middleOfGroup } from './moment';
import { tried } from './trying';
import type { Selection } from './types';

/** What is chosen so that the gold button does just this; undefined for what has a button of its own. */
export function prepare(view: View, action: Action): Selection | undefined {
  switch (action.type) {
    case 'deploy':
      return { type: 'advised', group: null, action };
    case 'hold':
      return { type: 'group', group: action.group };
    case 'luck':
    case 'endRound':
    case 'timeExpired':
    case 'concede':
      return undefined;
    default:
      return { type: 'advised', group: view.round?.group ?? action.group, action };
  }
}

const unitId = (view: View, unit: UnitId): string =>
  view.config.mode === 'siege' ? targetId('unit', unit) : targetId('element', unitOf(view, unit).members[0] ?? 1);
const elementId = (view: View, element: ElementId): string =>
  view.config.mode === 'siege' ? targetId('unit', elementOf(view, element).unit) : targetId('element', element);
const groupId = (view: View, group: GroupId): string =>
  targetId(view.config.mode === 'siege' ? 'unit' : 'element', group);

/** Where a move leads: the enemy who is charged, else the ground where the group would stand. */
function wayOf(view: View, move: MoveAction): string {
  if (move.target !== null) return elementId(view, move.target);
  const { x, y } = middleOfGroup(tried(view, [move]), move.group);
  return targetId('ground', x, y);
}

/** What a command is about: who acts, whom or where, and the button that does it where that is not simply the next step. */
export function pointsAt(view: View, action: Action): readonly string[] {
  switch (action.type) {
    case 'deploy':
      return [`waiting:${action.unit}`];
    case 'hold':
      return [groupId(view, action.group), 'action:hold'];
    case 'move':
      return [groupId(view, action.group), wayOf(view, action)];
    case 'melee':
      return [groupId(view, action.group)];
    case 'shoot': {
      const [shot] = action.shots;
      const target = action.unit === null ? shot && elementId(view, shot.target) : unitId(view, action.unit);
      return [groupId(view, action.group), ...(target === undefined ? [] : [target])];
    }
    case 'fire':
      return [groupId(view, action.group), elementId(view, action.target)];
    case 'capture':
    case 'crew':
      return [groupId(view, action.group), targetId('element', action.target)];
    case 'cast': {
      const at = action.point === null ? [] : [targetId('ground', action.point.x, action.point.y)];
      return [groupId(view, action.group), `spell:${action.spell}`, ...at];
    }
    case 'luck':
      return [];
    case 'endRound':
    case 'timeExpired':
    case 'concede':
      return ['action:gold'];
  }
}
