import type { ReactNode } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { bead } from '@/ui/art/tokens';
import { color, space, Text, TIGHT_TEXT, usePreferences } from '@/ui';
import type { Box } from '../board/layout';
import type { Turn } from '../rules';
import { Steps, type StepProps } from './bar/Steps';

type Props = Omit<StepProps, 'width'> & {
  readonly turn: Turn;
  /** While somebody else plays: what stands in place of the buttons. */
  readonly waiting: ReactNode | null;
  readonly box: Box;
};

/** Actions left, what the gold button will do, and the buttons, in reach of the thumb. */
export function ActionBar(props: Props) {
  const { box, mode } = props;
  const { hand } = usePreferences();
  const roomy = mode === 'tablet' || mode === 'wide';
  const mirrored = hand === 'left' && styles.mirrored;
  // A note of more letters than the words of the beads leave room for: the beads are only counted.
  const brief = mode === 'landscape' || (!roomy && noteLength(props) * NOTE_LETTER > box.w - BEADS_IN_WORDS);
  return (
    <Native
      style={[
        styles.bar,
        roomy && styles.line,
        roomy && mirrored,
        { left: box.x, top: box.y, width: box.w, height: box.h },
      ]}
    >
      <Native style={[styles.facts, roomy ? styles.factsBeside : mirrored]}>
        <Beads turn={props.turn} brief={brief} />
        {!roomy || props.waiting === null ? (
          <Note step={props.step} say={props.say} mirrored={!roomy && hand === 'left'} />
        ) : null}
      </Native>
      <Native
        style={[
          styles.buttons,
          roomy && (props.waiting === null ? styles.buttonsBeside : styles.waitingBeside),
          mirrored,
        ]}
      >
        {props.waiting ?? <Steps {...props} width={box.w} />}
      </Native>
    </Native>
  );
}

/** Width of a letter of a note, and of three beads with their words, as far as they can be told without measuring. */
const NOTE_LETTER = 7.6;
const BEADS_IN_WORDS = 186;

const noteLength = ({ step, say }: Props): number => (step?.note == null ? 0 : say(step.note).length);

const MOST_BEADS = 6;

/** Brief: where there is no room for words beside what the gold button will do. */
function Beads({ turn, brief }: { turn: Turn; brief: boolean }) {
  const t = useT();
  const { actionsLeft, actionsTaken } = turn;
  const all = actionsLeft + actionsTaken;
  const shown = Math.min(all, MOST_BEADS);
  const used = Math.max(0, shown - actionsLeft);
  return (
    <Native accessible aria-label={t('moltharTable.bar.beads', { left: actionsLeft, all })} style={styles.beads}>
      {Array.from({ length: shown }, (_, i) => (
        <Drawing key={i} shapes={bead(20, i >= shown - used)} width={20} height={20} bleed={2} />
      ))}
      <Text kind="lead" style={styles.left} numberOfLines={1} maxFontSizeMultiplier={TIGHT_TEXT} testID="actions:left">
        {brief ? actionsLeft : t('moltharTable.bar.actionsLeft', { count: actionsLeft })}
      </Text>
    </Native>
  );
}

/** What exactly the gold button will do. */
function Note({ step, say, mirrored }: Pick<Props, 'step' | 'say'> & { mirrored: boolean }) {
  if (step?.note == null) return null;
  return (
    <Text
      color={color.muted}
      numberOfLines={1}
      adjustsFontSizeToFit
      minimumFontScale={0.75}
      maxFontSizeMultiplier={1.15}
      align={mirrored ? 'left' : 'right'}
      style={styles.note}
      testID="action:note"
    >
      {say(step.note)}
    </Text>
  );
}

const styles = StyleSheet.create({
  bar: { position: 'absolute', justifyContent: 'flex-end', gap: space.m },
  line: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: space.xxl },
  mirrored: { flexDirection: 'row-reverse' },
  facts: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.xl },
  factsBeside: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: 54,
    flexShrink: 1,
  },
  beads: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  left: { marginLeft: space.m, fontSize: 16, lineHeight: 20 },
  note: { flexShrink: 1, fontSize: 16, lineHeight: 20 },
  buttons: { flexDirection: 'row', alignItems: 'stretch', gap: space.l, minHeight: 46 },
  buttonsBeside: { flexShrink: 0, gap: space.xl },
  waitingBeside: { flex: 1, gap: space.xl, minWidth: 0 },
});
