import type { ComponentProps } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Words } from '@/engine';
import type { Size } from './camera';
import type { Target } from './nodes';
import { LONG_PRESS_MS, TouchTarget } from './TouchTarget';
import type { TouchHandlers } from './useTouch';

type Props = {
  readonly targets: readonly Target[];
  readonly words: (words: Words) => string;
  readonly board: Size;
  /** Whether the board itself feels fingers: beside small things, on things without a view, on free ground. */
  readonly feels: boolean;
  readonly handlers: TouchHandlers;
  /** Moves the overlay with the board. */
  readonly style: ComponentProps<typeof Animated.View>['style'];
};

/** Transparent views over what can be tapped, in the order in which a screen reader should come by, and one over the whole board. */
export function TouchOverlay({ targets, words, board, feels, handlers, style }: Props) {
  return (
    <Animated.View testID="scene:overlay" pointerEvents="box-none" style={[styles.overlay, board, style]}>
      {feels && <Floor handlers={handlers} />}
      {targets.map(
        (target) =>
          target.quiet !== true && (
            <TouchTarget
              key={target.id}
              target={target}
              label={words(target.label)}
              hint={target.hint && words(target.hint)}
              handlers={handlers}
            />
          ),
      )}
    </Animated.View>
  );
}

/** The board under all targets: only fingers know of it. */
function Floor({ handlers: { onPressIn, onPressOut, onPress, onLongPress } }: { readonly handlers: TouchHandlers }) {
  return (
    <Pressable
      testID="scene:floor"
      accessible={false}
      focusable={false}
      importantForAccessibility="no"
      delayLongPress={LONG_PRESS_MS}
      onPressIn={(event) => onPressIn(null, event)}
      onPressOut={onPressOut}
      onPress={(event) => onPress(null, event)}
      onLongPress={onLongPress && ((event) => onLongPress(null, event))}
      style={styles.floor}
    />
  );
}

const styles = StyleSheet.create({
  overlay: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
  // In a browser it would show a hand over the whole board.
  floor: { ...StyleSheet.absoluteFill, cursor: 'auto' },
});
