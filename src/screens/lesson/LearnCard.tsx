import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { LESSONS, type GameId } from '@/games';
import { useT } from '@/i18n';
import { useSettings } from '@/store';
import { color, Glyph, radius, space, surface, Text, Touchable } from '@/ui';
import { lessonLink } from './lessonLink';
import { doneIn, isNewcomer, lessonFor, minutesFor } from './lessons';

/** The lessons at the gate: offered first to whoever is new to the game, and at hand for everybody. */
export function LearnCard({ gameId }: { readonly gameId: GameId }) {
  const t = useT();
  const router = useRouter();
  const settings = useSettings();
  const all = LESSONS[gameId].length;
  if (all === 0) return null;
  const newcomer = isNewcomer(settings, gameId);
  const first = newcomer ? lessonFor(settings, gameId) : undefined;
  const title = newcomer ? t('lesson.learn', { count: minutesFor(gameId) }) : t('lesson.title');
  const note = newcomer ? t('lesson.learnNote') : t('lesson.count', { done: doneIn(settings, gameId), all });
  const open = () =>
    first
      ? router.push(lessonLink(gameId, first.id))
      : router.push({ pathname: '/learn/[game]', params: { game: gameId } });
  return (
    <Touchable
      onPress={open}
      testID="new:learn"
      aria-label={`${title}, ${note}`}
      style={[styles.card, newcomer && styles.lit]}
    >
      <Glyph name="hand" size={26} color={color.gold} />
      <View style={styles.words}>
        <Text kind="lead" color={newcomer ? color.goldTop : color.text}>
          {title}
        </Text>
        <Text kind="note" color={color.muted}>
          {note}
        </Text>
      </View>
      <Glyph name="chevronRight" size={20} color={color.gold} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: {
    ...surface.raised,
    minHeight: 60,
    borderRadius: radius.panel,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xl,
    paddingHorizontal: space.xxl,
    paddingVertical: space.l,
  },
  lit: { borderColor: color.gold, borderWidth: 1.5 },
  words: { flex: 1, gap: space.xs },
});
