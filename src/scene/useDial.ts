import { useEffect, useMemo } from 'react';
import { Gesture, type GestureType } from 'react-native-gesture-handler';
import {
  ReduceMotion,
  useAnimatedReaction,
  useSharedValue,
  withSpring,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { ownPlace, useFacing, type Facing } from '@/look/facing';
import type { Size } from './camera';
import { directionOf, isOnDial, nearestAngle, restingStep, swingOf, turnBetween, type DialPlace } from './dial';

/** A dial of a scene: the angle that carries its nodes, and the gesture that turns it. */
export type Dial = {
  readonly angle: SharedValue<number>;
  /** A finger turns it, or it is still coming to rest: touches are no taps. */ readonly held: SharedValue<boolean>;
  /** It turns, by hand or by itself. */ readonly turning: SharedValue<boolean>;
  readonly gesture: GestureType;
};

type Options = {
  readonly place: DialPlace;
  /** The board on which it lies. */
  readonly board: Size;
  /** Where it rests, in steps. When this changes the dial turns there the short way. */
  readonly rest: number;
  /** Where it begins when it comes up, in steps; else where it rests. */
  readonly start?: number;
  /** Which way it goes when both are as far: above 0 clockwise. */
  readonly way?: number;
  /** Radians of a step. */
  readonly step: number;
  /** Whether a finger may turn it. */
  readonly enabled: boolean;
  /** Called when another step comes under the mark, and only then. */
  readonly onStep: (step: number) => void;
  readonly reduced: boolean;
};

/** Snaps in where it is let go. */
const SPRING = { mass: 1, stiffness: 210, damping: 22, reduceMotion: ReduceMotion.Never } as const;
/** A swing runs out as fast as it began and never turns back. */
const SWING = {
  mass: 1,
  stiffness: 34,
  damping: 12,
  overshootClamping: true,
  reduceMotion: ReduceMotion.Never,
} as const;
/** How long it turns by itself. */
export const TURN_MS = 520;
const SHORT_MS = 120;
/** Before this many points it may still be a tap. */
const SLOP = 6;

/** A dial that a finger turns with inertia and that snaps by steps. Everything but the change of a step happens on the UI thread. */
export function useDial({ place, board, rest, start = rest, way = 0, step, enabled, onStep, reduced }: Options): Dial {
  const angle = useSharedValue(start * step);
  const held = useSharedValue(false);
  const turning = useSharedValue(false);
  /** The last motion was a finger's: the steps it passes count, those of a dial that turns by itself do not. */
  const byHand = useSharedValue(false);
  const direction = useSharedValue(0);
  useEffect(() => {
    if (held.get()) return;
    byHand.set(false);
    turning.set(true);
    angle.set(
      withTiming(
        nearestAngle(angle.get(), rest, step, way),
        { duration: reduced ? SHORT_MS : TURN_MS, reduceMotion: ReduceMotion.Never },
        (arrived) => {
          if (arrived === true) turning.set(false);
        },
      ),
    );
  }, [rest, way, step, reduced, angle, held, turning, byHand]);
  useAnimatedReaction(
    () => Math.round(angle.get() / step),
    (now, before) => {
      if (before !== null && now !== before && byHand.get()) scheduleOnRN(onStep, now);
    },
  );
  const { x, y, inner, outer } = place;
  const { width, height } = board;
  const facing = useFacing();
  const gesture = useMemo(() => {
    const finger = { facing, width, height };
    return makeGesture({ angle, held, turning, byHand, direction }, { x, y, inner, outer }, finger, step, enabled);
  }, [angle, held, turning, byHand, direction, x, y, inner, outer, facing, width, height, step, enabled]);
  return useMemo(() => ({ angle, held, turning, gesture }), [angle, held, turning, gesture]);
}

type Hand = {
  readonly angle: SharedValue<number>;
  readonly held: SharedValue<boolean>;
  readonly turning: SharedValue<boolean>;
  readonly byHand: SharedValue<boolean>;
  /** Of the finger from the middle. */ readonly direction: SharedValue<number>;
};

/** How the numbers of a finger on the board are read. */
type Finger = Size & { readonly facing: Facing };

/** A finger's place as the board counts it. */
const ownPoint = ({ facing, width, height }: Finger, { x, y }: { readonly x: number; readonly y: number }) => {
  'worklet';
  return { x: ownPlace(facing, x, width), y: ownPlace(facing, y, height) };
};

const makeGesture = (
  { angle, held, turning, byHand, direction }: Hand,
  place: DialPlace,
  finger: Finger,
  step: number,
  enabled: boolean,
) =>
  Gesture.Pan()
    .withTestId('scene:dial')
    .enabled(enabled)
    .maxPointers(1)
    .minDistance(SLOP)
    .onTouchesDown((event, manager) => {
      const [touch] = event.allTouches;
      if (touch === undefined || !isOnDial(place, ownPoint(finger, touch))) manager.fail();
    })
    .onStart((event) => {
      held.set(true);
      turning.set(true);
      byHand.set(true);
      const at = ownPoint(finger, event);
      direction.set(directionOf(place, at.x, at.y));
    })
    .onUpdate((event) => {
      const at = ownPoint(finger, event);
      const now = directionOf(place, at.x, at.y);
      angle.set(angle.get() + turnBetween(direction.get(), now));
      direction.set(now);
    })
    .onEnd((event) => {
      const at = ownPoint(finger, event);
      const { sign } = finger.facing;
      const swing = swingOf(place, at.x, at.y, event.velocityX * sign, event.velocityY * sign);
      const target = restingStep(angle.get(), swing, step) * step;
      const isFlick = Math.abs(target - angle.get()) > step;
      angle.set(
        withSpring(target, isFlick ? { ...SWING, velocity: swing } : SPRING, (arrived) => {
          if (arrived !== true) return;
          held.set(false);
          turning.set(false);
        }),
      );
    });
