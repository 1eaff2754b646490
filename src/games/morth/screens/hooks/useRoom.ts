import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLayout, usePreferences } from '@/ui';
import { tableLayout, type TableLayout } from '../../board/layout';
import { ownSeat, type Shown } from '../../board/table';
import { realmOf, type View } from '../../rules';

/** The table laid out for the window as it is now. */
export function useRoom(view: View, shown: Shown, prompt: boolean): TableLayout {
  const { width, height, textScale } = useLayout();
  const insets = useSafeAreaInsets();
  const { hand } = usePreferences();
  const realm = shown.board === 'map' ? shown.realm : realmOf(view, ownSeat(view));
  return tableLayout({
    width,
    height,
    insets,
    textScale,
    prompt,
    side: hand,
    board: shown.board,
    map: view.realms[realm].map,
    others: view.realms.filter((_, each) => each !== realm).map(({ map }) => map),
    // Where nobody has heroes to command there is still a queue to watch.
    heroes: view.viewer !== 'table' || view.phase === 'assault',
  });
}
