import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { nameOfLines } from './chosen';
import { Glyph } from './Glyph';
import { Text } from './Text';
import { color, height, space } from '@/look/tokens';
import { Touchable } from './Touchable';
import { LARGE, useLayout } from './useLayout';

type Props = {
  readonly title: string;
  readonly note?: string;
  /** Picture before the words. */
  readonly before?: ReactNode;
  /** Control after the words. */
  readonly after?: ReactNode;
  readonly onPress?: () => void;
  readonly testID?: string;
  readonly accessibilityLabel?: string;
};

/** A row of a panel: words, a picture before them, a control or an arrow after them. */
export function ListRow({ title, note, before, after, onPress, testID, accessibilityLabel }: Props) {
  // Large text and a control do not fit side by side.
  const stacked = useLayout().textScale >= LARGE && after !== undefined;
  const row = [styles.row, stacked && styles.stacked];
  const words = (
    <>
      {before}
      <View style={stacked ? styles.alone : styles.words}>
        <Text kind="lead" numberOfLines={4} adjustsFontSizeToFit>
          {title}
        </Text>
        {note !== undefined && (
          <Text kind="note" color={color.muted}>
            {note}
          </Text>
        )}
      </View>
      {after ?? (onPress && <Glyph name="chevronRight" size={20} color={color.gold} />)}
    </>
  );
  if (!onPress) return <View style={row}>{words}</View>;
  return (
    <Touchable
      testID={testID}
      onPress={onPress}
      aria-label={accessibilityLabel ?? (note ? nameOfLines(`${title}, ${note}`) : title)}
      style={row}
    >
      {words}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: height.row,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xl,
    paddingHorizontal: space.xxl,
    paddingVertical: space.l,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  words: { flex: 1, gap: space.xs },
  alone: { gap: space.xs },
});
