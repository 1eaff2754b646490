import type { Seat } from '@/engine';
import type { Open } from './types';

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 4 }, (_, seat) => Object.freeze([seat]));

/** MOR-016 Who owes a decision: a seat that is asked for a card or must discard, else the player on turn; nobody when the game is over. */
export function toMove(state: Pick<Open, 'phase' | 'responses' | 'pending' | 'turn'>): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  if (state.responses !== null) return ALONE[state.responses.queue[0]];
  return ALONE[state.pending?.type === 'discard' ? state.pending.seats[0] : state.turn.seat];
}
