import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
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

type Props = {
  readonly view: View;
  readonly recent: readonly ShownMove<Event>[];
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
};

/** After an Assault: what was rolled and who broke through, until it is pressed away or the next wave is rolled. */
export function AssaultReport({ view, recent, seats, box }: Props) {
  const t = useT();
  const [read, setRead] = useState(-1);
  const report = lastAssault(recent);
  if (report === null || read === view.wave) return null;
  const { roll, losses } = report;
  const marches = view.phase === 'assault' && !view.moved;
  const width = Math.min(box.w - 24, 340);
  return (
    <Native pointerEvents="box-none" style={[styles.over, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <Animated.View
        entering={FadeIn.duration(motion.choose)}
        exiting={FadeOut.duration(motion.reduced)}
        style={{ width }}
      >
        <Touchable
          testID="assault:report"
          role="alert"
          onPress={() => setRead(view.wave)}
          aria-label={t('morthTable.assault.rolled', { roll })}
          accessibilityHint={t('common.close')}
          style={styles.body}
        >
          <Drawing shapes={rolledDie(3, roll, 40)} width={40} height={40} bleed={4} />
          <Native style={styles.words}>
            <Text kind="lead">{t('morthTable.assault.rolled', { roll })}</Text>
            {losses.length === 0 ? (
              <Text color={color.soft}>{t(marches ? 'morthTable.assault.waits' : 'morthTable.assault.none')}</Text>
            ) : (
              <LogList lines={losses} seats={seats} />
            )}
          </Native>
          <Glyph name="close" size={18} color={color.muted} />
        </Touchable>
      </Animated.View>
    </Native>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', alignItems: 'center', justifyContent: 'flex-end', paddingBottom: space.xl },
  body: {
    ...surface.sheet,
    borderWidth: 1,
    borderColor: color.ember,
    borderRadius: radius.button,
    flexDirection: 'row',
    gap: space.l,
    padding: space.l,
  },
  words: { flex: 1 },
});
