import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Deed, Doer, Telling } from '@/games/telling';
import { useT } from '@/i18n';
import type { Result } from '@/engine';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { color, Glyph, Panel, pressedWhen, radius, space, Text, Touchable, useLayout } from '@/ui';
import { fade } from '@/ui/art/paint';
import { bestOf, rowsOf, sortedBy, type Row } from './deedRows';

type Props = {
  readonly telling: Telling;
  readonly result: Result;
  readonly seats: readonly SeatSetup[];
  /** Who did them, where it is not the seats. */
  readonly doers?: readonly Doer[];
};

const SIGN = 20;
const PICTURE = 24;

/** What each of them did, side by side; where the columns have no room they scroll, and the names stay. A tap on a head sorts. */
export function Deeds({ telling, result, seats, doers }: Props) {
  const t = useT();
  const { textScale } = useLayout();
  const [sorting, setSorting] = useState<string | null>(null);
  const { deeds } = telling;
  if (!deeds) return null;
  const rows = sortedBy(
    deeds.find(({ id }) => id === sorting),
    rowsOf({ telling, result, seats, doers }, t),
  );
  const height = Math.ceil(34 * textScale);
  const head = { height: Math.ceil(SIGN + space.m + 26 * textScale) };
  return (
    <Panel testID="result:deeds" style={styles.table}>
      <View style={styles.names}>
        <Text kind="section" numberOfLines={1} adjustsFontSizeToFit style={[head, styles.title]}>
          {t('result.deeds')}
        </Text>
        {rows.map((row) => (
          <Name key={row.id} row={row} deeds={deeds} height={height} />
        ))}
      </View>
      <ScrollView horizontal style={styles.columns} contentContainerStyle={styles.wide}>
        {deeds.map((deed) => (
          <View key={deed.id} style={styles.column}>
            <Head
              deed={deed}
              height={head.height}
              sorts={deed.id === sorting}
              onPress={() => setSorting((now) => (now === deed.id ? null : deed.id))}
            />
            <View aria-hidden importantForAccessibility="no-hide-descendants">
              {rows.map((row) => (
                <Cell key={row.id} row={row} deed={deed} best={bestOf(deed, rows)} height={height} />
              ))}
            </View>
          </View>
        ))}
      </ScrollView>
    </Panel>
  );
}

/** Reads the whole row aloud. */
function Name({ row, deeds, height }: { readonly row: Row; readonly deeds: readonly Deed[]; readonly height: number }) {
  const t = useT();
  const { id, name, picture, tint } = row;
  const told = deeds.map((deed) => t('result.deed', { name: t(deed.name), figure: deed.of(row) }));
  return (
    <View
      accessible
      aria-label={t('result.deedsOf', { name, deeds: told.join(t('common.listComma')) })}
      testID={`result:deeds:${id}`}
      style={[styles.name, { height, backgroundColor: tint }]}
    >
      <Drawing shapes={picture(PICTURE)} width={PICTURE} height={PICTURE} />
      <Text numberOfLines={1} style={styles.nameWords}>
        {name}
      </Text>
    </View>
  );
}

type HeadProps = {
  readonly deed: Deed;
  readonly height: number;
  readonly sorts: boolean;
  readonly onPress: () => void;
};

/** Sign and name of a column; a tap sorts by it, another one puts all back. */
function Head({ deed, height, sorts, onPress }: HeadProps) {
  const t = useT();
  const { shapes, ...size } = deed.sign(SIGN, 0);
  return (
    <Touchable
      testID={`result:sort:${deed.id}`}
      aria-label={t('result.sortBy', { name: t(deed.name) })}
      {...pressedWhen(sorts)}
      onPress={onPress}
      style={[styles.cell, { height }]}
    >
      <Drawing shapes={shapes} {...size} />
      <View style={styles.headWords}>
        <Text kind="label" color={sorts ? color.gold : color.muted}>
          {t(deed.name)}
        </Text>
        {sorts && <Glyph name="chevronDown" size={12} color={color.gold} />}
      </View>
    </Touchable>
  );
}

type CellProps = { readonly row: Row; readonly deed: Deed; readonly best: number; readonly height: number };

/** The best of a column stands in a pale frame. */
function Cell({ row, deed, best, height }: CellProps) {
  const figure = deed.of(row);
  return (
    <View style={[styles.cell, { height, backgroundColor: row.tint }]}>
      <View style={[styles.figure, figure === best && styles.best]}>
        <Text kind={figure === best ? 'lead' : undefined}>{figure}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row', overflow: 'hidden' },
  names: { flexShrink: 0, maxWidth: '46%' },
  title: { paddingHorizontal: space.xl, paddingTop: space.l },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingLeft: space.xl, paddingRight: space.m },
  nameWords: { flexShrink: 1 },
  columns: { flex: 1 },
  wide: { flexGrow: 1 },
  column: { flexGrow: 1 },
  headWords: { flexDirection: 'row', alignItems: 'center' },
  cell: { minWidth: 52, paddingHorizontal: space.s, alignItems: 'center', justifyContent: 'center', gap: space.xs },
  figure: { paddingHorizontal: space.m, borderRadius: radius.panel, borderWidth: 1, borderColor: 'transparent' },
  best: { borderColor: color.lineLit, backgroundColor: fade(color.text, 0.14) },
});
