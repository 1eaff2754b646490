import { useEffect } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { color } from '@/look/tokens';

/** How far the ring stands off what it is about. */
const RING_GAP = 5;
const BREATH_MS = 900;

/** A ring that breathes round what a lesson points at: as large as the box it lies in, and a little more. */
export function PointRing({ round = false, style }: { round?: boolean; style?: StyleProp<ViewStyle> }) {
  const reduced = useReducedMotion();
  const breath = useSharedValue(0);
  useEffect(() => {
    if (reduced) return;
    breath.set(withRepeat(withTiming(1, { duration: BREATH_MS, easing: Easing.inOut(Easing.quad) }), -1, true));
    return () => cancelAnimation(breath);
  }, [reduced, breath]);
  const breathing = useAnimatedStyle(() => ({ opacity: 1 - 0.45 * breath.get() }));
  return (
    <Animated.View
      testID="lesson:ring"
      pointerEvents="none"
      aria-hidden
      style={[styles.ring, round && styles.round, style, breathing]}
    />
  );
}

const styles = StyleSheet.create({
  ring: {
    position: 'absolute',
    left: -RING_GAP,
    top: -RING_GAP,
    right: -RING_GAP,
    bottom: -RING_GAP,
    borderRadius: 16,
    borderWidth: 3,
    borderColor: color.goldTop,
    boxShadow: `0px 0px 12px ${color.gold}`,
  },
  round: { borderRadius: 9999 },
});
