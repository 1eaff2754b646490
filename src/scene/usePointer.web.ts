import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { GestureResponderEvent, View } from 'react-native';
import type { Corner } from './nodes';
import type { Pointer } from './usePointer';

/** Of an event in the measure of the element it fell on, however that is zoomed or turned. */
const inside = ({ offsetX, offsetY }: MouseEvent): Corner => ({ x: offsetX, y: offsetY });

/** A key, or a click that a program made. */
const isPointless = (event: GestureResponderEvent | undefined): boolean => {
  const native: unknown = event?.nativeEvent;
  return (
    native === undefined || native instanceof KeyboardEvent || (native instanceof MouseEvent && native.detail === 0)
  );
};

/** React Native for the web tells of presses late and in the measure of the screen: the browser itself is asked. */
export const usePointer = (view: RefObject<View | null>, onDown: () => void): Pointer => {
  const last = useRef<Corner | null>(null);
  useEffect(() => {
    const element: unknown = view.current;
    if (!(element instanceof HTMLElement)) return;
    const down = (event: PointerEvent) => {
      last.current = inside(event);
      onDown();
    };
    element.addEventListener('pointerdown', down, true);
    return () => element.removeEventListener('pointerdown', down, true);
  }, [view, onDown]);
  return useMemo(
    () => ({
      fell: (event) => (isPointless(event) ? null : last.current),
      rose: (event) => {
        const native: unknown = event?.nativeEvent;
        return !isPointless(event) && native instanceof MouseEvent ? inside(native) : null;
      },
    }),
    [],
  );
};
