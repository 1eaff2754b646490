import { StyleSheet } from 'react-native';
import { space } from '@/ui';

/** What the buttons of the bar share. */
export const barStyles = StyleSheet.create({
  side: { minHeight: 46 },
  gold: { flex: 1, minHeight: 46, paddingHorizontal: space.l, paddingVertical: space.s },
});
