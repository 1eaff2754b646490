import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated';
import { Glyph } from './Glyph';
import { useReducedMotion } from './Preferences';
import { gradient } from './surface';
import { color, height, motion } from '@/look/tokens';
import { Touchable } from './Touchable';

type Props = {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string;
  readonly testID?: string;
};

const TRAVEL = 22;

/** On or off; the tick says it without colour. */
export function Switch({ label, value, onChange, hint, testID }: Props) {
  const reduced = useReducedMotion();
  const sliding = useAnimatedStyle(() => ({
    transform: [{ translateX: withTiming(value ? TRAVEL : 0, { duration: reduced ? 0 : motion.choose }) }],
  }));
  return (
    <Touchable
      testID={testID}
      role="switch"
      aria-label={label}
      aria-checked={value}
      accessibilityHint={hint}
      onPress={() => onChange(!value)}
      style={styles.touch}
    >
      <Animated.View style={[styles.track, value && styles.on]}>
        <Animated.View style={[styles.knob, sliding]}>
          {value && <Glyph name="check" size={16} color={color.violetBack} />}
        </Animated.View>
      </Animated.View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  touch: { minWidth: 56, minHeight: height.touch, justifyContent: 'center', borderRadius: 16 },
  track: {
    width: 54,
    height: 32,
    borderRadius: 16,
    padding: 2,
    backgroundColor: color.raised,
    borderWidth: 1.5,
    borderColor: color.lineLit,
    justifyContent: 'center',
  },
  on: { ...gradient(['#A98BFF', '#7A5BE0']), borderColor: '#CDBBFF' },
  knob: {
    width: 25,
    height: 25,
    borderRadius: 13,
    backgroundColor: '#FFFFFF',
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0px 2px 4px rgba(3, 6, 16, 0.5)',
  },
});
