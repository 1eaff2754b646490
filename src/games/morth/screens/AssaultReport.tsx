import { useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import { useT } from '@/i18n';
import { LogList } from '@/screens/log/LogList';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup, ShownMove } from '@/store';
import { color, Glyph, motion, radius, space, surface, Text, Touchable } from '@/ui';
import type { Box } from '@/look/box';
import { rolledDie } from '../board/art/rollDice';
import { lastAssault } from '../board/assault/assault';
import type { Event, View } from '../rules';

type Report = NonNullable<ReturnType<typeof lastAssault>>;

/** What the last Assault did, until it is pressed away or the next wave is rolled; null where there is nothing to read. */
export function useReport(
  { wave }: View,
  recent: readonly ShownMove<Event>[],
): { readonly report: Report | null; close(): void } {
  const [read, setRead] = useState(-1);
  const report = lastAssault(recent);
  return { report: read === wave ? null : report, close: () => setRead(wave) };
}

type Props = {
  readonly report: Report;
  /** The enemies are still to march. */
  readonly marches: boolean;
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
  readonly onClose: () => void;
};

/** After an Assault: what was rolled and who broke through. It lies where nobody commands heroes now: the map, its die and its entrances stay in sight. */
export function AssaultReport({ report: { roll, losses }, marches, seats, box, onClose }: Props) {
  const t = useT();
  return (
    <Animated.View
      entering={FadeIn.duration(motion.choose)}
      exiting={FadeOut.duration(motion.reduced)}
      style={[styles.place, { left: box.x, top: box.y, width: box.w, maxHeight: box.h }]}
    >
      <Touchable
        testID="assault:report"
        role="alert"
        onPress={onClose}
        aria-label={t('morthTable.assault.rolled', { roll })}
        accessibilityHint={t('common.close')}
        style={styles.body}
      >
        <Drawing shapes={rolledDie(3, roll, 40)} width={40} height={40} bleed={4} />
        <ScrollView style={styles.words}>
          <Text kind="lead">{t('morthTable.assault.rolled', { roll })}</Text>
          {losses.length === 0 ? (
            <Text color={color.soft}>{t(marches ? 'morthTable.assault.waits' : 'morthTable.assault.none')}</Text>
          ) : (
            <LogList lines={losses} seats={seats} />
          )}
        </ScrollView>
        <Glyph name="close" size={18} color={color.muted} />
      </Touchable>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  body: {
    ...surface.sheet,
    flexShrink: 1,
    borderWidth: 1,
    borderColor: color.ember,
    borderRadius: radius.button,
    flexDirection: 'row',
    gap: space.l,
    padding: space.l,
  },
  words: { flex: 1 },
});
