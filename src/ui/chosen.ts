import { Platform } from 'react-native';

/** A button that is chosen: phones speak of selected buttons, browsers of pressed ones. */
export const pressedWhen = (chosen: boolean) =>
  Platform.OS === 'web' ? { 'aria-pressed': chosen } : { 'aria-selected': chosen };

/** The one of several things that is meant now, and is no button. */
export const currentWhen = (meant: boolean) =>
  Platform.OS === 'web' ? { 'aria-current': meant || undefined } : { 'aria-selected': meant };

/** A button of several lines: in a browser they are its name as they stand, a phone is told them as one sentence. */
export const nameOfLines = (sentence: string) => (Platform.OS === 'web' ? undefined : sentence);
