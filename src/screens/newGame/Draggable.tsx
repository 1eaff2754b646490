import type { ReactNode } from 'react';
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated';
import { motion } from '@/ui';
import type { Reorder } from './useReorder';

/** A row that its handle drags; the others make room. */
export function Draggable({ index, reorder, children }: { index: number; reorder: Reorder; children: ReactNode }) {
  const moving = useAnimatedStyle(() => {
    const dragged = reorder.from.get() === index;
    const offset = reorder.offset(index);
    const settled = dragged || reorder.from.get() < 0;
    return {
      transform: [{ translateY: settled ? offset : withTiming(offset, { duration: motion.choose }) }],
      zIndex: dragged ? 1 : 0,
      opacity: dragged ? 0.9 : 1,
    };
  });
  return (
    <Animated.View onLayout={(event) => reorder.rowHeight.set(event.nativeEvent.layout.height)} style={moving}>
      {children}
    </Animated.View>
  );
}
