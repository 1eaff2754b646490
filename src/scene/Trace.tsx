import { DashPathEffect, Path, Skia } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { Camera } from './camera';
import type { Corner } from './nodes';

/** A line over a board that follows a finger without a render: points of the board; its width in points of the screen, at any zoom. */
export type Traced = {
  readonly points: SharedValue<readonly Corner[]>;
  readonly color: string;
  readonly width: number;
  readonly dashed?: boolean;
};

/** Of a dashed line, in its widths. */
const DASH = 3;

const pathBy = (points: readonly Corner[]) => {
  'worklet';
  const builder = Skia.PathBuilder.Make();
  points.forEach(({ x, y }, i) => (i === 0 ? builder.moveTo(x, y) : builder.lineTo(x, y)));
  const path = builder.build();
  builder.dispose();
  return path;
};

export function Trace({ trace, camera }: { readonly trace: Traced; readonly camera: SharedValue<Camera> }) {
  const { points, color, width, dashed = false } = trace;
  const path = useDerivedValue(() => pathBy(points.get()));
  const stroke = useDerivedValue(() => width / camera.get().scale);
  const intervals = useDerivedValue(() => [stroke.get() * DASH, stroke.get() * DASH]);
  return (
    <Path path={path} color={color} style="stroke" strokeWidth={stroke} strokeCap="round" strokeJoin="round">
      {dashed && <DashPathEffect intervals={intervals} />}
    </Path>
  );
}
