import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import type { Box } from '@/look/box';
import type { SeatSetup } from '@/store';
import { color, motion, radius, space } from '@/ui';
import { Caption } from './Caption';
import { useInterruption, type Told } from './captions';

type Props = {
  readonly table: Told & { readonly seats: readonly SeatSetup[] };
  /** The upper edge of the table, below which it comes. */
  readonly under: Box;
  /** What an own move brings about is told, too. */
  readonly effects?: boolean;
};

/** A move that somebody makes out of turn is told to whoever is to decide: it leaves by itself and lets every touch through. */
export function Interruption({ table, under, effects = false }: Props) {
  const move = useInterruption(table, effects);
  if (!move) return null;
  return (
    <View pointerEvents="none" style={[styles.place, { left: under.x, top: under.y + under.h + 4, width: under.w }]}>
      <Animated.View
        key={move.number}
        entering={FadeIn.duration(motion.choose)}
        exiting={FadeOut.duration(motion.reduced)}
        testID="interruption"
        style={styles.strip}
      >
        <Caption move={move} seats={table.seats} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', zIndex: 6 },
  strip: {
    minHeight: 44,
    maxWidth: 480,
    justifyContent: 'center',
    borderRadius: radius.button,
    borderWidth: 1,
    borderColor: color.violet,
    backgroundColor: 'rgba(14, 21, 38, 0.96)',
    boxShadow: '0px 6px 16px rgba(3, 6, 16, 0.6)',
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
  },
});
