import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { BUSY, setBusy, setIdle } from './busy';
import { canPan, panBy, zoomAt } from './camera';
import { inWindow, type BoardCamera } from './useCamera';

/** Zoom a wheel step: a trackpad pinch arrives as small steps with the control key. */
const STEP = 0.01;
/** A wheel does not say when it stops: it has when it says nothing for so long. */
const STOPPED_MS = 160;

/** Control and wheel, or two fingers on a trackpad, zoom the board; the wheel alone moves a board that is larger than its window. */
export const useWheelZoom = (view: RefObject<View | null>, board: BoardCamera, enabled: boolean): void => {
  useEffect(() => {
    const element: unknown = view.current;
    if (!enabled || !(element instanceof HTMLElement)) return;
    const { camera, busy, lens, facing } = board;
    let stops: ReturnType<typeof setTimeout> | undefined;
    const stopped = () => setIdle(busy, BUSY.wheel);
    const turned = (event: WheelEvent) => {
      const now = camera.get();
      if (!event.ctrlKey && !canPan(now, lens)) return;
      event.preventDefault();
      setBusy(busy, BUSY.wheel);
      clearTimeout(stops);
      stops = setTimeout(stopped, STOPPED_MS);
      const box = element.getBoundingClientRect();
      const { x, y } = inWindow(board, { x: event.clientX - box.left, y: event.clientY - box.top });
      camera.set(
        event.ctrlKey
          ? zoomAt(now, Math.exp(-event.deltaY * STEP), x, y, lens)
          : panBy(now, -event.deltaX * facing.sign, -event.deltaY * facing.sign, lens),
      );
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => {
      element.removeEventListener('wheel', turned);
      clearTimeout(stops);
      stopped();
    };
  }, [view, board, enabled]);
};
