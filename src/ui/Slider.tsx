import { useState } from 'react';
import { Platform, StyleSheet, View, type AccessibilityActionEvent } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import { gradient, surface } from './surface';
import { ownPlace, useFacing } from '@/look/facing';
import { color, height } from '@/look/tokens';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value in words. */
  readonly text: string;
  readonly onChange: (value: number) => void;
  readonly testID?: string;
};

const KNOB = 26;
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
  decrement: -1,
  increment: 1,
};

/** A whole number on a line: dragged, tapped, moved by arrow keys or by the screen reader. */
export function Slider({ label, value, min, max, text, onChange, testID }: Props) {
  const facing = useFacing();
  const [width, setWidth] = useState(0);
  const room = Math.max(1, width - KNOB);
  const part = max > min ? (value - min) / (max - min) : 0;
  const set = (next: number) => {
    const fit = Math.min(Math.max(next, min), max);
    if (fit !== value) onChange(fit);
  };
  const at = (x: number) => set(Math.round(min + ((x - KNOB / 2) / room) * (max - min)));
  const step = (key: string) => {
    const by = KEYS[key];
    if (by !== undefined) set(value + by);
  };
  const pan = Gesture.Pan()
    .minDistance(0)
    .onBegin((event) => scheduleOnRN(at, ownPlace(facing, event.x, width)))
    .onUpdate((event) => scheduleOnRN(at, ownPlace(facing, event.x, width)));
  const keys: object = Platform.OS === 'web' ? { onKeyDown: (event: { key: string }) => step(event.key) } : {};
  return (
    <GestureDetector gesture={pan}>
      <View
        {...keys}
        testID={testID}
        accessible
        focusable
        tabIndex={0}
        role="slider"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={(event: AccessibilityActionEvent) => step(event.nativeEvent.actionName)}
        onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
        style={styles.touch}
      >
        <View style={styles.track} pointerEvents="none">
          <View style={[styles.done, { width: KNOB / 2 + part * room }]} />
        </View>
        <View style={[styles.knob, { left: part * room }]} pointerEvents="none" />
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  touch: { height: height.touch, justifyContent: 'center', cursor: 'pointer', borderRadius: height.touch / 2 },
  track: { ...surface.well, height: 8, borderRadius: 4, overflow: 'hidden' },
  done: { height: '100%', backgroundColor: color.violet },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: 1,
    borderColor: color.goldEdge,
    ...gradient([color.goldTop, color.gold]),
    boxShadow: '0px 2px 6px rgba(3, 6, 16, 0.6)',
  },
});
