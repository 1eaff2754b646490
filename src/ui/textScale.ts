import { useRef, type RefObject } from 'react';
import { useWindowDimensions, type StyleProp, type Text, type TextStyle } from 'react-native';

/** How large the reader wants text. */
export const useFontScale = (): number => useWindowDimensions().fontScale;

/** The style of a text that grows with the reader's wish; the system lets it grow by itself. */
export const useGrowing = (style: StyleProp<TextStyle>, _most: number): StyleProp<TextStyle> => style;

/** What a text is given that makes itself smaller where it has no room; the system does it by itself. */
export const useFitting = (_fits: boolean, _least: number): RefObject<Text | null> => useRef<Text>(null);
