import { useWindowDimensions, type StyleProp, type TextStyle } from 'react-native';

/** How large the reader wants text. */
export const useFontScale = (): number => useWindowDimensions().fontScale;

/** The style of a text that grows with the reader's wish; the system lets it grow by itself. */
export const useGrowing = (style: StyleProp<TextStyle>, _most: number): StyleProp<TextStyle> => style;
