import type { Seat } from '@/engine';
import type { SeatSetup } from '@/store/types';

/** Whether a seat is that of the only person at the table, who is spoken to and needs no name. */
export const isSolePerson = (seats: readonly SeatSetup[], seat: Seat | undefined): boolean =>
  seat !== undefined &&
  seats[seat]?.kind === 'person' &&
  seats.every(({ kind }, other) => other === seat || kind !== 'person');
