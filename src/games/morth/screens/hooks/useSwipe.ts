import { Platform } from 'react-native';
import { Directions, Gesture, type ComposedGesture } from 'react-native-gesture-handler';
import { useFacing } from '@/look/facing';
import { scheduleOnRN } from 'react-native-worklets';

/** A quick stroke to the side: to the left goes on by one, to the right back by one. */
export function useSwipe(onSwipe: (by: 1 | -1) => void, enabled: boolean): ComposedGesture {
  const fling = (direction: Directions, by: 1 | -1) =>
    Gesture.Fling()
      .withTestId(by > 0 ? 'map:next' : 'map:back')
      .direction(direction)
      .enabled(enabled)
      .onEnd(() => {
        scheduleOnRN(onSwipe, by);
      });
  // Apple tells a stroke in the view's own directions, the others in the window's.
  const turned = useFacing().sign < 0 && Platform.OS !== 'ios';
  const [on, back] = turned ? [Directions.RIGHT, Directions.LEFT] : [Directions.LEFT, Directions.RIGHT];
  return Gesture.Exclusive(fling(on, 1), fling(back, -1));
}
