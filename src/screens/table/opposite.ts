import type { Seat } from '@/engine';
import type { SeatSetup } from '@/store/types';

/** Whether somebody sits on the far side of a device that lies flat: as chosen, else every second person. */
export function sitsOpposite(seats: readonly SeatSetup[], seat: Seat): boolean {
  const chosen = seats[seat]?.opposite;
  if (chosen !== undefined) return chosen;
  const before = seats.slice(0, seat).filter(({ kind }) => kind === 'person').length;
  return seats[seat]?.kind === 'person' && before % 2 === 1;
}
