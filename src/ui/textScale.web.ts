import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { StyleSheet, type StyleProp, type Text, type TextStyle } from 'react-native';

/** The size of text in a browser whose reader has wished for nothing. */
const USUAL = 16;
const listeners = new Set<() => void>();
let scale = 1;

/** As wide as the reader's text is large: the browser tells when that changes. */
function watch(): void {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0';
  document.body.append(ruler);
  const measure = () => {
    scale = ruler.getBoundingClientRect().width / USUAL;
    for (const listener of listeners) listener();
  };
  measure();
  new ResizeObserver(measure).observe(ruler);
}
watch();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How large the reader wants text: the size set in the browser, beside its usual one. */
export const useFontScale = (): number => useSyncExternalStore(subscribe, () => scale);

/** The style of a text that grows with the reader's wish; in a browser nobody else makes it grow. */
export function useGrowing(style: StyleProp<TextStyle>, most: number): StyleProp<TextStyle> {
  const by = Math.min(useFontScale(), most);
  if (by === 1) return style;
  const { fontSize, lineHeight, letterSpacing, ...rest } = StyleSheet.flatten(style);
  const grown = (size: number | undefined) => (size === undefined ? undefined : size * by);
  return { ...rest, fontSize: grown(fontSize), lineHeight: grown(lineHeight), letterSpacing: grown(letterSpacing) };
}

/** How much smaller a text becomes at a time until it has room. */
const STEP = 0.05;

/** What a text is given that makes itself smaller where it has no room; a browser does not do it by itself. */
export function useFitting(fits: boolean, least: number): RefObject<Text | null> {
  const text = useRef<Text>(null);
  useLayoutEffect(() => {
    const element: unknown = text.current;
    if (!fits || !(element instanceof HTMLElement)) return undefined;
    const fit = () => {
      element.style.removeProperty('zoom');
      // A word that has no room must not break: then nothing would tell that it has none.
      element.style.setProperty('overflow-wrap', 'normal');
      for (let by = 1 - STEP; by >= least && isCut(element); by -= STEP) element.style.setProperty('zoom', String(by));
    };
    fit();
    const watching = new ResizeObserver(fit);
    if (element.parentElement) watching.observe(element.parentElement);
    return () => watching.disconnect();
  });
  return text;
}

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4;
