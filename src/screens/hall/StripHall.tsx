import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { color, gradient, space, useLayout } from '@/ui';
import { Continue } from './Continue';
import { GateTile } from './GateTile';
import { LEDGE } from './hallLayout';
import { HallScenery } from './HallScenery';
import { Logo } from './Logo';
import { NavigationButtons } from './Navigation';
import type { GatePlace } from './scenery';
import type { ArrangementProps } from './UprightHall';

/** The hall on a phone that lies on its side: one row that scrolls, the matches before the gates. */
export function StripHall({ layout, gates, waiting }: ArrangementProps) {
  const { width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const { margin, gap, header, tileWidth, gateWidth, gateHeight, firstTile } = layout;
  const top = insets.top + header;
  const first = insets.left + margin + (waiting ? firstTile + gap : 0);
  const content = Math.max(width, first + gates.length * (tileWidth + gap) - gap + margin + insets.right);
  const places = gates.map(({ id, art }, i): GatePlace => ({
    id,
    art,
    x: first + i * (tileWidth + gap) + (tileWidth - gateWidth) / 2,
    y: top,
    w: gateWidth,
    h: gateHeight,
  }));
  return (
    <View testID="hall" style={styles.hall}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false}>
        <View
          style={[
            styles.strip,
            {
              width: content,
              height,
              gap,
              paddingTop: top,
              paddingLeft: insets.left + margin,
              paddingRight: insets.right + margin,
              paddingBottom: Math.max(insets.bottom, space.xl),
            },
          ]}
        >
          <HallScenery scenery={{ width: content, height, course: 46, floor: null, gates: places }} />
          {waiting && (
            <View style={{ width: firstTile }}>
              <Continue kind="strip" />
            </View>
          )}
          {gates.map((gate) => (
            <View key={gate.id} style={{ width: tileWidth }}>
              <GateTile gate={gate} above={gateHeight + LEDGE} roomy={false} narrow brief={waiting} />
            </View>
          ))}
        </View>
      </ScrollView>
      <View
        style={[
          styles.header,
          {
            height: top,
            paddingTop: insets.top,
            paddingLeft: insets.left + margin,
            paddingRight: insets.right + margin,
          },
        ]}
      >
        <Logo size={24} />
        <NavigationButtons small />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  hall: { flex: 1, backgroundColor: color.night },
  strip: { flexDirection: 'row' },
  header: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xl,
    ...gradient(['rgba(8, 12, 27, 0.85)', 'rgba(8, 12, 27, 0)']),
  },
});
