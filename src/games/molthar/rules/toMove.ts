import type { Seat } from '@/engine';
import { SEATS } from './setup';
import type { State } from './types';

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS.max }, (_, seat) => Object.freeze([seat]));

/** MOL-043 Only the player on turn decides; nobody when the game is over (MOL-218). */
export function toMove(state: State): readonly Seat[] {
  return state.turn.phase === 'over' ? NOBODY : ALONE[state.turn.seat];
}
