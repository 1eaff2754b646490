import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/look/tokens';
import { LARGE, useLayout } from './useLayout';

/** Whether two columns of text fit side by side. */
export function useBeside(): boolean {
  const { isWide, textScale } = useLayout();
  return isWide && textScale < LARGE;
}

/** Two columns where there is room, else one below the other. */
export function Columns({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) {
  const beside = useBeside();
  return (
    <View style={beside ? styles.beside : styles.below}>
      <View style={[styles.column, beside && styles.half]}>{left}</View>
      <View style={[styles.column, beside && styles.half]}>{right}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.huge, alignItems: 'flex-start' },
  below: { gap: space.xl },
  column: { gap: space.xl },
  half: { flex: 1 },
});
