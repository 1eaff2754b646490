import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Apple's screen reader knows no live regions. */
export function useSpoken(words: string, key: number | string = words): void {
  useEffect(() => {
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
  }, [words, key]);
}
