import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { color, Glyph, radius, space, surface, Text, Touchable } from '@/ui';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly box: Box;
  readonly onClose: () => void;
};

/** A notice on the line above the buttons, where it covers nothing; it goes away when it is pressed. */
export function NoticeLine({ id, text, box, onClose }: Props) {
  const t = useT();
  return (
    <Touchable
      onPress={onClose}
      role="alert"
      aria-label={text}
      accessibilityHint={t('common.close')}
      testID={`notice:${id}`}
      style={[styles.notice, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      <Text kind="small" numberOfLines={2} maxFontSizeMultiplier={1.2} style={styles.words}>
        {text}
      </Text>
      <Glyph name="close" size={18} color={color.muted} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  notice: {
    ...surface.sheet,
    position: 'absolute',
    borderWidth: 1,
    borderColor: color.gold,
    borderRadius: radius.button,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
  },
  words: { flex: 1 },
});
