import type { ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Words } from '@/engine';
import type { Size } from './camera';
import { Floor } from './Floor';
import { useGuide } from './guide';
import type { Target } from './nodes';
import { TouchTarget } from './TouchTarget';
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
  const guide = useGuide();
  const isPointed = ({ id }: Target) => guide?.at.includes(id) === true;
  const hintOf = (target: Target) =>
    [isPointed(target) && guide?.words, target.hint && words(target.hint)].filter(Boolean).join('. ') || undefined;
  return (
    <Animated.View testID="scene:overlay" pointerEvents="box-none" style={[styles.overlay, board, style]}>
      {feels && <Floor handlers={handlers} />}
      {targets.map(
        (target) =>
          (target.quiet !== true || isPointed(target)) && (
            <TouchTarget
              key={target.id}
              target={target}
              label={words(target.label)}
              hint={hintOf(target)}
              handlers={handlers}
            />
          ),
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  overlay: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
});
