import { useLayoutEffect, useRef } from 'react';
import { PixelRatio, View, type StyleProp, type ViewStyle } from 'react-native';
import { knownStill, orderStill } from './stills';
import { useFontbook } from './SceneFonts';
import type { Shape } from './shapes';

type Props = {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
};

/**
 * A large still picture, such as the wall behind a screen. In a browser every canvas that Skia draws on costs one of the
 * few WebGL contexts of a page, and giving one back is slow: so it is painted apart and shown as pixels.
 */
export function StillCanvas({ shapes, width, height, style }: Props) {
  const fonts = useFontbook();
  const holder = useRef<View>(null);
  const ratio = PixelRatio.get();
  useLayoutEffect(() => {
    if (fonts === null || width <= 0 || height <= 0) return;
    const show = (still: HTMLCanvasElement) => showIn(holder.current, still, width, height);
    const known = knownStill(shapes, width, ratio);
    if (known === undefined) return orderStill({ shapes, width, height, ratio }, fonts, show);
    show(known);
    return undefined;
  }, [fonts, shapes, width, height, ratio]);
  return <View ref={holder} pointerEvents="none" aria-hidden style={[{ width, height }, style]} />;
}

/** Shown as a copy: the same picture may be on two screens at once. */
const showIn = (view: View | null, still: HTMLCanvasElement, width: number, height: number): void => {
  if (!(view instanceof HTMLElement)) return;
  const shown = document.createElement('canvas');
  [shown.width, shown.height] = [still.width, still.height];
  shown.style.width = `${width}px`;
  shown.style.height = `${height}px`;
  shown.getContext('2d')?.drawImage(still, 0, 0);
  view.replaceChildren(shown);
};
