import { useEffect, useState } from 'react';
import { Image, PixelRatio, View, type StyleProp, type ViewStyle } from 'react-native';
import { knownUri, orderUri } from './drawingUri';
import { useFontbook } from './SceneFonts';
import type { Shape } from './shapes';

type Props = {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  /** Room for glows and shadows beyond the box, in points; it does not take part in the layout. */
  readonly bleed?: number;
  /** Without a label it is decoration and hidden from screen readers. */
  readonly accessibilityLabel?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
};

/** A small still picture among native views: drawn once by Skia, then an ordinary image. */
export function Drawing({ shapes, width, height, bleed = 0, accessibilityLabel, style, testID }: Props) {
  const uri = useUri(shapes, width, height, bleed);
  const spoken =
    accessibilityLabel === undefined
      ? HIDDEN
      : { accessible: true, role: 'img' as const, 'aria-label': accessibilityLabel };
  return (
    <View testID={testID} pointerEvents="none" style={[{ width, height }, style]} {...spoken}>
      {uri !== undefined && (
        <Image
          source={{ uri }}
          fadeDuration={0}
          style={{
            position: 'absolute',
            left: -bleed,
            top: -bleed,
            width: width + 2 * bleed,
            height: height + 2 * bleed,
          }}
        />
      )}
    </View>
  );
}

const HIDDEN = { 'aria-hidden': true, importantForAccessibility: 'no-hide-descendants' } as const;

/** The last image stays until the next one is drawn, so that nothing flickers. */
function useUri(shapes: readonly Shape[], width: number, height: number, bleed: number): string | undefined {
  const fonts = useFontbook();
  const ratio = PixelRatio.get();
  const known = knownUri({ shapes, width, height, bleed, ratio });
  const [drawn, setDrawn] = useState(known);
  useEffect(() => {
    if (fonts === null || width <= 0 || height <= 0) return;
    return orderUri({ shapes, width, height, bleed, ratio }, fonts, setDrawn);
  }, [fonts, shapes, width, height, bleed, ratio]);
  return known ?? drawn;
}
