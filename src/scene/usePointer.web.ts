import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { GestureResponderEvent, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import type { Camera } from './camera';
import type { Corner } from './nodes';
import type { Pointer } from './usePointer';

/** A finger's fall: on the element that it fell on, however that is zoomed or turned, and on the screen. */
type Fall = { readonly at: Corner; readonly screen: Corner; readonly camera: Camera };

const onScreen = ({ clientX, clientY }: MouseEvent): Corner => ({ x: clientX, y: clientY });

/** A key, or a click that a program made. */
const isPointless = (event: GestureResponderEvent | undefined): boolean => {
  const native: unknown = event?.nativeEvent;
  return (
    native === undefined || native instanceof KeyboardEvent || (native instanceof MouseEvent && native.detail === 0)
  );
};

/** React Native for the web tells of presses late and in the measure of the screen: the browser itself is asked. */
export const usePointer = (view: RefObject<View | null>, camera: SharedValue<Camera>): Pointer => {
  const fall = useRef<Fall | null>(null);
  const rise = useRef<Corner | null>(null);
  useEffect(() => {
    const element: unknown = view.current;
    if (!(element instanceof HTMLElement)) return;
    const down = (event: PointerEvent) => {
      const at = { x: event.offsetX, y: event.offsetY };
      fall.current = { at, screen: onScreen(event), camera: camera.get() };
    };
    const up = (event: PointerEvent) => {
      rise.current = onScreen(event);
    };
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('pointerup', up, true);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('pointerup', up, true);
    };
  }, [view, camera]);
  return useMemo(
    () => ({
      fell: (event) => (isPointless(event) ? null : (fall.current?.at ?? null)),
      rose: (event) =>
        isPointless(event) || fall.current === null ? null : risen(fall.current, rise.current ?? fall.current.screen),
      under: () => fall.current?.camera ?? camera.get(),
    }),
    [camera],
  );
};

/** It may rise over another element: so its way is counted from where it fell. */
const risen = ({ at, screen, camera: { scale } }: Fall, to: Corner): Corner => ({
  x: at.x + (to.x - screen.x) / scale,
  y: at.y + (to.y - screen.y) / scale,
});
