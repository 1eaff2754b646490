import type { Words } from '@/engine';
import type { SeatSetup } from '@/store';
import type { RingOwner } from '../board/portal/portalScene';
import { ownSeat } from '../board/table';
import { HALVES } from '../rules/data';
import type { RealmId, View } from '../rules';

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

/** Whose map it is; heroes on a team's map wear the emblems of their seats instead. */
export const looksOf = (
  { mode }: View,
  seats: readonly SeatSetup[],
  realm: RealmId,
): { readonly look: number | undefined; readonly looks: readonly number[] | undefined } =>
  mode === 'cooperative'
    ? { look: undefined, looks: seats.length > 1 ? seats.map(({ look }) => look) : undefined }
    : { look: seats[realm]?.look, looks: undefined };
