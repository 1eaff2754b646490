import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import {
  color,
  Glyph,
  height,
  pressedWhen,
  radius,
  space,
  surface,
  Text,
  TIGHT_TEXT,
  Touchable,
  type GlyphName,
} from '@/ui';

type Props = {
  readonly glyph: GlyphName;
  readonly label: string;
  /** The word that is seen, where the whole name has no room; part of the name. */
  readonly short?: string;
  readonly hint?: string;
  /** Cannot be done now; pressing it says why. */
  readonly locked?: boolean;
  readonly chosen?: boolean;
  /** Only the sign: the words stay for those who cannot see it. */
  readonly bare?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
  readonly style?: StyleProp<ViewStyle>;
};

/** A step beside the gold one: its sign over its name. */
export function StackedButton({
  glyph,
  label,
  short = label,
  hint,
  locked = false,
  chosen,
  bare = false,
  onPress,
  testID,
  style,
}: Props) {
  const ink = locked ? color.disabled : color.text;
  return (
    <Touchable
      testID={testID}
      onPress={onPress}
      aria-label={label}
      accessibilityHint={hint}
      aria-disabled={locked}
      {...(chosen !== undefined && pressedWhen(chosen))}
      style={[styles.button, locked ? styles.locked : styles.raised, chosen && styles.chosen, style]}
    >
      <Glyph name={glyph} size={bare ? 24 : 22} color={ink} />
      {!bare && (
        <Text
          kind="small"
          color={ink}
          align="center"
          numberOfLines={1}
          adjustsFontSizeToFit
          minimumFontScale={0.55}
          maxFontSizeMultiplier={TIGHT_TEXT}
        >
          {short}
        </Text>
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    minWidth: height.touch,
    minHeight: height.touch,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.l,
  },
  raised: surface.raised,
  locked: { borderWidth: 1, borderColor: color.line, backgroundColor: 'rgba(14, 21, 38, 0.62)' },
  chosen: { borderColor: color.gold, borderWidth: 2 },
});
