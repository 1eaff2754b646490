import type { ReactNode } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { bead } from '@/ui/art/tokens';
import { Button, color, space, Text, Touchable, useLayout, usePreferences } from '@/ui';
import type { Step } from '../board/flow';
import type { LayoutMode } from '@/look/room';
import type { Box } from '../board/layout';
import type { Turn } from '../rules';
import { StackedButton } from '@/screens/table/StackedButton';

type BarState = {
  readonly turn: Turn;
  readonly step: Step | null;
  /** While somebody else plays: what stands in place of the buttons. */
  readonly waiting: ReactNode | null;
  readonly canUndo: boolean;
  readonly canReplace: boolean;
  readonly replaceChosen: boolean;
  readonly canEnd: boolean;
  readonly busy: boolean;
};

type Props = BarState & {
  readonly box: Box;
  readonly mode: LayoutMode;
  readonly say: (words: Words) => string;
  readonly onStep: () => void;
  readonly onNote: (() => void) | null;
  readonly onUndo: () => void;
  readonly onReplace: () => void;
  readonly onEnd: () => void;
};

/** Actions left, what the gold button will do, and the buttons, in reach of the thumb. */
export function ActionBar(props: Props) {
  const { box, mode } = props;
  const { hand } = usePreferences();
  const roomy = mode === 'tablet' || mode === 'wide';
  const mirrored = hand === 'left' && styles.mirrored;
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
        <Beads turn={props.turn} brief={mode === 'landscape'} />
        {!roomy || props.waiting === null ? <Note {...props} /> : null}
      </Native>
      <Native
        style={[
          styles.buttons,
          roomy && (props.waiting === null ? styles.buttonsBeside : styles.waitingBeside),
          mirrored,
        ]}
      >
        {props.waiting ?? <Steps {...props} roomy={roomy} />}
      </Native>
    </Native>
  );
}

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
      <Text kind="lead" style={styles.left} numberOfLines={1} testID="actions:left">
        {brief ? actionsLeft : t('moltharTable.bar.actionsLeft', { count: actionsLeft })}
      </Text>
    </Native>
  );
}

/** What exactly the gold button will do; where there is another way, it can be pressed. */
function Note({ step, say, onNote }: Props) {
  const t = useT();
  if (step?.note == null) return null;
  const text = say(step.note);
  if (onNote === null)
    return (
      <Text color={color.muted} numberOfLines={1} style={styles.note}>
        {text}
      </Text>
    );
  return (
    <Touchable
      onPress={onNote}
      aria-label={`${text}. ${t('moltharTable.bar.change')}`}
      hitSlop={14}
      testID="action:change"
      style={styles.noteLink}
    >
      <Text color={color.gold} numberOfLines={1} align="right">
        {text}
      </Text>
    </Touchable>
  );
}

function Steps(props: Props & { roomy: boolean }) {
  const { step, say, mode, roomy, canUndo, canReplace, replaceChosen, canEnd, busy, onStep, onUndo, onReplace, onEnd } =
    props;
  const t = useT();
  const { textScale } = useLayout();
  const bare = textScale > 1.3 || mode === 'landscape';
  const endsByGold = step?.name === 'endTurn';
  return (
    <>
      <StackedButton
        glyph="undo"
        label={t('common.undo')}
        locked={!canUndo}
        bare={bare}
        onPress={onUndo}
        testID="action:undo"
        style={styles.side}
      />
      <StackedButton
        glyph="swap"
        label={t('moltharTable.bar.newPearls')}
        locked={!canReplace}
        chosen={replaceChosen}
        bare={bare}
        onPress={onReplace}
        testID="action:replacePearls"
        style={styles.side}
      />
      {step !== null && (
        <Button
          kind={step.actions.length === 0 ? 'locked' : 'gold'}
          label={say(step.label)}
          accessibilityHint={step.note === null ? undefined : say(step.note)}
          busy={busy}
          onPress={onStep}
          testID={replaceChosen ? 'action:confirm' : `action:${step.name}`}
          style={[styles.gold, roomy && styles.goldRoomy]}
        />
      )}
      {!endsByGold && (
        <StackedButton
          glyph="endTurn"
          label={t('moltharTable.bar.endTurn')}
          locked={!canEnd}
          bare={bare}
          onPress={onEnd}
          testID="action:endTurn"
          style={styles.side}
        />
      )}
    </>
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
  noteLink: { flexShrink: 1 },
  buttons: { flexDirection: 'row', alignItems: 'stretch', gap: space.l, minHeight: 46 },
  buttonsBeside: { flexShrink: 0, gap: space.xl },
  waitingBeside: { flex: 1, gap: space.xl, minWidth: 0 },
  side: { minHeight: 46 },
  gold: { flex: 1, minHeight: 46, paddingHorizontal: space.l, paddingVertical: space.s },
  goldRoomy: { flex: 0, minWidth: 190 },
});
