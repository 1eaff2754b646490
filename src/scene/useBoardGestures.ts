import { useMemo } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import {
  ReduceMotion,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { FIT, panBy, zoomAt, type Camera, type Size } from './camera';

const FIT_MS = 220;
/** Of each tap, and between the two. */
const DOUBLE_TAP_MS = 350;
const ZOOMED = 1.001;

/** Pinch, pan and double tap on a board. Everything happens on the UI thread: no render and no action per frame. */
export const useBoardGestures = (board: Size, enabled: boolean) => {
  const camera = useSharedValue<Camera>(FIT);
  const moving = useSharedValue(false);
  const gesture = useMemo(() => makeGesture(camera, moving, board, enabled), [camera, moving, board, enabled]);
  const sharp = useDerivedValue(() => !moving.get() && camera.get().scale > ZOOMED);
  const transform = useDerivedValue(() => {
    const { x, y, scale } = camera.get();
    return [{ translateX: x }, { translateY: y }, { scale }];
  });
  const overlayStyle = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    return { transform: [{ translateX: x }, { translateY: y }, { scale }] };
  });
  return { camera, gesture, sharp, transform, overlayStyle };
};

const makeGesture = (camera: SharedValue<Camera>, moving: SharedValue<boolean>, board: Size, enabled: boolean) => {
  const pinch = Gesture.Pinch()
    .withTestId('scene:pinch')
    .enabled(enabled)
    .onStart(() => moving.set(true))
    .onFinalize(() => moving.set(false))
    .onChange((event) => {
      camera.set(zoomAt(camera.get(), event.scaleChange, event.focalX, event.focalY, board));
    });
  const pan = Gesture.Pan()
    .withTestId('scene:pan')
    .enabled(enabled)
    .averageTouches(true)
    .onStart(() => moving.set(true))
    .onFinalize(() => moving.set(false))
    .onTouchesDown((_, manager) => {
      // A board that fits leaves the finger to whatever lies round it.
      if (camera.get().scale < ZOOMED) manager.fail();
    })
    .onChange((event) => {
      camera.set(panBy(camera.get(), event.changeX, event.changeY, board));
    });
  const doubleTap = Gesture.Tap()
    .withTestId('scene:fit')
    .enabled(enabled)
    .numberOfTaps(2)
    .maxDuration(DOUBLE_TAP_MS)
    .maxDelay(DOUBLE_TAP_MS)
    .onEnd(() => {
      if (camera.get().scale >= ZOOMED) camera.set(fit());
    });
  return Gesture.Simultaneous(pinch, pan, doubleTap);
};

const fit = () => {
  'worklet';
  return withTiming(FIT, { duration: FIT_MS, reduceMotion: ReduceMotion.Never });
};
