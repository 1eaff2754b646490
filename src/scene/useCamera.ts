import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import type { Box } from '@/look/box';
import { ownPlace, useFacing, type Facing } from '@/look/facing';
import { BUSY, setBusy, setIdle } from './busy';
import { cameraOn, canPan, clampCamera, fitCamera, seenPart, type Camera, type Lens } from './camera';
import type { Corner } from './nodes';

export const GLIDE_MS = 220;

/** A board's camera, what moves it, and where it may go. Everything happens on the UI thread: no render and no action per frame. */
export type BoardCamera = {
  readonly camera: SharedValue<Camera>;
  readonly busy: SharedValue<number>;
  readonly lens: Lens;
  readonly reduced: boolean;
  /** The screen may be turned half round. */
  readonly facing: Facing;
};

/** Where a finger is in the window of a board, whichever way the screen faces. */
export const inWindow = ({ facing, lens: { window } }: BoardCamera, { x, y }: Corner): Corner => {
  'worklet';
  return { x: ownPlace(facing, x, window.width), y: ownPlace(facing, y, window.height) };
};

/** Brings the camera somewhere: by motion, or at once where motion is not wanted. */
export const glideTo = ({ camera, busy, reduced }: BoardCamera, to: Camera): void => {
  'worklet';
  if (reduced) {
    camera.set(to);
    return;
  }
  setBusy(busy, BUSY.glide);
  camera.set(
    withTiming(
      to,
      { duration: GLIDE_MS, easing: Easing.inOut(Easing.cubic), reduceMotion: ReduceMotion.Never },
      // Whoever interrupts it may be another glide.
      (arrived) => {
        if (arrived === true) setIdle(busy, BUSY.glide);
      },
    ),
  );
};

/** The camera of a board; it first shows the opening, or the whole board. `name` tells one board from another. */
export const useCamera = (lens: Lens, opening: Box | undefined, reduced: boolean, name?: string) => {
  const camera = useSharedValue<Camera>(opening === undefined ? fitCamera(lens) : cameraOn(opening, Infinity, lens));
  const busy = useSharedValue(0);
  useNewLens(camera, lens, name);
  const transform = useDerivedValue(() => {
    const { x, y, scale } = camera.get();
    return [{ translateX: x }, { translateY: y }, { scale }];
  });
  const overlayStyle = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    return { transform: [{ translateX: x }, { translateY: y }, { scale }] };
  });
  const facing = useFacing();
  const board = useMemo(() => ({ camera, busy, lens, reduced, facing }), [camera, busy, lens, reduced, facing]);
  return { board, transform, overlayStyle };
};

/** Another window, or another size: what was in the middle stays there, and a board that was whole stays whole. Another board is seen whole. */
const useNewLens = (camera: SharedValue<Camera>, lens: Lens, name: string | undefined): void => {
  const known = useRef({ lens, name });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { lens, name };
    if (before.lens === lens && before.name === name) return;
    const now = camera.get();
    const { x, y, w, h } = seenPart(now, before.lens.window);
    const middle = { x: x + w / 2, y: y + h / 2, w: 0, h: 0 };
    const stays = before.name === name && canPan(now, before.lens);
    camera.set(stays ? clampCamera(cameraOn(middle, now.scale, lens), lens) : fitCamera(lens));
  }, [camera, lens, name]);
};
