import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { StoneWall } from './StoneWall';
import { gradient } from './surface';
import { space } from '@/look/tokens';
import { useLayout } from './useLayout';

type Props = {
  /** Stays at the top. */
  readonly top?: ReactNode;
  /** Stays at the foot, over the home indicator. */
  readonly footer?: ReactNode;
  /** Content fills the screen and scrolls by itself. */
  readonly fixed?: boolean;
  /** Widest content. */
  readonly maxWidth?: number;
  readonly testID?: string;
  readonly children?: ReactNode;
};

/** Content fades out above the foot instead of being cut. */
const FADE = 28;

/** A whole screen: the stone wall, the safe area, a bar above, content that scrolls, a foot below. */
export function Screen({ top, footer, fixed = false, maxWidth = 720, testID, children }: Props) {
  const insets = useSafeAreaInsets();
  const { isTablet } = useLayout();
  const side = isTablet ? space.huge : space.xl;
  const edges = { paddingLeft: insets.left + side, paddingRight: insets.right + side };
  const column = { width: '100%', maxWidth, alignSelf: 'center' } as const;
  return (
    <View testID={testID} style={styles.screen}>
      <StoneWall />
      {top && (
        <View style={[styles.top, edges, { paddingTop: insets.top + space.l }]}>
          <View style={column}>{top}</View>
        </View>
      )}
      {fixed ? (
        <View style={[styles.fill, edges, !footer && { paddingBottom: insets.bottom }]}>
          <View style={[styles.fill, column]}>{children}</View>
        </View>
      ) : (
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[
            edges,
            styles.content,
            {
              paddingTop: top ? space.l : insets.top + space.l,
              paddingBottom: footer ? FADE + space.l : insets.bottom + space.huge,
            },
          ]}
          keyboardShouldPersistTaps="handled"
          automaticallyAdjustKeyboardInsets
        >
          <View style={[column, styles.content]}>{children}</View>
        </ScrollView>
      )}
      {footer && (
        <View
          pointerEvents="box-none"
          style={[styles.footer, edges, { paddingBottom: Math.max(insets.bottom, space.xxl) }]}
        >
          <View style={column}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: '#0E1526', ...gradient(['#1A2250', '#0E1526', '#0A101F']) },
  fill: { flex: 1 },
  top: { paddingBottom: space.l },
  content: { gap: space.xl },
  footer: {
    marginTop: -FADE,
    paddingTop: FADE,
    ...gradient(['rgba(10, 16, 31, 0)', 'rgba(10, 16, 31, 0.86) 36px', 'rgba(10, 16, 31, 0.96)']),
  },
});
