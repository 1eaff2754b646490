import { StyleSheet, View } from 'react-native';
import type { LogLine } from '@/engine';
import { useWords } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, Emblem, space, Text } from '@/ui';
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

/** One line of the log. */
export function LogRow({ line, seats }: { line: LogLine; seats: readonly SeatSetup[] }) {
  const words = useWords();
  const names = seats.map((seat) => seat.name);
  const look = line.seat === undefined ? undefined : seats[line.seat]?.look;
  return (
    <View role="listitem" accessible aria-label={words(line, names)} style={styles.row}>
      <View style={styles.emblem}>
        {look === undefined ? <View style={styles.dot} /> : <Emblem look={look} size={22} />}
      </View>
      <Text style={styles.words} color={color.soft}>
        <LogWords lines={[line]} names={names} />
      </Text>
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
