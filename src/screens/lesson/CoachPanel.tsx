import { ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, IconButton, space, surface, Text } from '@/ui';
import { useSpoken } from '../table/useSpoken';
import { COACH_TEXT, LINE, type CoachPlace } from './coachPlace';
import { StepDots } from './StepDots';

type Props = {
  readonly at: CoachPlace;
  readonly words: string;
  /** Somebody did what the step is not after: the words answer that. */
  readonly answers: boolean;
  readonly step: number;
  readonly of: number;
  /** Null while it cannot be done. */
  readonly onBack: (() => void) | null;
  readonly onAgain: () => void;
  readonly onSkip: (() => void) | null;
};

/** The coach: what to do now, how far the lesson is, and the ways back and on. */
export function CoachPanel({ at: { mode, place }, words, answers, step, of, onBack, onAgain, onSkip }: Props) {
  const t = useT();
  useSpoken(words);
  const nothing = () => undefined;
  return (
    <View testID="coach" style={[styles.panel, mode === 'row' && styles.row, place]}>
      <ScrollView
        key={words}
        style={styles.words}
        contentContainerStyle={styles.wordsContent}
        // What scrolls can be scrolled by keys.
        tabIndex={0}
        role="region"
        aria-label={t('lesson.title')}
      >
        {answers && <Glyph name="info" size={20} color={color.gold} />}
        <Text
          testID="coach:words"
          role="status"
          aria-live="polite"
          color={answers ? color.goldTop : color.text}
          maxFontSizeMultiplier={COACH_TEXT}
          style={styles.text}
        >
          {words}
        </Text>
      </ScrollView>
      <View style={styles.controls}>
        <IconButton
          glyph="chevronLeft"
          label={t('lesson.back')}
          disabled={onBack === null}
          onPress={onBack ?? nothing}
          testID="coach:back"
        />
        <StepDots step={step} of={of} />
        <IconButton kind="bare" glyph="replay" label={t('lesson.again')} onPress={onAgain} testID="coach:again" />
        <IconButton
          glyph="skip"
          label={t('lesson.skip')}
          disabled={onSkip === null}
          onPress={onSkip ?? nothing}
          testID="coach:skip"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    ...surface.sheet,
    position: 'absolute',
    borderWidth: 1,
    borderColor: color.gold,
    borderRadius: 16,
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
    gap: space.s,
    boxShadow: '0px 6px 18px rgba(3, 6, 16, 0.6)',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.huge },
  words: { flex: 1 },
  wordsContent: { flexDirection: 'row', alignItems: 'center', gap: space.l, flexGrow: 1 },
  text: { flex: 1, fontSize: 17.5, lineHeight: LINE },
  controls: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
