import { FlatList, StyleSheet, View } from 'react-native';
import { useT, useWords } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, space, Text } from '@/ui';
import { LogRow, type Opens } from './LogList';
import { useLog, type Logged } from './useLog';

type Props = {
  readonly table: Logged & { readonly seats: readonly SeatSetup[] };
  /** What lines open. */
  readonly opens?: Opens;
  /** Room under the last line. */
  readonly foot?: number;
};

/** The whole log of a table, the newest line first. Only what is near the window is drawn, and only what is scrolled to is read. */
export function MatchLog(props: Props) {
  const { matchId, reader } = props.table;
  // Lines for one reader are not kept for the next.
  return <Lines key={`${matchId} ${reader}`} {...props} />;
}

function Lines({ table, opens, foot = space.xl }: Props) {
  const { rows, begun, problem, more } = useLog(table);
  return (
    <FlatList
      testID="log:lines"
      role="list"
      data={rows}
      keyExtractor={({ key }) => key}
      renderItem={({ item }) => <LogRow line={item.line} seats={table.seats} onPress={opens?.(item.line)} />}
      ItemSeparatorComponent={Gap}
      ListFooterComponent={<Foot empty={rows.length === 0} begun={begun} problem={problem} />}
      contentContainerStyle={{ paddingBottom: foot }}
      initialNumToRender={FIRST}
      maxToRenderPerBatch={FIRST}
      windowSize={5}
      onEndReached={more}
      onEndReachedThreshold={1.5}
      maintainVisibleContentPosition={STAY}
      style={styles.list}
    />
  );
}

/** About as many lines as a phone shows. */
const FIRST = 16;
/** Whoever reads further down is not moved by what happens; at the top the newest line comes into sight. */
const STAY = { minIndexForVisible: 0, autoscrollToTopThreshold: 40 };

const Gap = () => <View style={styles.gap} />;

type FootProps = { readonly empty: boolean } & Pick<ReturnType<typeof useLog>, 'begun' | 'problem'>;

/** Under the oldest line: what is still being read, what went wrong, or that nothing has happened. */
function Foot({ empty, begun, problem }: FootProps) {
  const t = useT();
  const words = useWords();
  if (problem) return <Text color={color.bloodText}>{words(problem)}</Text>;
  if (begun) return empty ? <Text color={color.muted}>{t('log.empty')}</Text> : null;
  return (
    <Text kind="note" color={color.muted} style={styles.foot} testID="log:reading">
      {t('log.reading')}
    </Text>
  );
}

const styles = StyleSheet.create({
  list: { flexGrow: 0, flexShrink: 1 },
  gap: { height: space.l },
  foot: { paddingTop: space.l },
});
