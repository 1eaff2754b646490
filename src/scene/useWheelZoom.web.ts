import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import { panBy, zoomAt, type Camera, type Size } from './camera';

/** Zoom a wheel step: a trackpad pinch arrives as small steps with the control key. */
const STEP = 0.01;

/** Control and wheel, or two fingers on a trackpad, zoom the board; the wheel alone moves a board that is zoomed. */
export const useWheelZoom = (
  view: RefObject<View | null>,
  camera: SharedValue<Camera>,
  board: Size,
  enabled: boolean,
): void => {
  useEffect(() => {
    const element: unknown = view.current;
    if (!enabled || !(element instanceof HTMLElement)) return;
    const turned = (event: WheelEvent) => {
      const now = camera.get();
      if (!event.ctrlKey && now.scale === 1) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      camera.set(
        event.ctrlKey
          ? zoomAt(now, Math.exp(-event.deltaY * STEP), event.clientX - box.left, event.clientY - box.top, board)
          : panBy(now, -event.deltaX, -event.deltaY, board),
      );
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, [view, camera, board, enabled]);
};
