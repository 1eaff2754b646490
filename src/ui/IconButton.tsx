import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Glyph, type GlyphName } from './Glyph';
import { surface } from './surface';
import { color, height, radius } from '@/look/tokens';
import { Touchable } from './Touchable';

type Props = {
  readonly glyph: GlyphName;
  /** What it does, for those who cannot see the sign. */
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: 'ghost' | 'raised' | 'bare';
  readonly color?: string;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
};

/** A square button with a sign, 44 by 44. */
export function IconButton({
  glyph,
  label,
  onPress,
  kind = 'ghost',
  color: ink = color.text,
  expanded,
  disabled = false,
  testID,
  style,
}: Props) {
  return (
    <Touchable
      testID={testID}
      onPress={disabled ? undefined : onPress}
      aria-label={label}
      aria-expanded={expanded}
      aria-disabled={disabled}
      style={[styles.button, kind !== 'bare' && styles[kind], style]}
    >
      <Glyph name={glyph} size={24} color={disabled ? color.disabled : ink} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: height.touch,
    height: height.touch,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ghost: surface.ghost,
  raised: surface.raised,
});
