import type { SeatSetup } from '@/store';
import { useRoom } from '@/ui';
import { tableLayout, type TableLayout } from '../../board/layout';
import { sharers } from '../../board/portal/sides';
import { ownSeat, type Shown } from '../../board/table';
import { realmOf, type View } from '../../rules';

/** The table laid out for the window as it is now. */
export function useTableLayout(view: View, seats: readonly SeatSetup[], shown: Shown, prompt: boolean): TableLayout {
  const realm = shown.board === 'map' ? shown.realm : realmOf(view, ownSeat(view));
  return tableLayout({
    ...useRoom(),
    prompt,
    board: shown.board,
    turning: view.phase === 'portal',
    shared: sharers(view, seats).length > 1,
    map: view.realms[realm].map,
    others: view.realms.filter((_, each) => each !== realm).map(({ map }) => map),
    // Where nobody has heroes to command there is still a queue to watch.
    heroes: view.viewer !== 'table' || view.phase === 'assault',
  });
}
