import { useEffect, useRef } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { LONG_PRESS_MS } from './TouchTarget';
import type { TouchHandlers } from './useTouch';

/** A finger on the floor: where it fell on the screen, and whether it was told as a long press. */
type Finger = { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout>; long: boolean };

/** Points that a finger may stray in a long press. */
const SLOP = 10;

/** The board under all targets. Only fingers know of it, and it never renders: neither a press nor a pointer over it changes it. */
export function Floor({ handlers }: { readonly handlers: TouchHandlers }) {
  const finger = useRef<Finger | null>(null);
  useEffect(() => () => clearTimeout(finger.current?.timer), []);
  const lift = () => {
    clearTimeout(finger.current?.timer);
    handlers.onPressOut();
  };
  const fall = (event: GestureResponderEvent) => {
    const { pageX, pageY } = event.nativeEvent;
    event.persist();
    const timer = setTimeout(() => {
      if (finger.current === null || handlers.onLongPress === undefined) return;
      finger.current.long = true;
      handlers.onLongPress(null, event);
    }, LONG_PRESS_MS);
    finger.current = { x: pageX, y: pageY, timer, long: false };
    handlers.onPressIn(null, event);
  };
  const stray = ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent) => {
    const at = finger.current;
    if (at !== null && Math.hypot(pageX - at.x, pageY - at.y) > SLOP) clearTimeout(at.timer);
  };
  const rise = (event: GestureResponderEvent) => {
    lift();
    if (finger.current?.long !== true) handlers.onPress(null, event);
  };
  return (
    <View
      testID="scene:floor"
      accessible={false}
      importantForAccessibility="no"
      onStartShouldSetResponder={() => true}
      // In a browser a long touch asks for a menu.
      onResponderTerminationRequest={({ nativeEvent }) =>
        !('type' in nativeEvent && nativeEvent.type === 'contextmenu')
      }
      onResponderGrant={fall}
      onResponderMove={stray}
      onResponderRelease={rise}
      onResponderTerminate={lift}
      style={StyleSheet.absoluteFill}
    />
  );
}
