import { StyleSheet, View as Native } from 'react-native';
import type { Box } from '@/look/box';
import { color, radius, space, Text, usePreferences } from '@/ui';

type Props = {
  /** The window onto the island. */
  readonly box: Box;
  readonly words: string;
  readonly testID: string;
};

/** The buttons at the edge of the board, with some air. */
const BUTTONS = 60;

/** A line at the foot of the island, beside its buttons; read out as it comes. */
export function BoardLine({ box, words, testID }: Props) {
  const { hand } = usePreferences();
  const place = {
    left: hand === 'left' ? box.x + BUTTONS : box.x + space.l,
    top: box.y + space.l,
    width: box.w - BUTTONS - space.l,
    height: box.h - 2 * space.l,
  };
  return (
    <Native pointerEvents="none" style={[styles.place, place]}>
      <Text kind="label" align="center" style={styles.line} testID={testID} role="status" aria-live="polite">
        {words}
      </Text>
    </Native>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'flex-end' },
  line: {
    borderRadius: radius.card,
    overflow: 'hidden',
    backgroundColor: 'rgba(14, 21, 38, 0.92)',
    color: color.text,
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
  },
});
