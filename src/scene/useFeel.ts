import { useMemo } from 'react';
import { Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';
import { motion } from '@/look/tokens';

const timing = (duration: number, easing = Easing.out(Easing.cubic)) => ({
  duration,
  easing,
  reduceMotion: ReduceMotion.Never,
});

/** How things answer a finger: they sink while pressed, and shake when refused. */
export const useFeel = (reduced: boolean) => {
  const pressed = useSharedValue('');
  const press = useSharedValue(0);
  const shaken = useSharedValue('');
  const shake = useSharedValue(1);
  return useMemo(() => {
    const pressIn = (id: string) => {
      pressed.set(id);
      press.set(withTiming(1, timing(motion.press)));
    };
    const pressOut = () => press.set(withTiming(0, timing(motion.release)));
    const shakeThing = (id: string) => {
      if (reduced) return;
      shaken.set(id);
      shake.set(0);
      shake.set(withTiming(1, timing(motion.refused, Easing.linear)));
    };
    return { pressed, press, shaken, shake, pressIn, pressOut, shakeThing };
  }, [pressed, press, shaken, shake, reduced]);
};
