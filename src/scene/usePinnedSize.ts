import { useLayoutEffect, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

/**
 * A browser hides the screens behind the topmost one, and a hidden canvas measures nothing: Skia would then redraw it at
 * no size, fail, and never draw it again. The canvas inside the view answers with the size it was mounted with.
 */
export const usePinnedSize = (
  view: RefObject<View | null>,
  width: number,
  height: number,
  life: number,
  ready: boolean,
): void => {
  useLayoutEffect(() => {
    const element: unknown = view.current;
    if (Platform.OS !== 'web' || !ready || !(element instanceof HTMLElement)) return;
    const canvas = element.querySelector('canvas');
    if (canvas === null) return;
    Object.defineProperty(canvas, 'clientWidth', { configurable: true, value: width });
    Object.defineProperty(canvas, 'clientHeight', { configurable: true, value: height });
  }, [view, width, height, life, ready]);
};
