import type { ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Words } from '@/engine';
import type { Target } from './nodes';
import { TouchTarget } from './TouchTarget';

type Props = {
  readonly targets: readonly Target[];
  readonly words: (words: Words) => string;
  readonly onTap: (id: string) => void;
  readonly onLongPress: ((id: string) => void) | undefined;
  readonly onPressIn: (id: string) => void;
  readonly onPressOut: () => void;
  /** Moves the overlay with the board. */
  readonly style: ComponentProps<typeof Animated.View>['style'];
};

/** Transparent views over everything that can be tapped, in the order in which a screen reader should come by. */
export function TouchOverlay({ targets, words, style, ...handlers }: Props) {
  return (
    <Animated.View testID="scene:overlay" pointerEvents="box-none" style={[styles.overlay, style]}>
      {targets.map((target) => (
        <TouchTarget
          key={target.id}
          target={target}
          label={words(target.label)}
          hint={target.hint && words(target.hint)}
          {...handlers}
        />
      ))}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ overlay: { ...StyleSheet.absoluteFill, transformOrigin: 'top left' } });
