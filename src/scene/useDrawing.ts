import { useLayoutEffect, useMemo } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { ReduceMotion, useSharedValue, withDelay, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { motion } from '@/look/tokens';
import { BUSY, setBusy, setIdle } from './busy';
import { boardPoint } from './camera';
import { nearestTarget, type Touchable } from './nearest';
import type { Corner, Target } from './nodes';
import { inWindow, type BoardCamera } from './useCamera';
import { dragged, type Drag } from './useDrag';

/** A target as the UI thread knows it. */
type Grip = Touchable & { readonly id: string; readonly thing: string; readonly drags: boolean };

/** A game's drag on a board, and what it may begin on. */
export type Drawing = {
  readonly drag: Drag;
  readonly board: BoardCamera;
  readonly grips: SharedValue<readonly Grip[]>;
};

/** Before this many points it may still be a tap. */
const SLOP = 6;
/** A piece that was let go waits for the game to say where it goes, before it returns. */
const WAIT_MS = 120;

const gripAt = ({ board, grips }: Drawing, finger: Corner): Grip | null => {
  'worklet';
  const camera = board.camera.get();
  return nearestTarget(grips.get(), boardPoint(camera, inWindow(board, finger)), camera.scale);
};

/** Whether a drag that begins at a point of the window is the game's, and does not pan. */
export const draws = (drawing: Drawing, finger: Corner): boolean => {
  'worklet';
  return drawing.drag.ground === 'draws' || gripAt(drawing, finger)?.drags === true;
};

/** Follows a game's drag on a board. */
export const useDrawing = (drag: Drag | undefined, board: BoardCamera, targets: readonly Target[]): Drawing | null => {
  const grips = useSharedValue<readonly Grip[]>([]);
  const wanted = drag !== undefined;
  useLayoutEffect(() => {
    if (wanted) grips.set(targets.map(gripOf));
  }, [wanted, grips, targets]);
  return useMemo(() => (drag === undefined ? null : { drag, board, grips }), [drag, board, grips]);
};

const gripOf = ({ id, node, x, y, w, h, round, corners, drags }: Target): Grip => ({
  id,
  thing: node ?? id,
  x,
  y,
  w,
  h,
  round,
  corners,
  drags: drags === true,
});

/** The gesture of a game's drag. */
export const makeDraw = (drawing: Drawing) => {
  const { drag, board } = drawing;
  const { busy, reduced, facing } = board;
  /** The point of the board under a finger. */
  const under = (finger: Corner): Corner => {
    'worklet';
    return boardPoint(board.camera.get(), inWindow(board, finger));
  };
  return Gesture.Pan()
    .withTestId('scene:draw')
    .maxPointers(1)
    .minDistance(SLOP)
    .onTouchesDown((event, manager) => {
      const [touch] = event.allTouches;
      if (touch === undefined || !draws(drawing, touch)) manager.fail();
    })
    .onStart((event) => {
      // Ways are told in the window's directions, places in the browser too: so both are read where they are told.
      const back = facing.mirrored ? 1 : facing.sign;
      const fell = { x: event.x - event.translationX * back, y: event.y - event.translationY * back };
      const grip = gripAt(drawing, fell);
      setBusy(busy, BUSY.drag);
      drag.from.set(under(fell));
      drag.at.set(under(event));
      drag.target.set(grip?.id ?? '');
      drag.thing.set(drag.carries && grip?.drags === true ? grip.thing : '');
      drag.lift.set(1);
      drag.active.set(true);
      scheduleOnRN(drag.tell, 'begun', dragged(drag));
    })
    .onUpdate((event) => drag.at.set(under(event)))
    .onFinalize((_, letGo) => {
      setIdle(busy, BUSY.drag);
      if (!drag.active.get()) return;
      drag.active.set(false);
      scheduleOnRN(drag.tell, letGo ? 'done' : 'dropped', dragged(drag));
      const back = withTiming(0, { duration: reduced ? 0 : motion.choose, reduceMotion: ReduceMotion.Never });
      drag.lift.set(letGo ? withDelay(WAIT_MS, back, ReduceMotion.Never) : back);
    });
};
