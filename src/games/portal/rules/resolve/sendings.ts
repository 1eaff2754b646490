import { figureOf, membersOf, partyOf, unitOf } from '../roster';
import { spendRound } from '../rounds';
import type { Element, Event, Place, State, Unit, Who } from '../types';
import type { Shift } from './events';
import { enlist, guardianAt } from './recruits';

/** PORT-308, PORT-309 A guardian beside the caster, of his unit; a block that takes him in is one no more. */
export function summon(state: State, caster: Element, by: Who, place: Place, events: Event[]): void {
  const unit = unitOf(state, caster.unit);
  const guardian = enlist(state, guardianAt(place, unit.seat));
  guardian.unit = unit.id;
  unit.members.push(guardian.id);
  const loosened = unit.block !== null;
  unit.block = null;
  // PORT-084 In siege mode it has a share in the rounds of its unit.
  if (state.config.mode === 'skirmish') spendRound(state, guardian.id);
  const figure = figureOf(state, guardian, 'own');
  events.push({ type: 'guardianSummoned', caster: figureOf(state, caster, by), figure, place, loosened });
}

/** Puts an element elsewhere and says from where to where. */
export function shift(element: Element, { x, y, facing }: Place): Shift {
  const from = { x: element.x, y: element.y, facing: element.facing };
  Object.assign(element, { x, y, facing });
  return { element: element.id, from, to: { x, y, facing } };
}

/** PORT-310, PORT-D111 A unit arrives loose, each member looking where the player says. */
export function teleport(state: State, unit: Unit, places: readonly Place[], events: Event[]): void {
  unit.block = null;
  const shifts = membersOf(state, unit).map((element, i) => shift(element, places[i]));
  events.push({ type: 'unitTeleported', party: partyOf(unit), shifts });
}
