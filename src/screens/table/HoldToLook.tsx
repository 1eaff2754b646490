import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, height, IconButton, radius, space, surface, Text, Touchable } from '@/ui';
import type { Peek } from './usePeek';

/** The button that opens a secret while it is pressed, and beside it the one that keeps it open. */
export function HoldToLook({ peek }: { readonly peek: Peek }) {
  const t = useT();
  return (
    <View style={styles.row}>
      <Touchable
        testID="peek:hold"
        aria-label={t('handover.peek.hold')}
        accessibilityHint={t('handover.peek.hint')}
        onPressIn={() => peek.hold(true)}
        onPressOut={() => peek.hold(false)}
        style={[styles.hold, peek.open && styles.open]}
      >
        <Glyph name="eye" size={24} color={peek.open ? color.goldTop : color.text} />
        <Text kind="button" style={styles.words}>
          {t(peek.open ? 'handover.peek.shut' : 'handover.peek.hold')}
        </Text>
      </Touchable>
      <IconButton
        glyph="lock"
        kind="raised"
        label={t(peek.kept ? 'handover.peek.close' : 'handover.peek.keep')}
        color={peek.kept ? color.goldTop : color.text}
        onPress={() => peek.keep(!peek.kept)}
        testID="peek:keep"
        style={styles.keep}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.m },
  hold: {
    ...surface.raised,
    flex: 1,
    minHeight: height.primary,
    borderRadius: radius.button,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
  },
  open: { borderWidth: 2, borderColor: color.gold },
  words: { flexShrink: 1 },
  keep: { width: height.primary, height: undefined, minHeight: height.primary },
});
