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
  /** Where it rests, in steps. When this changes the dial turns there the short way. */
  readonly rest: number;
  /** Where it begins when it comes up, in steps; else where it rests. */
  readonly start?: number;
  /** Radians of a step. */
  readonly step: number;
  /** Whether a finger may turn it. */
  readonly enabled: boolean;
  /** Called when another step comes under the mark, and only then. */
  readonly onStep: (step: number) => void;
  readonly reduced: boolean;
};

/** Swings out and snaps in. */
const SPRING = { mass: 1, stiffness: 210, damping: 22, reduceMotion: ReduceMotion.Never } as const;
const TURN_MS = 520;
const SHORT_MS = 120;
/** Before this many points it may still be a tap. */
const SLOP = 6;

/** A dial that a finger turns with inertia and that snaps by steps. Everything but the change of a step happens on the UI thread. */
export function useDial({ place, rest, start = rest, step, enabled, onStep, reduced }: Options): Dial {
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
        nearestAngle(angle.get(), rest, step),
        { duration: reduced ? SHORT_MS : TURN_MS, reduceMotion: ReduceMotion.Never },
        (arrived) => {
          if (arrived === true) turning.set(false);
        },
      ),
    );
  }, [rest, step, reduced, angle, held, turning, byHand]);
  useAnimatedReaction(
    () => Math.round(angle.get() / step),
    (now, before) => {
      if (before !== null && now !== before && byHand.get()) scheduleOnRN(onStep, now);
    },
  );
  const { x, y, inner, outer } = place;
  const gesture = useMemo(
    () => makeGesture({ angle, held, turning, byHand, direction }, { x, y, inner, outer }, step, enabled),
    [angle, held, turning, byHand, direction, x, y, inner, outer, step, enabled],
  );
  return useMemo(() => ({ angle, held, turning, gesture }), [angle, held, turning, gesture]);
}

type Hand = {
  readonly angle: SharedValue<number>;
  readonly held: SharedValue<boolean>;
  readonly turning: SharedValue<boolean>;
  readonly byHand: SharedValue<boolean>;
  /** Of the finger from the middle. */ readonly direction: SharedValue<number>;
};

const makeGesture = (
  { angle, held, turning, byHand, direction }: Hand,
  place: DialPlace,
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
      if (touch === undefined || !isOnDial(place, touch)) manager.fail();
    })
    .onStart((event) => {
      held.set(true);
      turning.set(true);
      byHand.set(true);
      direction.set(directionOf(place, event.x, event.y));
    })
    .onUpdate((event) => {
      const now = directionOf(place, event.x, event.y);
      angle.set(angle.get() + turnBetween(direction.get(), now));
      direction.set(now);
    })
    .onEnd((event) => {
      const target =
        restingStep(angle.get(), swingOf(place, event.x, event.y, event.velocityX, event.velocityY), step) * step;
      angle.set(
        withSpring(target, SPRING, (arrived) => {
          if (arrived !== true) return;
          held.set(false);
          turning.set(false);
        }),
      );
    });
