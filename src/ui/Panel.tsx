import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';
import { surface } from './surface';
import { color, space } from '@/look/tokens';

type Props = ViewProps & {
  readonly style?: StyleProp<ViewStyle>;
  readonly padded?: boolean;
  readonly kind?: 'panel' | 'well';
  readonly children?: ReactNode;
};

/** A raised field that holds things which belong together. */
export function Panel({ style, padded = false, kind = 'panel', ...rest }: Props) {
  return <View {...rest} style={[kind === 'well' ? styles.well : styles.panel, padded && styles.padded, style]} />;
}

/** The hairline between two rows of a panel. */
export function Divider() {
  return <View style={styles.divider} />;
}

const styles = StyleSheet.create({
  panel: surface.panel,
  well: { ...surface.well, borderRadius: surface.panel.borderRadius },
  padded: { padding: space.xxl },
  divider: { height: 1, backgroundColor: color.line },
});
