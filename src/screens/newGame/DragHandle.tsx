import { Platform, StyleSheet, View, type AccessibilityActionEvent } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import { useT } from '@/i18n';
import { color, Glyph, height } from '@/ui';
import type { Reorder } from './useReorder';

export type DragHandleProps = {
  readonly index: number;
  readonly name: string;
  readonly reorder: Reorder;
  readonly onStep: (by: -1 | 1) => void;
  readonly testID: string;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1, decrement: -1, increment: 1 };

/** Moves a row of a list: by dragging, by the arrow keys, and by the screen reader's swipes. */
export function DragHandle({ index, name, reorder, onStep, testID }: DragHandleProps) {
  const t = useT();
  const step = (key: string) => {
    const by = STEPS[key];
    if (by) onStep(by);
  };
  const keys: object = Platform.OS === 'web' ? { onKeyDown: (event: { key: string }) => step(event.key) } : {};
  const pan = Gesture.Pan()
    .onStart(() => reorder.from.set(index))
    .onUpdate((event) => reorder.dy.set(event.translationY))
    .onEnd(() => {
      const to = reorder.target();
      reorder.from.set(-1);
      reorder.dy.set(0);
      scheduleOnRN(reorder.onMove, index, to);
    });
  return (
    <GestureDetector gesture={pan}>
      <View
        {...keys}
        testID={testID}
        accessible
        focusable
        tabIndex={0}
        role="slider"
        aria-label={t('newGame.reorder', { name })}
        accessibilityHint={t('newGame.reorderHint')}
        aria-valuenow={index + 1}
        aria-valuemin={1}
        aria-valuemax={reorder.count}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={(event: AccessibilityActionEvent) => step(event.nativeEvent.actionName)}
        style={styles.handle}
      >
        <Glyph name="drag" size={24} color={color.soft} />
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  handle: {
    width: height.touch + 8,
    minHeight: height.touch,
    alignItems: 'center',
    justifyContent: 'center',
    cursor: 'pointer',
  },
});
