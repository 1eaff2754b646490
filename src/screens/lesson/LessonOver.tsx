import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Button, color, Glyph, radius, space, surface, Text, Turned } from '@/ui';

type Props = {
  readonly closing: string;
  /** The title of the next lesson; undefined after the last. */
  readonly next: string | undefined;
  readonly onNext: () => void;
  readonly onPlay: () => void;
  readonly onRepeat: () => void;
  readonly onAll: () => void;
};

/** What a lesson has taught, and the ways on. */
export function LessonOver({ closing, next, onNext, onPlay, onRepeat, onAll }: Props) {
  const t = useT();
  return (
    <Modal
      transparent
      visible
      aria-label={t('lesson.over')}
      animationType="fade"
      onRequestClose={onAll}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
      navigationBarTranslucent
    >
      <Turned>
        <View style={styles.scrim}>
          <View testID="lesson:over" role="alertdialog" aria-label={t('lesson.over')} aria-modal style={styles.panel}>
            <ScrollView style={styles.scroll} contentContainerStyle={styles.words}>
              <Glyph name="check" size={40} color={color.gold} />
              <Text kind="title" align="center">
                {t('lesson.over')}
              </Text>
              <Text align="center" color={color.soft} style={styles.closing}>
                {closing}
              </Text>
              <View style={styles.ways}>
                {next !== undefined && (
                  <Button kind="gold" label={t('lesson.next')} note={next} onPress={onNext} testID="lesson:next" />
                )}
                <Button
                  kind={next === undefined ? 'gold' : 'raised'}
                  glyph="gate"
                  label={t('lesson.play')}
                  onPress={onPlay}
                  testID="lesson:play"
                />
                <Button
                  kind="ghost"
                  glyph="replay"
                  label={t('lesson.repeat')}
                  onPress={onRepeat}
                  testID="lesson:repeat"
                />
                <Button kind="ghost" glyph="list" label={t('lesson.all')} onPress={onAll} testID="lesson:all" />
              </View>
            </ScrollView>
          </View>
        </View>
      </Turned>
    </Modal>
  );
}

const styles = StyleSheet.create({
  scrim: {
    flex: 1,
    backgroundColor: 'rgba(6, 10, 22, 0.6)',
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xxl,
  },
  panel: {
    ...surface.sheet,
    borderWidth: 1,
    borderColor: color.gold,
    borderRadius: radius.sheet,
    width: '100%',
    maxWidth: 400,
    maxHeight: '100%',
    overflow: 'hidden',
  },
  scroll: { flexGrow: 0, flexShrink: 1 },
  words: { gap: space.xl, padding: space.huge, alignItems: 'center' },
  closing: { fontSize: 17, lineHeight: 23 },
  ways: { alignSelf: 'stretch', gap: space.l },
});
