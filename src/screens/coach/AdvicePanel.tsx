import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, IconButton, space, surface, Text } from '@/ui';
import { COACH_TEXT, LINE, type CoachPlace } from '../lesson/coachPlace';
import { useSpoken } from '../table/useSpoken';

type Props = {
  readonly at: CoachPlace;
  /** What to do; null while there is only something to say. */
  readonly move: string | null;
  readonly reasons: string;
  /** Null where it lies out already. */
  readonly onLayOut: (() => void) | null;
  /** Null where the coach always stays. */
  readonly onClose: (() => void) | null;
  /** What must be held to read it. */
  readonly children?: ReactNode;
};

/** What the coach says: the move, why, and the way to lay it out. */
export function AdvicePanel({ at: { mode, place }, move, reasons, onLayOut, onClose, children }: Props) {
  const t = useT();
  useSpoken(move === null ? reasons : `${move}. ${reasons}`);
  return (
    <View testID="advice" style={[styles.panel, mode === 'beside' && styles.beside, place]}>
      <ScrollView
        style={styles.words}
        contentContainerStyle={styles.wordsContent}
        // What scrolls can be scrolled by keys.
        tabIndex={0}
        role="region"
        aria-label={t('coach.title')}
      >
        <Text
          testID="advice:words"
          role="status"
          aria-live="polite"
          color={move === null ? color.muted : color.text}
          maxFontSizeMultiplier={COACH_TEXT}
          style={styles.text}
        >
          {move !== null && (
            <Text kind="lead" color={color.goldTop} maxFontSizeMultiplier={COACH_TEXT} style={styles.text}>
              {`${move}. `}
            </Text>
          )}
          {reasons}
        </Text>
        {children}
      </ScrollView>
      <View style={mode === 'beside' ? styles.buttonsBelow : styles.buttons}>
        {onClose ? (
          <IconButton kind="bare" glyph="close" label={t('common.close')} onPress={onClose} testID="advice:close" />
        ) : (
          <View style={styles.sign}>
            <Glyph name="idea" size={24} color={color.gold} />
          </View>
        )}
        {onLayOut && (
          <IconButton kind="raised" glyph="hand" label={t('coach.layOut')} onPress={onLayOut} testID="advice:layOut" />
        )}
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
    paddingLeft: space.xl,
    paddingRight: space.s,
    paddingVertical: space.s,
    gap: space.s,
    flexDirection: 'row',
    boxShadow: '0px 6px 18px rgba(3, 6, 16, 0.6)',
  },
  beside: { flexDirection: 'column' },
  words: { flex: 1 },
  wordsContent: { flexGrow: 1, justifyContent: 'center', paddingVertical: space.s },
  text: { fontSize: 16.5, lineHeight: LINE },
  buttons: { justifyContent: 'space-between' },
  buttonsBelow: { flexDirection: 'row', justifyContent: 'space-between' },
  sign: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center' },
});
