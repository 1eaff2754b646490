import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Room } from '@/look/room';
import { usePreferences } from './Preferences';
import { useLayout } from './useLayout';

/** What a table must fit into now; follows rotation, split screens, text size and the thumb's side. */
export function useRoom(): Room {
  const { width, height, textScale } = useLayout();
  const { hand } = usePreferences();
  return { width, height, insets: useSafeAreaInsets(), side: hand, textScale };
}
