import type { Words } from '@/engine';
import type { SeatSetup } from '@/store';
import type { RingOwner } from '../board/portal/portalScene';
import { ownSeat } from '../board/table';
import { HALVES } from '../rules/data';
import type { View } from '../rules';

/** Names and emblems on the ring: of the players, or of the halves of the team's map. */
export function ringOf(view: View, seats: readonly SeatSetup[], say: (words: Words) => string): RingOwner[] {
  if (view.mode === 'cooperative')
    return HALVES.map((half) => ({ name: say({ key: 'morthTable.half', params: { half } }), wearer: half }));
  return seats.map(({ name, look }, seat) => ({
    wearer: look,
    name:
      seat === ownSeat(view) && view.viewer !== 'table' && view.seats > 1
        ? say({ key: 'morthTable.you', params: { name } })
        : name,
  }));
}
