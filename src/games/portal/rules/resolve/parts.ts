import { die, type Seat } from '@/engine';
import { NEEDED, VEHICLE_WEAPON_POINTS } from '../data';
import { recoveryMods, thrown } from '../questions/modifiers';
import { elementOf, figureOf, inPlay, unitOf } from '../roster';
import type { Element, Event, State } from '../types';
import { offerLuck } from './luck';
import { leaveUnit, takeOff } from './removal';
import { scoreLoss, scoreMachine } from './score';
import type { Means, PartStep, Step, StepOf } from './steps';

/** PORT-190 Living crew in order, then working weapons in order; at the end it may be without crew. */
export function part(state: State, step: PartStep, events: Event[]): void {
  const { part: kind, index, by, how } = step;
  const vehicle = elementOf(state, step.element);
  const { model } = vehicle;
  if (!inPlay(vehicle) || model === null) return;
  if (kind === 'crew' && index >= vehicle.crew.length)
    return part(state, { ...step, part: 'weapon', index: 0 }, events);
  if (kind === 'weapon' && index >= vehicle.weapons.length) return leaveIfEmpty(state, vehicle, by, events);
  if (kind === 'weapon' && !vehicle.weapons[index].working) return part(state, { ...step, index: index + 1 }, events);

  const roll = thrown(model.die, die(state.rng, model.die), recoveryMods(state, vehicle, model));
  const survives = roll.total >= NEEDED.recovery;
  // PORT-193, PORT-194
  const explodes = roll.natural === model.die && vehicle.weapons.length > 0;
  const weapon = kind === 'weapon' ? vehicle.weapons[index].weapon : null;
  const figure = figureOf(state, vehicle, 'own');
  events.push({ type: 'partRolled', figure, part: kind, index, weapon, ...roll, survives, explodes });
  if (survives && !explodes) {
    state.steps.unshift({ ...step, index: index + 1 });
    return;
  }
  const otherwise: Step = explodes
    ? { step: 'explode', element: vehicle.id, by, how }
    : { ...step, step: 'partLost' as const };
  if (!offerLuck(state, vehicle, 'own', { again: step, otherwise }, events)) state.steps.unshift(otherwise);
}

/** PORT-191, PORT-192 */
export function partLost(state: State, step: StepOf<'partLost'>, events: Event[]): void {
  const { element: id, part: kind, index, by, how } = step;
  const vehicle = elementOf(state, id);
  if (!inPlay(vehicle)) return;
  if (kind === 'crew') loseCrewman(state, vehicle, index, by, how, events);
  else loseWeapon(state, vehicle, index, by, events);
  // Whoever comes next has moved up into the place of a crewman who fell.
  state.steps.unshift({ ...step, step: 'part', index: kind === 'crew' ? index : index + 1 });
}

function loseWeapon(state: State, vehicle: Element, index: number, by: Seat, events: Event[]): void {
  const mounting = vehicle.weapons[index];
  mounting.working = false;
  const { seat } = unitOf(state, vehicle.unit);
  const scored = scoreLoss(state, seat, by, vehicle.scored ? 0 : VEHICLE_WEAPON_POINTS);
  const figure = figureOf(state, vehicle, 'own');
  events.push({ type: 'weaponLost', figure, weapon: mounting.weapon, index, ...scored });
}

function loseCrewman(state: State, machine: Element, index: number, by: Seat, how: Means, events: Event[]): void {
  const unit = unitOf(state, machine.unit);
  const [man] = machine.crew.splice(index, 1);
  if (how !== 'melee') unit.rangedLosses++;
  const figure = figureOf(state, machine, 'own');
  const scored = scoreLoss(state, unit.seat, by, man.points);
  events.push({ type: 'crewLost', figure, left: machine.crew.length, ...scored });
}

/** PORT-198, PORT-199 A man of a gun's crew falls, perhaps its last. */
export function loseGunner(state: State, piece: Element, index: number, by: Seat, how: Means, events: Event[]): void {
  loseCrewman(state, piece, index, by, how, events);
  leaveIfEmpty(state, piece, by, events);
}

/** PORT-193, PORT-195 Hull, crew and weapons at once, and nothing outside. */
export function explode(state: State, { element: id, by }: StepOf<'explode'>, events: Event[]): void {
  const vehicle = elementOf(state, id);
  if (!inPlay(vehicle)) return;
  const { seat } = unitOf(state, vehicle.unit);
  const figure = figureOf(state, vehicle, 'own');
  const crew = scoreLoss(
    state,
    seat,
    by,
    vehicle.crew.reduce((sum, { points }) => sum + points, 0),
  );
  const { points, scorer } = scoreMachine(state, vehicle, seat, by);
  vehicle.crew = [];
  takeOff(state, vehicle, 'destroyed');
  events.push({ type: 'vehicleExploded', figure, points: points + crew.points, scorer });
}

/** PORT-202, PORT-197 The machine itself is destroyed. */
export function wreckMachine(
  state: State,
  machine: Element,
  by: Seat,
  reason: 'crashed' | 'capture',
  events: Event[],
): void {
  const figure = figureOf(state, machine, 'own');
  const scored = scoreMachine(state, machine, unitOf(state, machine.unit).seat, by);
  takeOff(state, machine, 'destroyed');
  events.push({ type: 'wrecked', figure, reason, ...scored });
}

/** PORT-196, PORT-197, PORT-199, PORT-230 A machine without living crew is nobody's; one that flies comes down. */
export function leaveIfEmpty(state: State, machine: Element, by: Seat, events: Event[], fled = false): void {
  if (machine.crew.length > 0) return;
  const unit = unitOf(state, machine.unit);
  if (machine.flying) wreckMachine(state, machine, by, 'crashed', events);
  else {
    machine.abandoned = true;
    leaveUnit(state, machine);
    events.push({ type: 'crewless', figure: figureOf(state, machine, 'own'), fled });
  }
  unit.state = fled ? 'fled' : 'gone';
}
