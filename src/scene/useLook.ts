import { useAnimatedReaction, useSharedValue, type SharedValue } from 'react-native-reanimated';
import { fitCamera, lookThrough, type Look } from './camera';
import type { BoardCamera } from './useCamera';
import type { Dial } from './useDial';

/**
 * What the frames draw. It changes only where a frame has to be recorded anew: when the camera leaves what was drawn, and
 * once more when a zoomed board and everything on it have come to rest.
 */
export const useLook = (
  { camera, busy, lens }: BoardCamera,
  clock: SharedValue<number>,
  end: SharedValue<number>,
  dial: Dial | undefined,
  legible: number = 0,
): SharedValue<Look> => {
  const { window } = lens;
  const turning = dial?.turning;
  const look = useSharedValue(lookThrough(fitCamera(lens), window, false, null, legible));
  useAnimatedReaction(
    () => ({
      from: camera.get(),
      atRest: busy.get() === 0 && clock.get() >= end.get() && turning?.get() !== true,
    }),
    ({ from, atRest }) => look.set(lookThrough(from, window, atRest, look.get(), legible)),
  );
  return look;
};
