import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Glyph, type GlyphName } from './Glyph';
import { surface } from './surface';
import { Text } from './Text';
import { color, height, radius, space } from '@/look/tokens';
import { Touchable } from './Touchable';
import { LARGE, useLayout } from './useLayout';

type SegmentChoice<K extends string> = {
  readonly value: K;
  readonly label: string;
  readonly glyph?: GlyphName;
  /** Show only the sign. */ readonly signOnly?: boolean;
};

type Props<K extends string> = {
  /** What is being chosen. */
  readonly label: string;
  readonly choices: readonly SegmentChoice<K>[];
  readonly value: K;
  readonly onChange: (value: K) => void;
  readonly compact?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
};

/** Below this width four choices stand in two rows. */
const NARROW = 380;

/** One of a few: a row of choices, the chosen one lit and ringed. */
export function Segment<K extends string>({
  label,
  choices,
  value,
  onChange,
  compact = false,
  testID,
  style,
}: Props<K>) {
  const { textScale, width } = useLayout();
  const stacked = textScale >= LARGE && choices.length > 2;
  // Four words have no room beside each other on the smallest screens: two and two.
  const paired = !stacked && width < NARROW && choices.length > 3;
  return (
    <View
      role="radiogroup"
      aria-label={label}
      testID={testID}
      style={[styles.group, stacked && styles.stacked, paired && styles.paired, style]}
    >
      {choices.map((choice) => {
        const chosen = choice.value === value;
        const ink = chosen ? color.text : color.muted;
        return (
          <Touchable
            key={choice.value}
            testID={testID && `${testID}:${choice.value}`}
            role="radio"
            aria-label={choice.label}
            aria-checked={chosen}
            onPress={() => onChange(choice.value)}
            style={[
              styles.choice,
              (compact || stacked) && styles.compact,
              paired && styles.half,
              chosen && styles.chosen,
            ]}
          >
            {choice.glyph && <Glyph name={choice.glyph} size={24} color={ink} />}
            {!choice.signOnly && (
              <Text kind={compact ? 'label' : 'lead'} color={chosen ? color.text : color.soft} align="center">
                {choice.label}
              </Text>
            )}
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { ...surface.well, flexDirection: 'row', borderRadius: radius.panel, padding: 2 },
  stacked: { flexDirection: 'column' },
  paired: { flexWrap: 'wrap' },
  half: { flexBasis: '45%' },
  choice: {
    flex: 1,
    minHeight: height.touch,
    minWidth: height.touch,
    flexDirection: 'row',
    gap: space.m,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    borderRadius: radius.button - 1,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  compact: { flexGrow: 0, flexShrink: 0, flexBasis: 'auto', minWidth: 54, paddingHorizontal: space.l },
  chosen: surface.chosen,
});
