import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLayout, usePreferences } from '@/ui';
import { tableLayout, type TableLayout } from '../../board/layout';
import { ownSeat, printersOf, rivalSeats } from '../../board/table';
import type { View } from '../../rules';

/** The table laid out for the window as it is now. */
export function useRoom(view: View, prompt: boolean): TableLayout {
  const { width, height, textScale } = useLayout();
  const insets = useSafeAreaInsets();
  const { hand } = usePreferences();
  return tableLayout(roomOf(view, { width, height, insets, side: hand, textScale, prompt }));
}

/** What a view needs of a table's room. */
export function roomOf(
  view: View,
  screen: Pick<Parameters<typeof tableLayout>[0], 'width' | 'height' | 'insets' | 'side' | 'textScale' | 'prompt'>,
): Parameters<typeof tableLayout>[0] {
  const own = view.players[ownSeat(view)];
  const rivals = rivalSeats(view);
  return {
    ...screen,
    rivals: rivals.length,
    hand: own.handCount,
    printed: printersOf(own).length,
    activated: own.activated.length,
    rivalActivated: rivals.map((seat) => view.players[seat].activated.length),
  };
}
