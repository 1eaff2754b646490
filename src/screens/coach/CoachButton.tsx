import { StyleSheet } from 'react-native';
import type { GameId } from '@/games';
import { useT } from '@/i18n';
import { useCoach } from '@/store';
import { color, Glyph, height, IconButton, radius, space, surface, Text, TIGHT_TEXT, Touchable } from '@/ui';

type Props = { readonly gameId: GameId; /** Room for words beside the sign. */ readonly wordy: boolean };

/** "What now?": asks the coach, or puts away what it says. */
export function CoachButton({ gameId, wordy }: Props) {
  const t = useT();
  const coach = useCoach(gameId);
  if (coach === null) return null;
  const { coaching, canAsk, ask, hush } = coach;
  const spoken = coaching?.type === 'advises' && coaching.laysOut;
  const press = spoken ? hush : ask;
  if (!wordy)
    return (
      <IconButton
        glyph="idea"
        label={t('coach.ask')}
        color={spoken ? color.gold : color.text}
        expanded={spoken}
        disabled={!canAsk}
        onPress={press}
        testID="coach:ask"
      />
    );
  const ink = canAsk ? (spoken ? color.gold : color.text) : color.disabled;
  return (
    <Touchable
      testID="coach:ask"
      onPress={canAsk ? press : undefined}
      aria-label={t('coach.ask')}
      aria-expanded={spoken}
      aria-disabled={!canAsk}
      style={styles.button}
    >
      <Glyph name="idea" size={24} color={ink} />
      <Text kind="label" color={ink} numberOfLines={1} maxFontSizeMultiplier={TIGHT_TEXT}>
        {t('coach.ask')}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    ...surface.ghost,
    height: height.touch,
    borderRadius: radius.button,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
  },
});
