import type { SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import { drawShapes } from './draw';
import { record } from './record';
import { useFontbook } from './SceneFonts';
import type { Shape } from './shapes';

/** What is drawn over a board while a finger is on it, without a render: shapes in points of the board. */
export type Sketch = {
  readonly picture: SharedValue<SkPicture>;
  /** Instead of what was shown before. */
  show(shapes: readonly Shape[]): void;
};

/** Larger than any board: a sketch may lie anywhere on it. */
const ANYWHERE = 100_000;

/** A sketch for a SceneCanvas. It belongs to whoever follows a drag: nothing else of the scene is drawn anew with it. */
export function useSketch(): Sketch {
  const fonts = useFontbook();
  const picture = useSharedValue<SkPicture>(useMemo(() => record(0, 0, () => undefined), []));
  return useMemo(
    () => ({
      picture,
      show: (shapes) => {
        if (fonts !== null) picture.set(record(ANYWHERE, ANYWHERE, (canvas) => drawShapes(canvas, shapes, fonts)));
      },
    }),
    [fonts, picture],
  );
}
