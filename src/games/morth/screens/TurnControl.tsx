import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { color, IconButton, space, surface, Text, TIGHT_TEXT } from '@/ui';
import { POSITIONS } from '../rules/data';

type Props = {
  readonly steps: number;
  readonly from: number;
  readonly to: number;
  readonly onSteps: (steps: number) => void;
};

/** Farther than this the other way round is cheaper. */
const MOST = POSITIONS / 2;

/** Turns the spinner by a step for those who do not drag it, and says what the turn costs. */
export function TurnControl({ steps, from, to, onSteps }: Props) {
  const t = useT();
  const price = Math.abs(steps);
  const words =
    steps === 0
      ? t('morthTable.turn.none')
      : t(steps > 0 ? 'morthTable.turn.right' : 'morthTable.turn.left', { count: price });
  return (
    <Native style={styles.control}>
      <IconButton
        glyph="turnLeft"
        kind="raised"
        label={t('morthTable.turn.stepLeft')}
        onPress={() => onSteps(Math.max(-MOST, steps - 1))}
        testID="turn:left"
        style={styles.round}
      />
      <Native accessible aria-live="polite" testID="turn:price" style={styles.words}>
        <Text
          kind="lead"
          align="center"
          color={steps === 0 ? color.soft : color.goldTop}
          maxFontSizeMultiplier={TIGHT_TEXT}
        >
          {words}
        </Text>
        <Text kind="small" align="center" color={color.muted} maxFontSizeMultiplier={TIGHT_TEXT}>
          {steps === 0 ? t('morthTable.turn.hint') : t('morthTable.turn.mark', { count: price, from, to })}
        </Text>
      </Native>
      <IconButton
        glyph="turnRight"
        kind="raised"
        label={t('morthTable.turn.stepRight')}
        onPress={() => onSteps(Math.min(MOST, steps + 1))}
        testID="turn:right"
        style={styles.round}
      />
    </Native>
  );
}

const styles = StyleSheet.create({
  control: {
    ...surface.ghost,
    minHeight: 50,
    borderRadius: 25,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: 3,
    paddingVertical: 2,
  },
  round: { borderRadius: 22 },
  words: { flex: 1, minWidth: 0 },
});
