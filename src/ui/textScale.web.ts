import { useSyncExternalStore } from 'react';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

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
