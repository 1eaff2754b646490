import { StyleSheet, View } from 'react-native';
import type { LogLine } from '@/engine';
import type { SeatSetup } from '@/store';
import { color, Emblem, Glyph, space, Text, Touchable } from '@/ui';
import { useSay } from '../table/useSay';
import { LogWords } from './LogWords';

type Props = {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatSetup[];
};

/** A few lines of what happened: the emblem of who did it, names in bold. */
export function LogList({ lines, seats }: Props) {
  return (
    <View role="list" style={styles.list}>
      {lines.map((line, index) => (
        <LogRow key={index} line={line} seats={seats} />
      ))}
    </View>
  );
}

/** What a line opens when it is pressed; null where it names nothing that can be looked at. */
export type Opens = (line: LogLine) => (() => void) | null;

type RowProps = {
  readonly line: LogLine;
  readonly seats: readonly SeatSetup[];
  readonly onPress?: (() => void) | null;
};

/** One line of the log. */
export function LogRow({ line, seats, onPress }: RowProps) {
  const say = useSay(seats);
  const look = line.seat === undefined ? undefined : seats[line.seat]?.look;
  const inside = (
    <>
      <View style={styles.emblem}>
        {look === undefined ? <View style={styles.dot} /> : <Emblem look={look} size={22} />}
      </View>
      <Text style={styles.words} color={color.soft}>
        <LogWords lines={[line]} seats={seats} />
      </Text>
      {onPress && <Glyph name="chevronRight" size={16} color={color.muted} />}
    </>
  );
  const label = say(line);
  return onPress ? (
    <View role="listitem">
      <Touchable onPress={onPress} aria-label={label} testID="log:row" style={styles.row}>
        {inside}
      </Touchable>
    </View>
  ) : (
    <View role="listitem" accessible aria-label={label} testID="log:row" style={styles.row}>
      {inside}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.l },
  row: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  emblem: { width: 24, minHeight: 22, alignItems: 'center', justifyContent: 'center' },
  dot: { width: 6, height: 6, borderRadius: 3, backgroundColor: color.lineLit },
  words: { flex: 1, paddingTop: 1 },
});
