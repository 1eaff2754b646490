import type { Room as AnyRoom } from '@/look/room';
import { useRoom } from '@/ui';
import { tableLayout, type Room, type TableLayout } from '../../board/layout';
import { ownSeat, printersOf, rivalSeats } from '../../board/table';
import type { View } from '../../rules';

/** The table laid out for the window as it is now. */
export function useTableLayout(view: View, prompt: boolean): TableLayout {
  return tableLayout(roomOf(view, useRoom(), prompt));
}

/** What a view needs of a table's room. */
export function roomOf(view: View, screen: AnyRoom, prompt: boolean): Room {
  const own = view.players[ownSeat(view)];
  const rivals = rivalSeats(view);
  return {
    ...screen,
    prompt,
    rivals: rivals.length,
    hand: own.handCount,
    printed: printersOf(own).length,
    activated: own.activated.length,
    rivalActivated: rivals.map((seat) => view.players[seat].activated.length),
  };
}
