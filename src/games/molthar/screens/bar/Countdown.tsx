import { useEffect } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { color, Text, useReducedMotion } from '@/ui';

type Props = { /** Seconds until the turn ends. */ readonly left: number; readonly of: number };

/** How long it is until something happens by itself: a bar that runs out along the foot of its button; seconds where nothing is to move. */
export function Countdown({ left, of }: Props) {
  return useReducedMotion() ? (
    <Text kind="button" color={color.ink} testID="countdown" style={styles.seconds}>
      {left}
    </Text>
  ) : (
    <Running seconds={of} />
  );
}

function Running({ seconds }: { seconds: number }) {
  const rest = useSharedValue(1);
  useEffect(() => {
    rest.set(withTiming(0, { duration: seconds * 1000, easing: Easing.linear }));
  }, [rest, seconds]);
  const running = useAnimatedStyle(() => ({ width: `${100 * rest.get()}%` }));
  return (
    <Native pointerEvents="none" testID="countdown" style={styles.track}>
      <Animated.View style={[styles.bar, running]} />
    </Native>
  );
}

const styles = StyleSheet.create({
  seconds: { minWidth: 12, textAlign: 'center' },
  track: {
    position: 'absolute',
    left: 10,
    right: 10,
    bottom: 4,
    height: 5,
    borderRadius: 3,
    backgroundColor: 'rgba(26, 19, 53, 0.25)',
    overflow: 'hidden',
  },
  bar: { height: 5, borderRadius: 3, backgroundColor: color.ink },
});
