import { useRef, type RefObject } from 'react';
import type { GestureResponderEvent, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import { isSameCamera, type Camera } from './camera';
import { nearestTarget } from './nearest';
import type { Corner, Target } from './nodes';
import { usePointer } from './usePointer';

export type Press = GestureResponderEvent | undefined;

/** What a view over the board tells of a finger on it; the view of a target, or with null the board itself. */
export type TouchHandlers = {
  readonly onPressIn: (own: Target | null, event: Press) => void;
  readonly onPressOut: () => void;
  readonly onPress: (own: Target | null, event: Press) => void;
  readonly onLongPress: ((own: Target | null, event: Press) => void) | undefined;
};

type Options = {
  readonly targets: readonly Target[];
  readonly camera: SharedValue<Camera>;
  readonly view: RefObject<View | null>;
  readonly onTap: (id: string) => void;
  readonly onLongPress: ((id: string) => void) | undefined;
  readonly onTapBoard: ((at: Corner) => void) | undefined;
  readonly sink: (thing: string) => void;
  readonly rise: () => void;
  /** A drag is the game's: a finger that strays taps nothing. */
  readonly drags: boolean;
};

/** A finger that fell: what it meant, and how the board lay under it. */
type Fallen = { readonly target: Target | null; readonly at: Corner; readonly camera: Camera };

/** Points of the screen that a finger may stray in a tap. */
const SLOP = 12;

/**
 * Where a finger falls decides what it means, whichever view it falls on: views over small things overlap, and hundreds
 * of things have none. A key or a screen reader means the view's own target.
 */
export const useTouch = ({ targets, camera, view, onTap, onLongPress, onTapBoard, sink, rise, drags }: Options) => {
  const fallen = useRef<Fallen | null>(null);
  const pointer = usePointer(view, camera);
  const meant = (own: Target | null, point: Corner): Fallen => {
    const at = { x: (own?.x ?? 0) + point.x, y: (own?.y ?? 0) + point.y };
    return { target: nearestTarget(targets, at, camera.get().scale), at, camera: pointer.under() };
  };
  const fall = (own: Target | null, event: Press): Target | null => {
    const point = pointer.fell(event);
    fallen.current = point === null ? null : meant(own, point);
    return fallen.current === null ? own : fallen.current.target;
  };
  const isTap = (down: Fallen, up: Fallen): boolean => {
    // The board went along with the finger: that was a pan.
    if (!isSameCamera(down.camera, camera.get())) return false;
    const strayed = Math.hypot(up.at.x - down.at.x, up.at.y - down.at.y) * down.camera.scale;
    return strayed <= SLOP || (!drags && down.target !== null && down.target.id === up.target?.id);
  };
  const handlers: TouchHandlers = {
    onPressIn: (own, event) => {
      const target = fall(own, event);
      if (target !== null) sink(target.node ?? target.id);
    },
    onPressOut: rise,
    onPress: (own, event) => {
      const point = pointer.rose(event);
      const down = fallen.current;
      fallen.current = null;
      if (point === null) {
        if (own !== null) onTap(own.id);
        return;
      }
      const up = meant(own, point);
      if (!isTap(down ?? up, up)) return;
      const { target, at } = down ?? up;
      if (target !== null) onTap(target.id);
      else onTapBoard?.(at);
    },
    onLongPress:
      onLongPress &&
      ((own, event) => {
        const target = fall(own, event);
        if (target !== null) onLongPress(target.id);
      }),
  };
  return handlers;
};
