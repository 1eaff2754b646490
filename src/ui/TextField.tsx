import { useState } from 'react';
import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native';
import { Glyph, type GlyphName } from './Glyph';
import { surface } from './surface';
import { color, height, radius, space } from '@/look/tokens';
import { useGrowing } from './textScale';
import { MAX_TEXT_SCALE } from './useLayout';

type Props = Omit<TextInputProps, 'style'> & {
  readonly label: string;
  readonly glyph?: GlyphName;
  readonly bare?: boolean;
};

/** A line to write in. A bare one looks like text until it is touched. */
export function TextField({ label, glyph, bare = false, onFocus, onBlur, ...rest }: Props) {
  const [writing, setWriting] = useState(false);
  return (
    <View style={[bare ? styles.bare : styles.field, writing && styles.writing]}>
      {glyph && <Glyph name={glyph} size={20} color={color.muted} />}
      <TextInput
        {...rest}
        aria-label={label}
        placeholderTextColor={color.disabled}
        selectionColor={color.gold}
        maxFontSizeMultiplier={MAX_TEXT_SCALE}
        onFocus={(event) => {
          setWriting(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setWriting(false);
          onBlur?.(event);
        }}
        style={useGrowing([styles.input, bare && styles.bareInput], MAX_TEXT_SCALE)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    ...surface.well,
    minHeight: height.touch + 4,
    borderRadius: radius.button,
    paddingHorizontal: space.xl,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
  },
  bare: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.badge,
    borderWidth: 1,
    borderColor: 'transparent',
    marginLeft: -7,
    paddingHorizontal: space.m,
  },
  writing: { borderColor: color.gold, backgroundColor: 'rgba(8, 13, 27, 0.6)' },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: height.touch,
    color: color.text,
    fontFamily: 'alegreya700',
    fontSize: 17,
    fontVariant: ['lining-nums'],
    padding: 0,
  },
  bareInput: { minHeight: 28 },
});
