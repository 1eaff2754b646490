import type { ViewStyle } from 'react-native';
import { space, surface } from '@/ui';

/** A row of the shop: picture, words, buttons; large words take a line of their own. */
export const row = {
  ...surface.well,
  borderRadius: 16,
  padding: space.l,
  flexDirection: 'row',
  alignItems: 'center',
  gap: space.l,
  flexWrap: 'wrap',
} satisfies ViewStyle;
