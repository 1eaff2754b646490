import type { Seat } from '@/engine';
import { FLED_POINTS } from '../data';
import { pointsOn } from '../points';
import type { State } from '../types';

/** PORT-331, PORT-D89 Who scores for what befalls a side: with two players the other, else whoever caused it and is not that side. */
function scorerOf(state: State, victim: Seat, by: Seat): Seat | null {
  if (state.score.length === 2) return 1 - victim;
  return by === victim ? null : by;
}

/** PORT-326 */
export function scoreLoss(state: State, victim: Seat, by: Seat, points: number) {
  const scorer = scorerOf(state, victim, by);
  if (scorer !== null) state.score[scorer].destroyed += points;
  return { points, scorer };
}

/** PORT-328 */
export function scoreFled(state: State, victim: Seat, by: Seat) {
  const scorer = scorerOf(state, victim, by);
  if (scorer !== null) state.score[scorer].fled += FLED_POINTS;
  return { points: FLED_POINTS, scorer };
}

/** PORT-332 What a machine without its crew still scores; it does so once. */
export function scoreMachine(state: State, machine: State['elements'][number], victim: Seat, by: Seat) {
  const points = machine.scored ? 0 : pointsOn(state, { ...machine, crew: [] });
  machine.scored = true;
  return scoreLoss(state, victim, by, points);
}
