import type { Seat } from '@/engine';
import type { T } from '@/i18n';
import type { SeatSetup } from '@/store/types';

/** The seat of the only person at the table, who is spoken to and needs no name; null where several play, or none. */
export function solePerson(seats: readonly SeatSetup[]): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** Whether a seat is that of the only person at the table. */
export const isSolePerson = (seats: readonly SeatSetup[], seat: Seat | undefined): boolean =>
  seat !== undefined && solePerson(seats) === seat;

/** Whose turn it is, in words. */
export const turnWords = (t: T, seats: readonly SeatSetup[], seat: Seat): string =>
  isSolePerson(seats, seat) ? t('told.yourTurn') : t('told.turnOf', { name: seats[seat]?.name ?? '' });
