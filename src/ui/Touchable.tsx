import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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
import { useGuide } from '@/scene/guide';
import { PointRing } from '@/scene/PointRing';
import { useBringIntoSight } from './GuidedScroll';
import { useReducedMotion } from './Preferences';

const AnimatedPressable = Animated.createAnimatedComponent(Pressable);

export type TouchableProps = Omit<PressableProps, 'style' | 'children'> & {
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
};

/** Everything one can press: sinks a little under the finger and shows a ring when the keyboard reaches it. */
export function Touchable({
  style,
  onPress,
  onPressIn,
  onPressOut,
  onFocus,
  onBlur,
  children,
  ...rest
}: TouchableProps) {
  const pressed = useSharedValue(0);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const view = useRef<View>(null);
  useSpokenLock(view, rest['aria-disabled'] === true);
  const guide = useGuide();
  const { testID } = rest;
  const pointed = testID !== undefined && guide?.at.includes(testID) === true;
  useSpokenRing(view, pointed ? guide.words : undefined);
  const bring = useBringIntoSight();
  useEffect(() => {
    if (pointed && view.current) bring(view.current);
  }, [pointed, bring]);
  const sinking = useAnimatedStyle(() => ({
    transform: [{ scale: reduced ? 1 : 1 - 0.03 * pressed.get() }],
    opacity: reduced ? 1 - 0.2 * pressed.get() : 1,
  }));
  return (
    <AnimatedPressable
      ref={view}
      role="button"
      {...rest}
      {...(pointed && { accessibilityHint: guide.words })}
      onPress={
        onPress &&
        ((event) => {
          onPress(event);
          if (testID !== undefined) guide?.touched?.(testID);
        })
      }
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
    >
      {children}
      {pointed && <PointRing />}
    </AnimatedPressable>
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

/** React Native for the web knows no hints. */
const useSpokenRing = (view: RefObject<View | null>, words: string | undefined): void => {
  useLayoutEffect(() => {
    const element: unknown = view.current;
    if (Platform.OS !== 'web' || !(element instanceof Element) || words === undefined) return;
    element.setAttribute('aria-description', words);
    return () => element.removeAttribute('aria-description');
  }, [view, words]);
};

const styles = StyleSheet.create({
  focused: { outlineColor: color.goldTop, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 },
});
