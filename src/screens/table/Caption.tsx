import { StyleSheet, View } from 'react-native';
import type { SeatSetup, ShownMove } from '@/store';
import { color, Emblem, space, Text } from '@/ui';
import { LogWords } from '../log/LogWords';
import { useSay } from './useSay';
import { useSpoken } from './useSpoken';

type Props = {
  readonly move: ShownMove<unknown>;
  readonly seats: readonly SeatSetup[];
  /** How many lines of text have room. */
  readonly rows?: number;
};

/** A caption stands where the buttons were, and has their room. */
const GROWS = 1.1;

/** What a move did, in a sentence beside the emblem of who did it: spoken when it changes. */
export function Caption({ move, seats, rows = 3 }: Props) {
  const say = useSay(seats);
  const spoken = move.lines.map(say).join(' ');
  const look = seats[move.lines[0]?.seat ?? move.seat]?.look;
  useSpoken(spoken, move.number);
  return (
    <View testID="caption" accessible role="status" aria-live="polite" aria-label={spoken} style={styles.caption}>
      {look !== undefined && <Emblem look={look} size={26} />}
      <Text
        kind="note"
        color={color.soft}
        numberOfLines={rows}
        adjustsFontSizeToFit
        minimumFontScale={0.7}
        maxFontSizeMultiplier={GROWS}
        style={styles.words}
      >
        <LogWords lines={move.lines} seats={seats} kind="note" most={GROWS} />
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  caption: { flexDirection: 'row', alignItems: 'center', gap: space.l, minWidth: 0, flexShrink: 1 },
  words: { flexShrink: 1 },
});
