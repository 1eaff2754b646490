import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { LESSONS, type AnyLesson, type GameId } from '@/games';
import { titleOf } from '@/games/fronts';
import { useT } from '@/i18n';
import { useSettings } from '@/store';
import { color, Glyph, ListRow, Panel, Screen, Text, TopBar } from '@/ui';
import { useBack } from '../shell/useBack';
import { lessonLink } from './lessonLink';
import { progressIn } from './lessons';

/** All lessons of a game, in the order in which they are best taken. */
export function LessonsScreen({ gameId }: { readonly gameId: GameId }) {
  const t = useT();
  const router = useRouter();
  const settings = useSettings();
  return (
    <Screen testID="lessons" top={<TopBar title={t('lesson.title')} onBack={useBack()} />}>
      <Text kind="section" color={color.gold}>
        {t(titleOf(gameId, settings).name)}
      </Text>
      <Panel>
        {LESSONS[gameId].map((lesson, i) => (
          <Row
            key={lesson.id}
            lesson={lesson}
            number={i + 1}
            progress={progressIn(settings, gameId, lesson)}
            onPress={() => router.push(lessonLink(gameId, lesson.id))}
          />
        ))}
      </Panel>
    </Screen>
  );
}

type RowProps = {
  readonly lesson: AnyLesson;
  readonly number: number;
  readonly progress: ReturnType<typeof progressIn>;
  readonly onPress: () => void;
};

function Row({ lesson, number, progress: { step, done }, onPress }: RowProps) {
  const t = useT();
  const of = lesson.steps.length;
  const note = step > 0 ? t('lesson.stepOf', { n: step + 1, of }) : t('lesson.steps', { count: of });
  return (
    <ListRow
      title={t(lesson.title)}
      note={done ? t('lesson.done') : note}
      before={
        <View style={[styles.sign, done && styles.done]}>
          {done ? (
            <Glyph name="check" size={20} color={color.ink} />
          ) : (
            <Text kind="lead" color={color.gold} maxFontSizeMultiplier={1.2}>
              {number}
            </Text>
          )}
        </View>
      }
      onPress={onPress}
      testID={`lesson:${lesson.id}`}
    />
  );
}

const styles = StyleSheet.create({
  sign: {
    width: 36,
    height: 36,
    borderRadius: 18,
    borderWidth: 1,
    borderColor: color.goldLow,
    alignItems: 'center',
    justifyContent: 'center',
  },
  done: { backgroundColor: color.gold },
});
