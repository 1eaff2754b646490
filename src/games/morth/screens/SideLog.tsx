import { ScrollView, StyleSheet } from 'react-native';
import type { LogLine } from '@/engine';
import { useT } from '@/i18n';
import { LogList } from '@/screens/log/LogList';
import type { SeatSetup } from '@/store';
import { Panel, space, Text } from '@/ui';
import type { Box } from '@/look/box';

type Props = { readonly box: Box; readonly lines: readonly LogLine[]; readonly seats: readonly SeatSetup[] };

/** The newest lines of the log beside a large table. */
export function SideLog({ box, lines, seats }: Props) {
  const t = useT();
  return (
    <Panel style={[styles.log, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <Text kind="section">{t('log.title')}</Text>
      <ScrollView contentContainerStyle={styles.lines}>
        <LogList lines={lines} seats={seats} newestFirst />
      </ScrollView>
    </Panel>
  );
}

const styles = StyleSheet.create({
  log: { position: 'absolute', padding: space.xl, paddingBottom: 0, gap: space.s, overflow: 'hidden' },
  lines: { paddingBottom: space.xl },
});
