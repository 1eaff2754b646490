import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { TurnedContext } from '@/look/facing';
import { motion } from '@/look/tokens';
import { useReducedMotion } from './Preferences';

const HALF_ROUND = 180;
const SetTurned = createContext<(turned: boolean) => void>(() => undefined);

/** The whole app, which a table that lies flat may turn half round; the edges of the screen go round with it. */
export function TurnProvider({ children }: { readonly children: ReactNode }) {
  const [turned, setTurned] = useState(false);
  const { top, right, bottom, left } = useSafeAreaInsets();
  const edges = turned ? { top: bottom, right: left, bottom: top, left: right } : { top, right, bottom, left };
  return (
    <SetTurned value={setTurned}>
      <TurnedContext value={turned}>
        <SafeAreaInsetsContext.Provider value={edges}>
          <Turned>{children}</Turned>
        </SafeAreaInsetsContext.Provider>
      </TurnedContext>
    </SetTurned>
  );
}

/** Turns the whole app while the caller is on the screen and wants it so. */
export function useTurn(turned: boolean): void {
  const set = use(SetTurned);
  useEffect(() => {
    set(turned);
    return () => set(false);
  }, [set, turned]);
}

/** Faces the way the app faces. What lies in a window of its own, as sheets and dialogs do, wraps itself in it. */
export function Turned({ children }: { readonly children: ReactNode }) {
  const target = use(TurnedContext) ? HALF_ROUND : 0;
  const reduced = useReducedMotion();
  const angle = useSharedValue(target);
  useEffect(() => {
    angle.set(reduced ? target : withTiming(target, { duration: motion.turn, easing: Easing.inOut(Easing.cubic) }));
  }, [angle, target, reduced]);
  const turning = useAnimatedStyle(() => ({
    transform: angle.get() === 0 ? [] : [{ rotate: `${angle.get()}deg` }],
  }));
  return (
    <Animated.View testID="turned" pointerEvents="box-none" style={[styles.fill, turning]}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
