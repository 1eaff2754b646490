import { useEffect, useEffectEvent } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import { Text } from './Text';
import { color, height, motion, space } from '@/look/tokens';
import { Touchable } from './Touchable';

/** How long a toast stays; one with something to press stays longer. */
export const TOAST_MS = 3000;
const TOAST_WITH_ACTION_MS = 6000;

type Props = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onDone: () => void;
};

/** A short message above the foot of the screen that leaves by itself. */
export function Toast({ text, action, onDone }: Props) {
  const stay = action ? TOAST_WITH_ACTION_MS : TOAST_MS;
  // The clock must not start again when the screen behind is drawn again.
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), stay);
    return () => clearTimeout(timer);
  }, [stay]);
  return (
    <Animated.View
      entering={FadeIn.duration(motion.choose)}
      exiting={FadeOut.duration(motion.reduced)}
      testID="toast"
      role="alert"
      aria-live="polite"
      style={styles.toast}
    >
      <Text kind="lead" style={styles.text}>
        {text}
      </Text>
      {action && (
        <Touchable onPress={action.onPress} aria-label={action.label} testID="toast:action" style={styles.action}>
          <Text kind="lead" color={color.gold}>
            {action.label}
          </Text>
        </Touchable>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  toast: {
    minHeight: height.touch,
    maxWidth: 480,
    borderRadius: height.touch / 2,
    borderWidth: 1,
    borderColor: color.lineLit,
    backgroundColor: 'rgba(14, 21, 38, 0.96)',
    boxShadow: '0px 6px 16px rgba(3, 6, 16, 0.6)',
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space.xxl,
    gap: space.xl,
  },
  text: { flexShrink: 1, paddingVertical: space.l },
  action: { minHeight: height.touch, minWidth: height.touch, justifyContent: 'center' },
});
