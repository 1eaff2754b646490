import { useSharedValue, type SharedValue } from 'react-native-reanimated';

/** A list whose rows are being dragged: all on the UI thread until the finger lifts. */
export type Reorder = {
  readonly count: number;
  /** The row under the finger, -1 when there is none. */
  readonly from: SharedValue<number>;
  readonly dy: SharedValue<number>;
  readonly rowHeight: SharedValue<number>;
  /** Where the dragged row would land. */
  target(): number;
  /** How far row index must stand from its place. */
  offset(index: number): number;
  readonly onMove: (from: number, to: number) => void;
};

/** Rows of one height that can be dragged into another order. */
export function useReorder(count: number, onMove: (from: number, to: number) => void): Reorder {
  const from = useSharedValue(-1);
  const dy = useSharedValue(0);
  const rowHeight = useSharedValue(64);
  const target = () => {
    'worklet';
    const moved = from.get() + Math.round(dy.get() / rowHeight.get());
    return Math.min(Math.max(moved, 0), count - 1);
  };
  const offset = (index: number) => {
    'worklet';
    const dragged = from.get();
    if (dragged < 0) return 0;
    if (index === dragged) return dy.get();
    const to = target();
    if (index > dragged && index <= to) return -rowHeight.get();
    return index < dragged && index >= to ? rowHeight.get() : 0;
  };
  return { count, from, dy, rowHeight, target, offset, onMove };
}
