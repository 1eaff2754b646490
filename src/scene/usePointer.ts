import { useMemo, type RefObject } from 'react';
import type { GestureResponderEvent, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import type { Camera } from './camera';
import type { Corner } from './nodes';

type Event = GestureResponderEvent | undefined;

/** Where fingers fall and rise, in the measure of the view that is pressed; null where nobody pointed, but a key or a screen reader chose. */
export type Pointer = {
  readonly fell: (event: Event) => Corner | null;
  readonly rose: (event: Event) => Corner | null;
  /** How the board lay when the finger fell. */
  readonly under: () => Camera;
};

const place = (event: Event): Corner | null => {
  // Screen readers press without a place.
  const { locationX, locationY }: Partial<GestureResponderEvent['nativeEvent']> = event?.nativeEvent ?? {};
  return locationX === undefined || locationY === undefined ? null : { x: locationX, y: locationY };
};

/** A device tells the place with every event and at once, already in the measure of the view, however it is zoomed. */
export const usePointer = (_view: RefObject<View | null>, camera: SharedValue<Camera>): Pointer =>
  useMemo(() => ({ fell: place, rose: place, under: () => camera.get() }), [camera]);
