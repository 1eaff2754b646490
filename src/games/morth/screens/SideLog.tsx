import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import type { Opens } from '@/screens/log/LogList';
import { MatchLog } from '@/screens/log/MatchLog';
import type { OpenTable } from '@/store';
import { Panel, space, Text } from '@/ui';
import type { Box } from '@/look/box';
import type { Action, Event, View } from '../rules';

type Props = { readonly box: Box; readonly opens: Opens; readonly table: OpenTable<Action, View, Event> };

/** The log beside a large table. */
export function SideLog({ box, table, opens }: Props) {
  const t = useT();
  return (
    <Panel style={[styles.log, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <Text kind="section">{t('log.title')}</Text>
      <MatchLog table={table} opens={opens} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  log: { position: 'absolute', padding: space.xl, paddingBottom: 0, gap: space.s, overflow: 'hidden' },
});
