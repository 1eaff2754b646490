import { useEffect } from 'react';
import { Pressable, StyleSheet, View as Native } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { Caption } from '@/screens/table/Caption';
import { useSpoken } from '@/screens/table/useSpoken';
import type { SeatSetup, ShownMove } from '@/store';
import { color, Text } from '@/ui';
import { die } from '../board/art/die';
import { flightsOf, type Flight, type Ground } from '../board/portal/crossing';
import type { Shown } from '../board/table';
import type { View } from '../rules';
import { ENEMIES } from '../rules/data';
import { APART_MS, FLIGHT_MS, type Stage } from './hooks/useCrossing';
import { useTableLayout } from './hooks/useTableLayout';

type Props = {
  readonly stage: Stage;
  /** What somebody did to the wheel last, while it comes to rest. */ readonly caption: ShownMove<unknown> | null;
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly ground: Ground;
  readonly speed: number;
  readonly onSkip: () => void;
};

const PORTAL: Shown = { board: 'portal' };

/** Who turned the wheel last, then its dice on their way to the maps. Nothing can be done meanwhile; a tap anywhere goes on. */
export function Flights({ stage: { crossing, at }, caption, view, seats, ground, speed, onSkip }: Props) {
  const t = useT();
  const { portal } = useTableLayout(crossing.wheel, seats, PORTAL, false);
  const { bar } = ground.layout;
  const flights = at === 'wheel' || portal === null ? [] : flightsOf(crossing, view, portal, ground);
  return (
    <>
      <Native style={[styles.words, { left: bar.x, top: bar.y, width: bar.w, height: bar.h }]}>
        {caption ? <Caption key={caption.number} move={caption} seats={seats} rows={2} /> : <OnTheirWay />}
      </Native>
      {flights.map((flight, i) => (
        <Flying key={flight.die} flight={flight} delay={(i * APART_MS) / speed} speed={speed} />
      ))}
      <Pressable
        testID="crossing"
        style={StyleSheet.absoluteFill}
        onPress={onSkip}
        role="button"
        aria-label={t('morthTable.assault.skip')}
      />
    </>
  );
}

function OnTheirWay() {
  const t = useT();
  const words = t('morthTold.arrived.crossing');
  useSpoken(words);
  return (
    <Native accessible role="status" aria-live="polite" aria-label={words}>
      <Text kind="lead" color={color.soft} align="center" numberOfLines={2}>
        {words}
      </Text>
    </Native>
  );
}

function Flying({
  flight: { enemy, from, to, fades },
  delay,
  speed,
}: {
  flight: Flight;
  delay: number;
  speed: number;
}) {
  const way = useSharedValue(0);
  useEffect(() => {
    const timing = {
      duration: FLIGHT_MS / speed,
      easing: Easing.inOut(Easing.cubic),
      reduceMotion: ReduceMotion.Never,
    };
    way.set(withDelay(delay, withTiming(1, timing)));
  }, [way, delay, speed]);
  const [dx, dy] = [to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h / 2 - from.y - from.h / 2];
  const shrink = to.w / from.w;
  const style = useAnimatedStyle(() => {
    const part = way.get();
    return {
      opacity: fades ? 1 - part * part * part : 1,
      transform: [
        { translateX: dx * part },
        { translateY: dy * part - Math.sin(part * Math.PI) * from.h * 0.6 },
        { scale: 1 + (shrink - 1) * part },
      ],
    };
  });
  return (
    <Animated.View
      pointerEvents="none"
      style={[styles.die, { left: from.x, top: from.y, width: from.w, height: from.h }, style]}
    >
      <Drawing
        shapes={die({ enemy, colour: ENEMIES[enemy].colour, size: from.w, scales: enemy === 'dragon' })}
        width={from.w}
        height={from.h}
        bleed={4}
      />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  words: { position: 'absolute', justifyContent: 'center' },
  die: { position: 'absolute' },
});
