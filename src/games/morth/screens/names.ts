import type { Words } from '@/engine';
import type { SeatSetup } from '@/store';
import { ownSeat } from '../board/table';
import type { View } from '../rules';

/** The names on the ring: of the players, or of the halves of the team's map. */
export function ringNames(view: View, seats: readonly SeatSetup[], say: (words: Words) => string): string[] {
  if (view.mode === 'cooperative') return ['A', 'B'].map((half) => say({ key: 'morthTable.half', params: { half } }));
  return seats.map(({ name }, seat) =>
    seat === ownSeat(view) && view.viewer !== 'table' && view.seats > 1
      ? say({ key: 'morthTable.you', params: { name } })
      : name,
  );
}
