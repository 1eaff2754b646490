import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { gradient, surface } from './surface';
import { Text } from './Text';
import { color, radius, space } from '@/look/tokens';
import { Touchable } from './Touchable';

type Props = {
  readonly title: string;
  readonly note?: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly accessibilityLabel?: string;
  readonly testID?: string;
  readonly children?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
};

/** One of several cards; the chosen one wears gold and a filled ring. */
export function RadioCard({ title, note, chosen, onPress, accessibilityLabel, testID, children, style }: Props) {
  return (
    <Touchable
      testID={testID}
      role="radio"
      aria-checked={chosen}
      aria-label={accessibilityLabel ?? (note ? `${title}, ${note}` : title)}
      onPress={onPress}
      style={[styles.card, chosen && styles.chosen, style]}
    >
      <View style={styles.head}>
        <RadioDot chosen={chosen} />
        <View style={styles.words}>
          <Text kind="lead">{title}</Text>
          {note !== undefined && (
            <Text kind="note" color={color.soft}>
              {note}
            </Text>
          )}
        </View>
      </View>
      {children}
    </Touchable>
  );
}

/** The ring of a choice, filled when chosen. */
export function RadioDot({ chosen }: { chosen: boolean }) {
  return <View style={[styles.ring, chosen && styles.ringChosen]}>{chosen && <View style={styles.dot} />}</View>;
}

const styles = StyleSheet.create({
  card: { ...surface.well, borderRadius: radius.panel, padding: space.xl, gap: space.l, borderWidth: 2 },
  chosen: {
    ...gradient(['rgba(74, 60, 84, 0.9)', 'rgba(52, 46, 74, 0.9)']),
    borderColor: color.gold,
    boxShadow: '0px 0px 18px rgba(232, 193, 112, 0.3)',
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flexShrink: 1, gap: space.xs },
  ring: {
    width: 20,
    height: 20,
    borderRadius: 10,
    borderWidth: 2,
    borderColor: color.muted,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ringChosen: { borderColor: color.gold },
  dot: { width: 10, height: 10, borderRadius: 5, backgroundColor: color.gold },
});
