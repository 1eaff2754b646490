import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { AccessibilityInfo } from 'react-native';

/** What the kit must know of the player's settings. */
export type Preferences = {
  readonly reducedMotion: 'system' | 'on' | 'off';
  readonly hand: 'right' | 'left';
  readonly patterns: boolean;
  /** Motion of other players is divided by this. */
  readonly speed: number;
};

const DEFAULTS: Preferences = { reducedMotion: 'system', hand: 'right', patterns: false, speed: 1 };
const PreferencesContext = createContext<Preferences & { readonly systemReducesMotion: boolean }>({
  ...DEFAULTS,
  systemReducesMotion: false,
});

/** Hands the player's settings to the kit, and follows the system's wish for less motion. */
export function PreferencesProvider({ value, children }: { value: Preferences; children: ReactNode }) {
  const systemReducesMotion = useSystemReducedMotion();
  return <PreferencesContext value={{ ...value, systemReducesMotion }}>{children}</PreferencesContext>;
}

/** Hand, patterns and speed as the player set them. */
export function usePreferences(): Preferences {
  return use(PreferencesContext);
}

/** Whether things fade instead of moving: the player's choice, else the system's. */
export function useReducedMotion(): boolean {
  const { reducedMotion, systemReducesMotion } = use(PreferencesContext);
  return reducedMotion === 'system' ? systemReducesMotion : reducedMotion === 'on';
}

function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let current = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((enabled) => current && setReduced(enabled));
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      current = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}
