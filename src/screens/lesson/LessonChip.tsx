import { useRouter } from 'expo-router';
import { StyleSheet } from 'react-native';
import type { AnyLesson, GameId } from '@/games';
import { useT } from '@/i18n';
import { color, Glyph, radius, space, surface, Text, Touchable } from '@/ui';
import { lessonLink } from './lessonLink';

type Props = {
  readonly gameId: GameId;
  readonly lesson: AnyLesson;
  /** How it is offered. */
  readonly as: 'inRules' | 'showMe';
  readonly onPress?: () => void;
};

/** A way from a rule to the lesson that teaches it. */
export function LessonChip({ gameId, lesson, as, onPress }: Props) {
  const t = useT();
  const router = useRouter();
  const open = () => {
    onPress?.();
    router.push(lessonLink(gameId, lesson.id));
  };
  return (
    <Touchable role="link" onPress={open} testID={`learn:${lesson.id}`} style={styles.chip}>
      <Glyph name="hand" size={20} color={color.gold} />
      <Text kind="lead" style={styles.words}>
        {t(`lesson.${as}`, { title: t(lesson.title) })}
      </Text>
      <Glyph name="chevronRight" size={20} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  chip: {
    ...surface.raised,
    minHeight: 46,
    borderRadius: radius.button,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
});
