import { useLayoutEffect, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

/** Where Skia's view in a browser keeps what it does when its size is told. */
const HEARS = '__reactLayoutHandler';

/**
 * A browser hides the screens behind the topmost one, and a hidden canvas measures nothing: Skia would then redraw it at
 * no size, fail, and never draw it again. The canvas inside the view answers with the size it was mounted with. And it is
 * told its size once: Skia makes another drawing context whenever it is told, which holds everything up.
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
    return canvas.parentElement === null ? undefined : tellOnce(canvas.parentElement);
  }, [view, width, height, life, ready]);
};

/** Lets the first word about the size through and no other; the returned function lets through what comes. */
const tellOnce = (holder: HTMLElement): (() => void) => {
  const hears: unknown = Reflect.get(holder, HEARS);
  if (typeof hears !== 'function') return () => {};
  let told = false;
  Reflect.set(holder, HEARS, (layout: unknown) => {
    if (told) return;
    told = true;
    hears(layout);
  });
  return () => void Reflect.set(holder, HEARS, hears);
};
