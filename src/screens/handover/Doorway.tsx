import { StyleSheet, View } from 'react-native';
import Animated, { interpolate, useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { Drawing } from '@/scene/Drawing';
import { FilmCanvas } from '@/scene/FilmCanvas';
import { doors } from '@/ui/art/doors';
import { emblem, seatGlow } from '@/ui/art/emblem';
import { gateBack } from '@/ui/art/gate';
import { remember, type Drawn } from '@/scene/memo';

type Props = {
  readonly width: number;
  readonly height: number;
  /** The light of the game behind the doors. */
  readonly tint: string;
  /** The seal on the doors: who may open them. */
  readonly look: number;
  readonly seal: number;
  /** 0 shut, 1 open. */
  readonly open: SharedValue<number>;
};

/** Moments of the doors' motion: one every 20 milliseconds. */
const MOMENTS = 26;
/** Room for light and step round a gate of this width. */
const roundOf = (w: number) => Math.ceil(w * 0.56);

/** The same array for the same doors: the canvas keeps its recorded moments. */
const film = remember((w: number, h: number, tint: string): readonly Drawn[] =>
  Array.from({ length: MOMENTS }, (_, i) => [
    {
      t: 'group',
      x: roundOf(w),
      y: roundOf(w),
      shapes: [...gateBack({ w, h, accents: [tint] }), ...doors({ w, h, tint, open: i / (MOMENTS - 1) })],
    },
  ]),
);

/** The gate with its doors, sealed with the emblem of whoever is next. */
export function Doorway({ width, height, tint, look, seal, open }: Props) {
  const glow = seal * 1.7;
  const round = roundOf(width);
  const fading = useAnimatedStyle(() => ({
    opacity: interpolate(open.get(), [0, 0.35], [1, 0], 'clamp'),
    transform: [{ scale: interpolate(open.get(), [0, 0.35], [1, 1.18], 'clamp') }],
  }));
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={{ width, height }}>
      <FilmCanvas
        frames={film(width, height, tint)}
        at={open}
        width={width + 2 * round}
        height={height + 2 * round}
        style={{ position: 'absolute', left: -round, top: -round }}
      />
      <Animated.View
        style={[
          styles.seal,
          fading,
          { left: (width - glow) / 2, top: height * 0.53 - glow / 2, width: glow, height: glow },
        ]}
      >
        <Drawing shapes={seatGlow(look, glow)} width={glow} height={glow} style={styles.over} />
        <Drawing shapes={emblem(look, seal, true)} width={seal} height={seal} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  seal: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  over: { position: 'absolute', left: 0, top: 0 },
});
