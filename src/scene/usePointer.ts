import type { RefObject } from 'react';
import type { GestureResponderEvent, View } from 'react-native';
import type { Corner } from './nodes';

/** Where fingers fall and rise, in the measure of the view that is pressed; null where nobody pointed, but a key or a screen reader chose. */
export type Pointer = {
  readonly fell: (event: GestureResponderEvent | undefined) => Corner | null;
  readonly rose: (event: GestureResponderEvent | undefined) => Corner | null;
};

const place = (event: GestureResponderEvent | undefined): Corner | null => {
  // Screen readers press without a place.
  const { locationX, locationY }: Partial<GestureResponderEvent['nativeEvent']> = event?.nativeEvent ?? {};
  return locationX === undefined || locationY === undefined ? null : { x: locationX, y: locationY };
};

const POINTER: Pointer = { fell: place, rose: place };

/** A device tells the place with every event, already in the measure of the view, however it is zoomed. */
export const usePointer = (_view: RefObject<View | null>, _onDown: () => void): Pointer => POINTER;
