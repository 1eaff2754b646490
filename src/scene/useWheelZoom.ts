import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import type { Camera, Size } from './camera';

/** Devices have fingers; only browsers have wheels. */
export const useWheelZoom = (
  _view: RefObject<View | null>,
  _camera: SharedValue<Camera>,
  _board: Size,
  _enabled: boolean,
): void => {};
