import type { Seat, Viewer } from '@/engine';
import type { Event } from './types';

/** The event with its pearl for those who know it, and without it for all others. */
const pearlFor = <E extends Extract<Event, { pearl: unknown }>>(
  event: E,
  viewer: Viewer,
  knowing: readonly Seat[],
): E => (viewer !== 'table' && knowing.includes(viewer) ? event : { ...event, pearl: null });

/** What viewer may see of an event (section 6.3.5): cards go face up, but for those that pass from hidden place to hidden place. */
export function show(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    /** MOL-049 A card from the pile is known to its owner alone. */
    case 'pearlTaken':
      return event.from === 'pile' ? pearlFor(event, viewer, [event.seat]) : event;
    /** MOL-139 A stolen card is known to the two players alone. */
    case 'pearlStolen':
      return pearlFor(event, viewer, [event.seat, event.from]);
    default:
      return event;
  }
}
