import { Canvas, Picture } from '@shopify/react-native-skia';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { pictureOf } from './record';
import { useFontbook } from './SceneFonts';
import type { Shape } from './shapes';
import { useRevival } from './useRevival';

type Props = {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
};

/** A large still picture, such as the wall behind a screen: drawn by the graphics card once per size, then kept. Memoize the shapes. */
export function StillCanvas({ shapes, width, height, style }: Props) {
  const fonts = useFontbook();
  const { life } = useRevival();
  return (
    <View pointerEvents="none" aria-hidden style={[{ width, height }, style]}>
      {fonts !== null && width > 0 && height > 0 && (
        <Canvas key={`${life} ${width} ${height}`} style={{ width, height }}>
          <Picture picture={pictureOf(shapes, width, height, fonts)} />
        </Canvas>
      )}
    </View>
  );
}
