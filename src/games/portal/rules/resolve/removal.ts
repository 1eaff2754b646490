import type { Seat } from '@/engine';
import { elementOf, figureOf, isLeading, modelOf, unitOf } from '../roster';
import type { Element, Event, Model, State, Unit, Whereabouts, Who } from '../types';
import { scoreLoss } from './score';
import type { Means } from './steps';

/** PORT-D100 Whether losses of a block are taken from its back: all of one die, and nobody of two dice among them. */
export function isUniform(state: State, unit: Unit): boolean {
  if (unit.block === null) return false;
  const members = unit.members.map((id) => elementOf(state, id));
  return members.every(({ model, rider }) => rider === null && model?.die === members[0].model?.die);
}

/** PORT-G44 Members of a block from its last slot to its first. */
function fromBack(unit: Unit): number[] {
  const cells = unit.block?.cells ?? [];
  const at = new Map(unit.members.map((id, i) => [id, cells[i]]));
  return unit.members.slice().sort((a, b) => {
    const [rankA, fileA] = at.get(a) ?? [0, 0];
    const [rankB, fileB] = at.get(b) ?? [0, 0];
    return rankB - rankA || fileB - fileA;
  });
}

/** PORT-013 Takes an element off its unit, and a unit without elements out of the game. */
export function leaveUnit(state: State, element: Element): void {
  const unit = unitOf(state, element.unit);
  const at = unit.members.indexOf(element.id);
  if (at < 0) return;
  unit.members.splice(at, 1);
  unit.block?.cells.splice(at, 1);
  if (unit.members.length > 0) return;
  unit.block = null;
  if (unit.state === 'table') unit.state = 'gone';
}

/** PORT-013 */
export function takeOff(state: State, element: Element, where: Exclude<Whereabouts, 'table'>): void {
  leaveUnit(state, element);
  element.where = where;
}

/** PORT-251 The last man of a block steps into a place that became free. */
function fillRank(state: State, unit: Unit, fallen: Element, cell: [number, number], events: Event[]): void {
  const { block } = unit;
  if (block === null) return;
  const last = fromBack(unit)[0];
  const at = unit.members.indexOf(last);
  const [rank, file] = block.cells[at];
  if (rank < cell[0] || (rank === cell[0] && file < cell[1])) return;
  const man = elementOf(state, last);
  const from = { x: man.x, y: man.y };
  block.cells[at] = cell;
  man.x = fallen.x;
  man.y = fallen.y;
  const to = { x: man.x, y: man.y };
  events.push({ type: 'rankFilled', figure: figureOf(state, man, 'own'), from, to });
}

/** PORT-260 The rider of a mount that fell goes on on foot. */
function dismount(state: State, element: Element, rider: Model, events: Event[]): void {
  element.kind = 'soldier';
  element.model = rider;
  element.rider = null;
  element.flying = false;
  // PORT-D82 Whoever has met him on his mount has met him.
  const [mount, him] = [feared(element, 'own'), feared(element, 'rider')];
  for (const unit of state.units)
    unit.feared = unit.feared.filter((name) => name !== mount).map((name) => (name === him ? mount : name));
  events.push({ type: 'riderDismounted', figure: figureOf(state, element, 'own') });
}

/** PORT-315 How a unit remembers a Fearsome model that it has met. */
export const feared = ({ id }: Element, who: Who): string => `${id}.${who}`;

/** PORT-186 A soldier, mount or rider is removed, scores, and counts among the losses of its unit. */
export function removeModel(state: State, element: Element, who: Who, by: Seat, how: Means, events: Event[]): void {
  const model = modelOf(element, who);
  if (model === null) return;
  const unit = unitOf(state, element.unit);
  const figure = figureOf(state, element, who);
  if (how !== 'melee' && !model.guardian) unit.rangedLosses++;
  events.push({ type: 'modelLost', figure, how, ...scoreLoss(state, unit.seat, by, model.points) });
  if (who === 'rider') element.rider = null;
  else if (element.rider !== null) dismount(state, element, element.rider, events);
  else {
    const cell = unit.block?.cells[unit.members.indexOf(element.id)];
    const mixed = !isUniform(state, unit);
    takeOff(state, element, 'destroyed');
    if (cell !== undefined && mixed) fillRank(state, unit, element, cell, events);
  }
}

/** PORT-250 So many members leave a block of one die from the last slots, the leader last of all. */
export function removeFromBack(state: State, unit: Unit, count: number, by: Seat, how: Means, events: Event[]): void {
  const order = fromBack(unit).map((id) => elementOf(state, id));
  const leaving = [...order.filter((man) => !isLeading(man)), ...order.filter(isLeading)].slice(0, count);
  for (const man of leaving) removeModel(state, man, 'own', by, how, events);
}
