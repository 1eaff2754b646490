import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { color, motion } from '@/look/tokens';
import { useReducedMotion } from './Preferences';

const AnimatedPressable = Animated.createAnimatedComponent(Pressable);

export type TouchableProps = Omit<PressableProps, 'style' | 'children'> & {
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
};

/** Everything one can press: sinks a little under the finger and shows a ring when the keyboard reaches it. */
export function Touchable({ style, onPressIn, onPressOut, onFocus, onBlur, ...rest }: TouchableProps) {
  const pressed = useSharedValue(0);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const view = useRef<View>(null);
  useSpokenLock(view, rest['aria-disabled'] === true);
  const sinking = useAnimatedStyle(() => ({
    transform: [{ scale: reduced ? 1 : 1 - 0.03 * pressed.get() }],
    opacity: reduced ? 1 - 0.2 * pressed.get() : 1,
  }));
  return (
    <AnimatedPressable
      ref={view}
      role="button"
      {...rest}
      onPressIn={(event) => {
        pressed.set(withTiming(1, { duration: motion.press }));
        onPressIn?.(event);
      }}
      onPressOut={(event) => {
        pressed.set(withTiming(0, { duration: motion.release }));
        onPressOut?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      style={[style, sinking, focused && Platform.OS !== 'web' && styles.focused]}
    />
  );
}

/** What is locked can still be pressed, to learn why; React Native for the web tells screen readers only of what is deaf. */
const useSpokenLock = (view: RefObject<View | null>, locked: boolean): void => {
  useLayoutEffect(() => {
    const element: unknown = view.current;
    if (Platform.OS !== 'web' || !(element instanceof Element)) return;
    if (locked) element.setAttribute('aria-disabled', 'true');
    else element.removeAttribute('aria-disabled');
  }, [view, locked]);
};

const styles = StyleSheet.create({
  focused: { outlineColor: color.goldTop, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 },
});
