import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';
import { useEffect } from 'react';
import { Platform } from 'react-native';

const KEY = 'hidden-hands';

/** The system takes a picture for the app switcher before any view can be changed; where it can be told not to, it is. */
export function useAppSwitcherProtection(secret: boolean): void {
  useEffect(() => {
    if (!secret || Platform.OS === 'web') return;
    // Protection is a courtesy of the system: where it is missing, the cover and the handover still hide the hand.
    const ignore = () => undefined;
    const protect = Platform.OS === 'ios' ? enableAppSwitcherProtectionAsync(1) : preventScreenCaptureAsync(KEY);
    void protect.catch(ignore);
    return () => {
      const allow = Platform.OS === 'ios' ? disableAppSwitcherProtectionAsync() : allowScreenCaptureAsync(KEY);
      void allow.catch(ignore);
    };
  }, [secret]);
}
