import { die } from '@/engine';
import { NEEDED, SPELLS } from '../data';
import { recoveryMods, thrown } from '../questions/modifiers';
import { crewDie, elementOf, figureOf, inPlay, livingPart, modelOf, seatOf, unitOf } from '../roster';
import type { Element, Event, Open, State } from '../types';
import { offerLuck } from './luck';
import { loseGunner } from './parts';
import { isUniform, removeFromBack, removeModel } from './removal';
import type { SettleStep, StepOf } from './steps';

const isSettle = (step: State['steps'][number]): step is SettleStep => step.step === 'settle';

/** PORT-D100 Whether as many of a block have failed already as it has members: it is treated as gone. */
export function isDoomed(open: Open, { unit }: Element): boolean {
  const failed = open.steps.find(isSettle)?.failed.find((each) => each.unit === unit);
  return failed !== undefined && failed.count >= unitOf(open, unit).members.length;
}

/** PORT-305, PORT-291 Whether a Shield of its side, or one of its own, lies over an element's centre. */
export function isShielded(open: Open, element: Element): boolean {
  const radius = (SPELLS.shield.template ?? 0) / 2;
  return open.effects.some(({ spell, at, seat, elements }) => {
    if (spell !== 'shield' || at === null || seat !== seatOf(open, element)) return false;
    if (elements.length > 0 && !elements.includes(element.id)) return false;
    const [dx, dy] = [element.x - at.x, element.y - at.y];
    return dx * dx + dy * dy <= radius * radius;
  });
}

/** PORT-185 A hit: cancelled by a Shield, or followed at once by the recovery of whoever was hit. */
export function hit(state: State, step: StepOf<'hit'>, events: Event[]): void {
  const element = elementOf(state, step.element);
  if (!inPlay(element) || isDoomed(state, element)) return;
  const at = livingPart(element, step.at);
  const { by, how, element: id } = step;
  if (isShielded(state, element)) {
    events.push({ type: 'hitShielded', figure: figureOf(state, element, at), how });
  } else if (element.kind === 'piece') hitCrew(state, element, step, events);
  else if (element.kind === 'vehicle') {
    element.hits++;
    state.steps.unshift({ step: 'part', element: id, part: 'crew', index: 0, by, how });
  } else state.steps.unshift({ step: 'recover', element: id, at, by, how });
}

/** PORT-198, PORT-D107 One die of the crew: a failure costs a man of that die, of several the last in the list. */
function hitCrew(state: State, piece: Element, { by, how }: StepOf<'hit'>, events: Event[]): void {
  const faces = crewDie(piece);
  const roll = thrown(faces, die(state.rng, faces), recoveryMods(state, piece, null));
  const survives = roll.total >= NEEDED.recovery;
  const index = piece.crew.findLastIndex((man) => man.die === faces);
  const figure = figureOf(state, piece, 'own');
  events.push({ type: 'partRolled', figure, part: 'crew', index, weapon: null, ...roll, survives, explodes: false });
  if (!survives) loseGunner(state, piece, index, by, how, events);
}

/** PORT-186, PORT-188 A soldier, mount or rider rolls its own die. */
export function recover(state: State, step: StepOf<'recover'>, events: Event[]): void {
  const element = elementOf(state, step.element);
  const model = modelOf(element, step.at);
  if (!inPlay(element) || model === null) return;
  const roll = thrown(model.die, die(state.rng, model.die), recoveryMods(state, element, model));
  const survives = roll.total >= NEEDED.recovery;
  events.push({ type: 'recoveryRolled', figure: figureOf(state, element, step.at), ...roll, survives });
  if (survives) return;
  const otherwise = { ...step, step: 'fall' as const };
  if (!offerLuck(state, element, step.at, { again: step, otherwise }, events)) state.steps.unshift(otherwise);
}

/** PORT-186, PORT-250 Removed; in a block of one die somebody leaves when the action is over. */
export function fall(state: State, { element: id, at, by, how }: StepOf<'fall'>, events: Event[]): void {
  const element = elementOf(state, id);
  if (!inPlay(element)) return;
  const unit = unitOf(state, element.unit);
  const settle = state.steps.find(isSettle);
  if (!isUniform(state, unit)) removeModel(state, element, at, by, how, events);
  else if (settle === undefined) removeFromBack(state, unit, 1, by, how, events);
  else {
    const failed = settle.failed.find((each) => each.unit === unit.id);
    if (failed === undefined) settle.failed.push({ unit: unit.id, count: 1 });
    else failed.count++;
  }
}
