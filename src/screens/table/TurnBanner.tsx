import { useEffect, useEffectEvent } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeInUp, FadeOut } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store/types';
import { color, Emblem, motion, space, Text, useReducedMotion } from '@/ui';
import { useSpoken } from './useSpoken';
import { seatLook } from '@/ui/art/emblem';

/** Long enough to read a name and look up. */
export const BANNER_MS = 2200;

type Props = {
  readonly seat: SeatSetup;
  /** It is not their turn: they called out. */
  readonly called: boolean;
  readonly onDone: () => void;
};

/** Says whose turn it is now where no door says it. It lies over the table and lets every touch through. */
export function TurnBanner({ seat, called, onDone }: Props) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const reduced = useReducedMotion();
  const words = t(called ? 'handover.called' : 'handover.turn', { name: seat.name });
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), BANNER_MS);
    return () => clearTimeout(timer);
  }, []);
  useSpoken(words);
  return (
    <View pointerEvents="none" style={[styles.place, { paddingTop: insets.top + space.l }]}>
      <Animated.View
        entering={reduced ? FadeIn.duration(motion.reduced) : FadeInUp.duration(motion.sheetIn)}
        exiting={FadeOut.duration(motion.reduced)}
        testID="turn:banner"
        role="status"
        aria-live="polite"
        style={[styles.banner, { borderColor: seatLook(seat.look).color }]}
      >
        <Emblem look={seat.look} size={34} />
        <Text kind="title" style={styles.words} numberOfLines={2}>
          {words}
        </Text>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { ...StyleSheet.absoluteFill, alignItems: 'center', paddingHorizontal: space.xxl },
  banner: {
    minHeight: 54,
    maxWidth: 420,
    borderRadius: 27,
    borderWidth: 2,
    backgroundColor: 'rgba(14, 21, 38, 0.96)',
    boxShadow: '0px 6px 16px rgba(3, 6, 16, 0.6)',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xl,
    paddingLeft: space.l,
    paddingRight: space.huge,
  },
  words: { color: color.text, flexShrink: 1, paddingVertical: space.l },
});
