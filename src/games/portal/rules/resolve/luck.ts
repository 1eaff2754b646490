import type { Seat } from '@/engine';
import { figureOf, modelOf, seatOf } from '../roster';
import type { Element, Event, Open, State, Who } from '../types';
import type { Step } from './steps';

/** PORT-321 Whom the die that has just been thrown waits for. */
export function askedSeat(open: Open): Seat | null {
  const step = open.steps.at(0);
  return step?.step === 'luck' ? step.seat : null;
}

/** PORT-D110 A die of a lucky model went against its side: the player is asked, and everything else waits. Says whether. */
export function offerLuck(
  state: State,
  element: Element,
  who: Who,
  { again, otherwise }: { again: Step; otherwise: Step | null },
  events: Event[],
): boolean {
  const seat = seatOf(state, element);
  if (seat === null || modelOf(element, who)?.lucky !== true) return false;
  state.steps.unshift({ step: 'luck', seat, element: element.id, who, again, otherwise });
  events.push({ type: 'luckAsked', seat, figure: figureOf(state, element, who) });
  return true;
}

/** PORT-321 The answer: the same die once more, whose result stands, or what the first led to. */
export function answerLuck(state: State, use: boolean, events: Event[]): void {
  const step = state.steps[0];
  if (step?.step !== 'luck') return;
  state.steps.shift();
  const element = state.elements[step.element - 1];
  const model = modelOf(element, step.who);
  if (use && model !== null) model.lucky = false;
  events.push({ type: 'luckAnswered', seat: step.seat, figure: figureOf(state, element, step.who), used: use });
  const next = use ? step.again : step.otherwise;
  if (next !== null) state.steps.unshift(next);
}
