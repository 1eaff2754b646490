import { createContext, use } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Room } from '@/look/room';
import { usePreferences } from './Preferences';
import { useLayout } from './useLayout';

/** How far something that stands beside a table reaches in from each edge of the window. */
type Reserved = Room['insets'];

const NOTHING: Reserved = { top: 0, right: 0, bottom: 0, left: 0 };
const ReservedContext = createContext<Reserved>(NOTHING);

/** Tables inside leave these edges free. */
export const ReserveProvider = ReservedContext.Provider;

/** What something beside a table has taken of each edge. */
export const useReserved = (): Reserved => use(ReservedContext);

const beyond = (insets: Reserved, taken: Reserved): Reserved => ({
  top: Math.max(insets.top, taken.top),
  right: Math.max(insets.right, taken.right),
  bottom: Math.max(insets.bottom, taken.bottom),
  left: Math.max(insets.left, taken.left),
});

/** What a table must fit into now; follows rotation, split screens, text size and the thumb's side. */
export function useRoom(): Room {
  const { width, height, textScale } = useLayout();
  const { hand } = usePreferences();
  return { width, height, insets: beyond(useSafeAreaInsets(), useReserved()), side: hand, textScale };
}
