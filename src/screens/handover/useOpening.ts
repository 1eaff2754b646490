import { useEffect, useEffectEvent, useState } from 'react';
import { Easing, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { motion, useReducedMotion } from '@/ui';

export type Opening = {
  readonly opening: boolean;
  /** 0 shut, 1 open. */
  readonly open: SharedValue<number>;
  /** Opacity of the whole screen. */
  readonly shown: SharedValue<number>;
  begin(): void;
};

/** The doors open, and then the table is there. With reduced motion everything just fades. */
export function useOpening(onOpen: () => void): Opening {
  const reduced = useReducedMotion();
  const [opening, setOpening] = useState(false);
  const open = useSharedValue(0);
  const shown = useSharedValue(1);
  const done = useEffectEvent(onOpen);
  useEffect(() => {
    if (!opening) return;
    const duration = reduced ? motion.reduced : motion.doors;
    if (reduced) shown.set(withTiming(0, { duration }));
    else open.set(withTiming(1, { duration, easing: Easing.inOut(Easing.cubic) }));
    const timer = setTimeout(() => done(), duration);
    return () => clearTimeout(timer);
  }, [opening, reduced, open, shown]);
  return { opening, open, shown, begin: () => setOpening(true) };
}
