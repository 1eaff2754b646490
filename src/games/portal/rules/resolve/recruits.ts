import type { Seat } from '@/engine';
import { GUARDIAN_DIE, type Die } from '../data';
import { strengthOf } from '../roster';
import { loseRound } from '../rounds';
import type { Element, Model, Name, Place, State, Unit, UnitKind } from '../types';

/** The name of a guardian in the words of the ready armies. */
const GUARDIAN = '@guardian';

/** A soldier on foot with a hand weapon: a guardian, or a man of a gun that burst. */
export function footSoldier(name: Name, die: Die, points: number, guardian: boolean): Model {
  return {
    name,
    die,
    mounted: false,
    kit: 'hand',
    weapon: null,
    attributes: [],
    spells: [],
    casts: [],
    leader: false,
    lucky: false,
    silenced: false,
    guardian,
    points,
  };
}

/** PORT-308, PORT-309 */
export const guardianAt = (place: Place, origin: Seat): Element =>
  recruit(footSoldier(GUARDIAN, GUARDIAN_DIE, 0, true), place, origin);

/** Somebody who could come onto the table during play; he has no id and no unit yet. */
export function recruit(model: Model, { x, y, facing }: Place, origin: Seat): Element {
  return {
    id: 0,
    unit: 0,
    kind: 'soldier',
    where: 'table',
    x,
    y,
    facing,
    model,
    rider: null,
    flying: false,
    prone: false,
    crew: [],
    crewAtStart: 0,
    weapons: [],
    piece: null,
    hits: 0,
    misfires: 0,
    abandoned: false,
    origin,
    scored: false,
  };
}

/** PORT-G19 He comes, with the next free id; his unit has yet to count him. */
export function enlist(state: State, element: Element): Element {
  element.id = state.elements.length + 1;
  state.elements.push(element);
  return element;
}

/** PORT-084, PORT-D105 A unit that comes into being during a turn: whole, and without a round in it. */
export function newUnit(
  state: State,
  { seat, kind, name, detached }: Pick<Unit, 'seat' | 'name' | 'detached'> & { kind: UnitKind },
  members: readonly Element[],
): Unit {
  const unit: Unit = {
    id: state.units.length + 1,
    seat,
    kind,
    name,
    members: members.map(({ id }) => id),
    block: null,
    detached,
    state: 'table',
    startingStrength: 0,
    turnStrength: 0,
    rangedLosses: 0,
    testedLosses: false,
    testedFriends: false,
    feared: [],
  };
  for (const member of members) member.unit = unit.id;
  state.units.push(unit);
  unit.startingStrength = unit.turnStrength = strengthOf(state, unit);
  loseRound(state, unit);
  return unit;
}
