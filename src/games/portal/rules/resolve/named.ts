import type { State } from '../types';
import type { Step } from './steps';

/** The ids that a step names, nested ones included, as elements and units. */
function named(step: Step): { elements: number[]; units: number[] } {
  switch (step.step) {
    case 'blow':
    case 'attack':
      return { elements: [step.attacker, step.target ?? step.attacker], units: [] };
    case 'shot':
      return { elements: [step.attacker, step.target ?? step.attacker], units: [step.unit] };
    case 'fire':
      return { elements: [step.piece, step.target], units: [] };
    case 'cast':
    case 'backfire':
      return { elements: [step.caster], units: [] };
    case 'capture':
      return { elements: [step.element, step.target], units: [] };
    case 'settle':
      return {
        elements: [],
        units: [...step.melees.flatMap(({ units }) => units), ...step.failed.map(({ unit }) => unit)],
      };
    case 'test':
      return { elements: [], units: [step.unit] };
    case 'luck': {
      const inner = [step.again, ...(step.otherwise === null ? [] : [step.otherwise])].map(named);
      return {
        elements: [step.element, ...inner.flatMap(({ elements }) => elements)],
        units: inner.flatMap(({ units }) => units),
      };
    }
    default:
      return { elements: [step.element], units: [] };
  }
}

/** Whether all whom the steps of a stored state name are in its lists. */
export function stepsAgree({ steps, elements, units }: Pick<State, 'steps' | 'elements' | 'units'>): boolean {
  return steps
    .map(named)
    .every((ids) => ids.elements.every((id) => id <= elements.length) && ids.units.every((id) => id <= units.length));
}
