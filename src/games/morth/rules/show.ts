import type { Viewer } from '@/engine';
import type { Event } from './types';

/** MOR-017 New cards are seen by their owner alone; everything else happens on the open table. */
export function show(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cardsDealt') return event;
  return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : null)) };
}
