import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { nameOfLines } from './chosen';
import { Glyph, type GlyphName } from './Glyph';
import { surface } from './surface';
import { Text } from './Text';
import { color, height, radius, space } from '@/look/tokens';
import { Touchable } from './Touchable';

type ButtonKind = 'gold' | 'raised' | 'ghost' | 'locked';

export type ButtonProps = {
  /** gold: the one next step. raised: other steps. ghost: navigation. locked: cannot be done now, says why when pressed. */
  readonly kind?: ButtonKind;
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string;
  readonly glyph?: GlyphName;
  readonly onPress: () => void;
  readonly accessibilityLabel?: string;
  readonly accessibilityHint?: string;
  readonly busy?: boolean;
  /** Among others in a row: its words grow less, and become smaller where they have no room. */
  readonly tight?: boolean;
  /** Where it stands alone at the foot of a screen. */
  readonly alone?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
  /** A small sign after the words, or over them. */
  readonly children?: ReactNode;
};

/** How much the words of a button grow that stands among others. */
export const TIGHT_TEXT = 1.3;

const INK: Record<ButtonKind, string> = {
  gold: color.ink,
  raised: color.text,
  ghost: color.text,
  locked: color.disabled,
};

/** A button with words. A locked one can still be pressed, so that it can explain itself. */
export function Button({
  kind = 'raised',
  label,
  note,
  glyph,
  onPress,
  accessibilityLabel,
  accessibilityHint,
  busy = false,
  tight = false,
  alone = false,
  testID,
  style,
  children,
}: ButtonProps) {
  const ink = INK[kind];
  const sign = kind === 'locked' ? 'lock' : glyph;
  return (
    <Touchable
      testID={testID}
      onPress={busy ? undefined : onPress}
      aria-label={accessibilityLabel ?? (note ? nameOfLines(`${label}, ${note}`) : label)}
      accessibilityHint={accessibilityHint}
      aria-busy={busy}
      aria-disabled={kind === 'locked' || busy}
      style={[styles.button, styles[kind], alone && styles.alone, style]}
    >
      {sign && <Glyph name={sign} size={22} color={ink} />}
      <View style={styles.words}>
        <Text
          kind="button"
          color={ink}
          align="center"
          {...(tight && { numberOfLines: 2, adjustsFontSizeToFit: true, maxFontSizeMultiplier: TIGHT_TEXT })}
        >
          {label}
        </Text>
        {note && (
          <Text
            kind="label"
            color={ink}
            align="center"
            {...(tight && { numberOfLines: 2, adjustsFontSizeToFit: true, maxFontSizeMultiplier: TIGHT_TEXT })}
          >
            {note}
          </Text>
        )}
      </View>
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: height.primary,
    borderRadius: radius.button,
    paddingHorizontal: space.xxl,
    paddingVertical: space.l,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl - 2,
  },
  alone: { minHeight: height.primaryAlone },
  words: { flexShrink: 1 },
  gold: surface.gold,
  raised: surface.raised,
  ghost: surface.ghost,
  locked: { borderWidth: 1, borderColor: color.line, backgroundColor: 'rgba(24, 34, 58, 0.5)' },
});
