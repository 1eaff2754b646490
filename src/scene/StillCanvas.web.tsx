import { useLayoutEffect, useRef } from 'react';
import { PixelRatio, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Fontbook } from './fontbook';
import { pictureOf } from './record';
import { useFontbook } from './SceneFonts';
import type { Shape } from './shapes';
import { soon } from './slices';
import { paintTile, tilesOf } from './stillPixels';

type Props = {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
};

type Still = { readonly shapes: readonly Shape[]; readonly canvas: HTMLCanvasElement };

/** Pictures kept; most screens share one wall, so that it is painted once. */
const KEPT = 4;
let stills: readonly Still[] = [];

const knownStill = (shapes: readonly Shape[], width: number): HTMLCanvasElement | undefined =>
  stills.find((each) => each.shapes === shapes && each.canvas.width === width)?.canvas;

const paintStill = (
  shapes: readonly Shape[],
  width: number,
  height: number,
  ratio: number,
  fonts: Fontbook,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  const context = canvas.getContext('2d');
  const picture = pictureOf(shapes, width, height, fonts);
  for (const tile of tilesOf(canvas.width, canvas.height)) {
    context?.putImageData(new ImageData(paintTile(picture, tile, ratio), tile.w, tile.h), tile.x, tile.y);
  }
  stills = [{ shapes, canvas }, ...stills].slice(0, KEPT);
  return canvas;
};

/**
 * A large still picture, such as the wall behind a screen. In a browser every canvas that Skia draws on costs one of the
 * few WebGL contexts of a page, and giving one back is slow: so it is painted on the shared easel and shown as pixels.
 */
export function StillCanvas({ shapes, width, height, style }: Props) {
  const fonts = useFontbook();
  const holder = useRef<View>(null);
  const ratio = PixelRatio.get();
  useLayoutEffect(() => {
    if (fonts === null || width <= 0 || height <= 0) return;
    const show = (still: HTMLCanvasElement) => showIn(holder.current, still, width, height);
    const known = knownStill(shapes, Math.ceil(width * ratio));
    if (known === undefined) return soon(() => show(paintStill(shapes, width, height, ratio, fonts)));
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
