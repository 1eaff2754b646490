import type { Event, State } from '../types';
import { rollDice } from '../wave';
import { mustDiscard } from './pack';

/** MOR-195, MOR-201 A card fewer in a hand, discarded or played: the next one goes, or the wave goes on when all hands are small enough. */
export function goOnDiscarding(state: State, events: Event[]): void {
  const seats = mustDiscard(state);
  state.pending = seats.length > 0 ? { type: 'discard', seats } : null;
  if (state.pending === null) rollDice(state, events);
}
