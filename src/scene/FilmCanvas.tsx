import { Canvas, Picture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { pictureOf, record } from './record';
import { useFontbook } from './SceneFonts';
import type { Shape } from './shapes';
import { useCanvasView } from './useCanvasView';

type Props = {
  /** The moments of the motion, first to last. Memoize them. */
  readonly frames: readonly (readonly Shape[])[];
  /** 0 shows the first, 1 the last. */
  readonly at: SharedValue<number>;
  readonly width: number;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
};

const nothing = () => record(1, 1, () => {});

/** A motion that shapes cannot be moved through, such as doors that turn: recorded moments, chosen on the UI thread. */
export function FilmCanvas({ frames, at, width, height, style }: Props) {
  const fonts = useFontbook();
  const { attach, life } = useCanvasView(width, height, fonts !== null);
  const pictures = useMemo(
    () => (fonts === null ? [] : frames.map((shapes) => pictureOf(shapes, width, height, fonts))),
    [frames, width, height, fonts],
  );
  const blank = useMemo(() => nothing(), []);
  const picture = useDerivedValue(() => pictures[Math.round(at.get() * (pictures.length - 1))] ?? blank);
  return (
    <View ref={attach} pointerEvents="none" aria-hidden style={[{ width, height }, style]}>
      {fonts !== null && width > 0 && height > 0 && (
        <Canvas key={`${life} ${width} ${height}`} style={{ width, height }}>
          <Picture picture={picture} />
        </Canvas>
      )}
    </View>
  );
}
