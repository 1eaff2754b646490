import { useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { color, space, useLayout } from '@/ui';
import { Continue } from './Continue';
import type { GateFacts } from './gateFacts';
import { GateTile } from './GateTile';
import { LEDGE, type HallLayout, type Insets } from './hallLayout';
import { HallScenery } from './HallScenery';
import { Logo } from './Logo';
import { NavigationBar, NavigationButtons } from './Navigation';
import type { GatePlace } from './scenery';

export type ArrangementProps = {
  readonly layout: HallLayout;
  readonly gates: readonly GateFacts[];
  readonly waiting: boolean;
};

/** Top of each row of gates and height of everything, as they came out with the words inside. */
type Measured = { readonly tops: readonly number[]; readonly height: number };

/** A gate this narrow has its name in smaller letters. */
const NARROW = 160;

const UNMEASURED: Measured = { tops: [], height: 0 };

/** The hall where it may grow downwards: two rows of gates, or one on a wide screen. */
export function UprightHall({ layout, gates, waiting }: ArrangementProps) {
  const { width, isTablet } = useLayout();
  const insets = useSafeAreaInsets();
  const [measured, setMeasured] = useState(UNMEASURED);
  const { kind, margin } = layout;
  const rows = rowsOf(gates, layout.columns);
  const places = placesOf(rows, layout, measured.tops, insets);
  const measureRow =
    (row: number) =>
    ({ nativeEvent: { layout: box } }: LayoutChangeEvent) => {
      if (isSeen(box))
        setMeasured((before) => ({
          ...before,
          tops: rows.map((_, i) => (i === row ? box.y : (before.tops[i] ?? 0))),
        }));
    };
  const measureAll = ({ nativeEvent: { layout: box } }: LayoutChangeEvent) => {
    if (isSeen(box)) setMeasured((before) => ({ ...before, height: box.height }));
  };
  const sides = { paddingLeft: insets.left + margin, paddingRight: insets.right + margin };
  const foot = kind === 'phone' ? space.xl : insets.bottom + space.huge;
  return (
    <View testID="hall" style={styles.hall}>
      <ScrollView showsVerticalScrollIndicator={false} contentContainerStyle={styles.grow}>
        <View onLayout={measureAll} style={[styles.grow, sides, { gap: layout.gap, paddingBottom: foot }]}>
          {measured.height > 0 && places.length === gates.length && (
            <HallScenery
              scenery={{
                width,
                height: measured.height,
                course: isTablet ? 54 : 46,
                floor: floorOf(layout, measured),
                gates: places,
              }}
            />
          )}
          <View
            style={[
              styles.header,
              kind === 'phone' ? styles.middle : styles.apart,
              {
                minHeight: layout.header - layout.gap,
                paddingTop: insets.top + (kind === 'phone' ? space.xl : space.huge),
              },
              kind === 'phone' && styles.airy,
            ]}
          >
            <Logo size={kind === 'phone' ? 28 : 38} />
            {kind !== 'phone' && <NavigationButtons />}
          </View>
          {waiting && layout.waitingFirst && <Continue kind={kind} />}
          {rows.map((row, index) => (
            <View key={index} onLayout={measureRow(index)} style={[styles.row, { gap: layout.gap }]}>
              {row.map((gate) => (
                <GateTile
                  key={gate.id}
                  gate={gate}
                  above={layout.gateHeight + LEDGE}
                  roomy={isTablet}
                  narrow={layout.tileWidth < NARROW}
                />
              ))}
            </View>
          ))}
          {waiting && !layout.waitingFirst && <Continue kind={kind} />}
        </View>
      </ScrollView>
      {kind === 'phone' && <NavigationBar />}
    </View>
  );
}

/**
 * In a browser, screens behind another one have no size. The hall keeps what it knew: taking the scenery down and putting
 * it up again would cost a drawing context each time, just while the next screen opens.
 */
const isSeen = ({ height }: { readonly height: number }): boolean => height > 0;

function rowsOf(gates: readonly GateFacts[], columns: number): GateFacts[][] {
  return Array.from({ length: Math.ceil(gates.length / columns) }, (_, row) =>
    gates.slice(row * columns, (row + 1) * columns),
  );
}

/** The boxes of the gates; none until every row has its place. */
function placesOf(
  rows: readonly (readonly GateFacts[])[],
  layout: HallLayout,
  tops: readonly number[],
  insets: Insets,
): GatePlace[] {
  if (tops.length < rows.length || tops.some((top) => top <= 0)) return [];
  const { margin, tileWidth, gateWidth, gateHeight, gap } = layout;
  const left = insets.left + margin + (tileWidth - gateWidth) / 2;
  return rows.flatMap((row, r) =>
    row.map(({ id, art }, c) => ({
      id,
      art,
      x: left + c * (tileWidth + gap),
      y: tops[r] ?? 0,
      w: gateWidth,
      h: gateHeight,
    })),
  );
}

/** One sees the floor before a single row of gates. */
function floorOf({ kind, gateHeight }: HallLayout, { tops, height }: Measured): number | null {
  const top = (tops[0] ?? 0) + gateHeight + 96;
  return kind === 'wide' && top < height - 80 ? top : null;
}

const styles = StyleSheet.create({
  hall: { flex: 1, backgroundColor: color.night },
  grow: { flexGrow: 1 },
  header: { flexDirection: 'row', alignItems: 'center', alignContent: 'center', flexWrap: 'wrap', gap: space.xxl },
  middle: { justifyContent: 'center' },
  apart: { justifyContent: 'space-between' },
  /** What is left over stands round the name, not below everything. */
  airy: { flexGrow: 1, maxHeight: 132 },
  row: { flexDirection: 'row' },
});
