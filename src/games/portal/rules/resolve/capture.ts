import { die, type Seat } from '@/engine';
import { NEEDED, ROLL_OFF_SIDES } from '../data';
import { elementOf, figureOf, inPlay, onTable, partyOf, unitOf } from '../roster';
import type { Element, Event, State, Unit } from '../types';
import { offerLuck } from './luck';
import { wreckMachine } from './parts';
import { newUnit } from './recruits';
import { takeOff } from './removal';
import { scoreMachine } from './score';
import type { StepOf } from './steps';

/** PORT-200 to PORT-202 A D6 without modifiers: on a 6 the machine is his, on any other face it is destroyed. */
export function capture(state: State, step: StepOf<'capture'>, events: Event[]): void {
  const soldier = elementOf(state, step.element);
  const machine = elementOf(state, step.target);
  if (!inPlay(soldier) || !onTable(machine) || !machine.abandoned) return;
  const { seat } = unitOf(state, soldier.unit);
  const natural = die(state.rng, ROLL_OFF_SIDES);
  const captured = natural === NEEDED.capture;
  const figure = figureOf(state, soldier, 'own');
  const target = figureOf(state, machine, 'own');
  events.push({ type: 'captureRolled', figure, target, natural, captured });
  if (captured) {
    const scored = scoreMachine(state, machine, unitOf(state, machine.unit).seat, seat);
    const unit = man(state, [soldier], machine, seat);
    events.push({ type: 'captured', figure, target, party: partyOf(unit), ...scored });
    return;
  }
  const otherwise: StepOf<'wreck'> = { step: 'wreck', element: machine.id, by: seat };
  if (!offerLuck(state, soldier, 'own', { again: step, otherwise }, events)) state.steps.unshift(otherwise);
}

/** PORT-202 */
export function wreck(state: State, { element, by }: StepOf<'wreck'>, events: Event[]): void {
  const machine = elementOf(state, element);
  if (onTable(machine)) wreckMachine(state, machine, by, 'capture', events);
}

/** PORT-203 One's own is manned without a roll. */
export function crew(state: State, soldiers: readonly Element[], machine: Element, events: Event[]): void {
  const figures = soldiers.map((each) => figureOf(state, each, 'own'));
  const target = figureOf(state, machine, 'own');
  const unit = man(state, soldiers, machine, unitOf(state, soldiers[0].unit).seat);
  events.push({ type: 'crewed', figures, target, party: partyOf(unit) });
}

/** PORT-201, PORT-D104 Soldiers leave the table as figures and serve a machine, which is a new unit of their side. */
function man(state: State, soldiers: readonly Element[], machine: Element, seat: Seat): Unit {
  const { name } = unitOf(state, machine.unit);
  for (const soldier of soldiers) {
    const { model } = soldier;
    if (model === null) continue;
    machine.crew.push({ die: model.die, points: model.points });
    if (!model.guardian) unitOf(state, soldier.unit).startingStrength--;
    takeOff(state, soldier, 'crew');
  }
  machine.abandoned = false;
  const kind = machine.kind === 'piece' ? 'artillery' : 'vehicle';
  return newUnit(state, { seat, kind, name, detached: false }, [machine]);
}
