import { StyleSheet, View } from 'react-native';
import { Glyph, type GlyphName } from './Glyph';
import { Text } from './Text';
import { color, height, space } from '@/look/tokens';

type Props = {
  readonly label: string;
  readonly glyph?: GlyphName;
  readonly color?: string;
  readonly border?: string;
  readonly accessibilityLabel?: string;
};

/** A small fact: a sign and a few words in a capsule. */
export function Chip({ label, glyph, color: ink = color.text, border = color.line, accessibilityLabel }: Props) {
  return (
    <View accessible aria-label={accessibilityLabel ?? label} style={[styles.chip, { borderColor: border }]}>
      {glyph && <Glyph name={glyph} size={16} color={ink} />}
      <Text kind="label" color={ink}>
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: height.chip,
    borderRadius: height.chip / 2,
    borderWidth: 1,
    backgroundColor: 'rgba(14, 21, 38, 0.62)',
    paddingHorizontal: 10,
    paddingVertical: space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
});
