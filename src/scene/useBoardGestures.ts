import { useMemo } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { BUSY, setBusy, setIdle } from './busy';
import { canPan, fitCamera, panBy, zoomAt } from './camera';
import { glideTo, inWindow, type BoardCamera } from './useCamera';
import { draws, type Drawing } from './useDrawing';

/** Of each tap, and between the two. */
const DOUBLE_TAP_MS = 350;

/** Pinch, pan and double tap on a board. */
export const useBoardGestures = (board: BoardCamera, enabled: boolean, drawing: Drawing | null) =>
  useMemo(
    () => Gesture.Simultaneous(makePinch(board, enabled), makePan(board, enabled, drawing), makeFit(board, enabled)),
    [board, enabled, drawing],
  );

const makePinch = (board: BoardCamera, enabled: boolean) => {
  const { camera, busy, lens } = board;
  return Gesture.Pinch()
    .withTestId('scene:pinch')
    .enabled(enabled)
    .onStart(() => setBusy(busy, BUSY.pinch))
    .onFinalize(() => setIdle(busy, BUSY.pinch))
    .onChange((event) => {
      const { x, y } = inWindow(board, { x: event.focalX, y: event.focalY });
      camera.set(zoomAt(camera.get(), event.scaleChange, x, y, lens));
    });
};

const makePan = ({ camera, busy, lens, facing }: BoardCamera, enabled: boolean, drawing: Drawing | null) =>
  Gesture.Pan()
    .withTestId('scene:pan')
    .enabled(enabled)
    .averageTouches(true)
    .onStart(() => setBusy(busy, BUSY.pan))
    .onFinalize(() => setIdle(busy, BUSY.pan))
    .onTouchesDown((event, manager) => {
      const [touch] = event.allTouches;
      // A board that fits leaves the finger to whatever lies round it.
      if (!canPan(camera.get(), lens)) manager.fail();
      else if (drawing !== null && touch !== undefined && event.numberOfTouches === 1 && draws(drawing, touch))
        manager.fail();
    })
    .onChange((event) => {
      camera.set(panBy(camera.get(), event.changeX * facing.sign, event.changeY * facing.sign, lens));
    });

const makeFit = (board: BoardCamera, enabled: boolean) =>
  Gesture.Tap()
    .withTestId('scene:fit')
    .enabled(enabled)
    .numberOfTaps(2)
    .maxDuration(DOUBLE_TAP_MS)
    .maxDelay(DOUBLE_TAP_MS)
    .onEnd(() => {
      const fit = fitCamera(board.lens);
      if (board.camera.get().scale !== fit.scale) glideTo(board, fit);
    });
