import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { BoardCamera } from './useCamera';

/** Devices have fingers; only browsers have wheels. */
export const useWheelZoom = (_view: RefObject<View | null>, _board: BoardCamera, _enabled: boolean): void => {};
