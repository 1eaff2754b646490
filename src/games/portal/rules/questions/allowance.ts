import {
  DICE,
  FAST_EXTRA,
  FLY_DIE,
  FLYER_MOVE,
  GUN_MOVE_DIVISOR,
  MOUNTED_MIN_DIE,
  RUN_FACTOR,
  SOLDIER_MOVE,
  SPELL_AMOUNT,
  STAND_UP,
  VEHICLE_MOVE,
  type Die,
} from '../data';
import { crewDie, groupMembers } from '../roster';
import type { Element, GroupId, MoveKind, Open } from '../types';
import { isUnder } from './modifiers';

type Column = Readonly<Partial<Record<Die, number>>>;

/** PORT-093 to PORT-096, PORT-099, PORT-303 The row and column of the table that an element uses. */
function rowOf(open: Open, element: Element): { die: Die; column: Column } {
  const { kind, flying, model } = element;
  if (isUnder(open, 'fly', element)) return { die: FLY_DIE, column: SOLDIER_MOVE };
  const die = model?.die ?? crewDie(element);
  if (kind === 'vehicle') return { die, column: flying ? FLYER_MOVE : VEHICLE_MOVE };
  return { die: model?.mounted && die < MOUNTED_MIN_DIE ? MOUNTED_MIN_DIE : die, column: SOLDIER_MOVE };
}

/** PORT-314 The next higher die of the column, or a little more than its own, whichever is better. */
function fastMove(column: Column, die: Die, own: number): number {
  const next = DICE[DICE.indexOf(die) + 1];
  return Math.max(own + FAST_EXTRA, next === undefined ? 0 : (column[next] ?? 0));
}

/** PORT-097, PORT-098 */
function gunMove({ crew }: Element, row: number): number {
  return crew.length < 2 ? 0 : Math.floor(row / GUN_MOVE_DIVISOR);
}

/** PORT-099 What one element may spend in a normal move, in millimetres. */
export function paceOf(open: Open, element: Element): number {
  const { die, column } = rowOf(open, element);
  const row = column[die] ?? 0;
  const own = element.kind === 'piece' ? gunMove(element, row) : row;
  const fast = element.model?.attributes.includes('fast') === true ? fastMove(column, die, own) : own;
  const spells =
    (isUnder(open, 'fast', element) ? SPELL_AMOUNT.fast : 0) + (isUnder(open, 'slow', element) ? SPELL_AMOUNT.slow : 0);
  return Math.max(0, fast + spells);
}

/** PORT-100 The slowest of several, in millimetres. */
export const slowestOf = (open: Open, elements: readonly Element[]): number =>
  elements.reduce((least, element) => Math.min(least, paceOf(open, element)), Infinity);

/** PORT-099, PORT-118, PORT-128 What each member of a group may spend, in micrometres. */
export function allowanceOf(open: Open, group: GroupId, kind: MoveKind, stands: boolean): number {
  const pace = slowestOf(open, groupMembers(open, group));
  const doubled = kind === 'normal' ? pace : RUN_FACTOR * pace;
  return 1000 * Math.max(0, doubled - (stands ? STAND_UP : 0));
}
