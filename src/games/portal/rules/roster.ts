import type { Seat } from '@/engine';
import type { Die } from './data';
import type { Figure, Party } from './events';
import type { Element, ElementId, GroupId, Model, Open, Unit, UnitId, Who } from './types';

/** Who is who on the table: everything that is read off elements and units without a ruler. */

export const elementOf = (open: Open, id: ElementId): Element => open.elements[id - 1];
export const unitOf = (open: Open, id: UnitId): Unit => open.units[id - 1];

/** PORT-196 Whose an element is; nobody's when it is abandoned. */
export function seatOf(open: Open, element: Element): Seat | null {
  return element.abandoned ? null : unitOf(open, element.unit).seat;
}

/** PORT-013 */
export const onTable = (element: Element | undefined): element is Element => element?.where === 'table';

/** On the table and somebody's: it can act and be attacked. */
export const inPlay = (element: Element | undefined): element is Element => onTable(element) && !element.abandoned;

/** PORT-001 Whether two elements are of different sides; abandoned ones are of none. */
export function areEnemies(open: Open, a: Element, b: Element): boolean {
  return inPlay(a) && inPlay(b) && seatOf(open, a) !== seatOf(open, b);
}

/** Units with somebody of theirs on the table, ascending. */
export const unitsInPlay = (open: Open): Unit[] => open.units.filter((unit) => unit.state === 'table');

export const membersOf = (open: Open, unit: Unit): Element[] => unit.members.map((id) => elementOf(open, id));

/** PORT-077 The elements that take a round together, ascending. */
export function groupMembers(open: Open, group: GroupId): Element[] {
  return open.config.mode === 'skirmish' ? [elementOf(open, group)] : membersOf(open, unitOf(open, group));
}

/** PORT-077 The group that an element belongs to. */
export const groupOf = (open: Open, element: Element): GroupId =>
  open.config.mode === 'skirmish' ? element.id : element.unit;

/** The model itself, or the one that rides it; of a piece there is none. */
export const modelOf = (element: Element, who: Who): Model | null => (who === 'rider' ? element.rider : element.model);

/** PORT-258 Whom an attack on one of two finds, once only one is left. */
export const livingPart = (element: Element, who: Who): Who => (element.rider === null ? 'own' : who);

/** PORT-204, PORT-309 */
export function strengthOfElement({ model, rider, crew, kind }: Element): number {
  if (kind === 'vehicle' || kind === 'piece') return crew.length;
  return Number(model !== null && !model.guardian) + Number(rider !== null);
}

/** PORT-204 */
export function strengthOf(open: Open, unit: Unit): number {
  return unit.members.reduce((sum, id) => sum + strengthOfElement(elementOf(open, id)), 0);
}

/** PORT-D107 */
export const crewDie = ({ crew }: Element): Die => crew.reduce<Die>((low, { die }) => (die < low ? die : low), 20);

/** PORT-146, PORT-155, PORT-170 The die that somebody fights with. */
export function dieOf(element: Element, who: Who): Die {
  return modelOf(element, who)?.die ?? crewDie(element);
}

export const isMachine = ({ kind }: Element): boolean => kind === 'vehicle' || kind === 'piece';
export const isLeading = ({ model, rider }: Element): boolean => model?.leader === true || rider?.leader === true;
export const isGuardian = ({ model }: Element): boolean => model?.guardian === true;

export function partyOf({ id, seat, name }: Unit): Party {
  return { seat, unit: id, name };
}

export function figureOf(open: Open, element: Element, who: Who): Figure {
  const unit = unitOf(open, element.unit);
  const name = modelOf(element, who)?.name ?? unit.name;
  return { seat: unit.seat, unit: unit.id, element: element.id, who, name, at: { x: element.x, y: element.y } };
}
