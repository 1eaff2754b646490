import { Directions, Gesture, type ComposedGesture } from 'react-native-gesture-handler';
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
  return Gesture.Exclusive(fling(Directions.LEFT, 1), fling(Directions.RIGHT, -1));
}
