import { ScrollView, StyleSheet, View } from 'react-native';
import type { Place, Result } from '@/engine';
import type { Deed, Telling } from '@/games/telling';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { color, Emblem, Panel, radius, space, Text, useLayout } from '@/ui';
import { fade } from '@/ui/art/paint';
import { lookOf, sidesOf } from './sides';

type Props = { readonly telling: Telling; readonly result: Result; readonly seats: readonly SeatSetup[] };
type Row = { readonly place: Place; readonly name: string; readonly look: number; readonly tint: string | undefined };

const SIGN = 20;

/** What each of them did, side by side; where the columns have no room they scroll, and the names stay. */
export function Deeds({ telling, result, seats }: Props) {
  const t = useT();
  const { textScale } = useLayout();
  const { deeds } = telling;
  if (!deeds) return null;
  const rows = sidesOf(result).flatMap((side) => {
    const tint = side.isTeam ? fade(lookOf(side, seats, telling, t).color, 0.16) : undefined;
    return side.seats.flatMap((seat): Row[] => {
      const place = result.places.find((one) => one.seat === seat);
      const { name, look } = seats[seat] ?? { name: '', look: 0 };
      return place ? [{ place, name, look, tint }] : [];
    });
  });
  const height = Math.ceil(34 * textScale);
  const head = { height: Math.ceil(SIGN + space.m + 22 * textScale) };
  return (
    <Panel testID="result:deeds" style={styles.table}>
      <View style={styles.names}>
        <Text kind="section" style={[head, styles.title]}>
          {t('result.deeds')}
        </Text>
        {rows.map((row) => (
          <Name key={row.place.seat} row={row} deeds={deeds} height={height} />
        ))}
      </View>
      <ScrollView horizontal aria-hidden importantForAccessibility="no-hide-descendants" style={styles.columns}>
        {deeds.map((deed) => (
          <View key={deed.id}>
            <Head deed={deed} height={head.height} />
            {rows.map((row) => (
              <Cell key={row.place.seat} row={row} deed={deed} best={bestOf(deed, rows)} height={height} />
            ))}
          </View>
        ))}
      </ScrollView>
    </Panel>
  );
}

function bestOf({ of, fewest }: Deed, rows: readonly Row[]): number {
  const figures = rows.map(({ place }) => of(place));
  return fewest ? Math.min(...figures) : Math.max(...figures);
}

/** Reads the whole row aloud. */
function Name({ row, deeds, height }: { readonly row: Row; readonly deeds: readonly Deed[]; readonly height: number }) {
  const t = useT();
  const { place, name, look, tint } = row;
  const told = deeds.map((deed) => t('result.deed', { name: t(deed.name), figure: deed.of(place) }));
  return (
    <View
      accessible
      aria-label={t('result.deedsOf', { name, deeds: told.join(t('common.listComma')) })}
      testID={`result:deeds:${place.seat}`}
      style={[styles.name, { height, backgroundColor: tint }]}
    >
      <Emblem look={look} size={24} />
      <Text numberOfLines={1} style={styles.nameWords}>
        {name}
      </Text>
    </View>
  );
}

function Head({ deed, height }: { readonly deed: Deed; readonly height: number }) {
  const t = useT();
  const { shapes, ...size } = deed.sign(SIGN, 0);
  return (
    <View style={[styles.cell, { height }]}>
      <Drawing shapes={shapes} {...size} />
      <Text kind="label" color={color.muted}>
        {t(deed.name)}
      </Text>
    </View>
  );
}

type CellProps = { readonly row: Row; readonly deed: Deed; readonly best: number; readonly height: number };

/** The best of a column stands in a pale frame. */
function Cell({ row: { place, tint }, deed, best, height }: CellProps) {
  const figure = deed.of(place);
  return (
    <View style={[styles.cell, { height, backgroundColor: tint }]}>
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
  cell: { minWidth: 52, paddingHorizontal: space.s, alignItems: 'center', justifyContent: 'center', gap: space.xs },
  figure: { paddingHorizontal: space.m, borderRadius: radius.panel, borderWidth: 1, borderColor: 'transparent' },
  best: { borderColor: color.lineLit, backgroundColor: fade(color.text, 0.14) },
});
