import { useLayoutEffect, useRef } from 'react';
import { Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';
import { lastEnd, nextTracks, settled, type Manner, type Track } from './diff';
import type { Fontbook } from './fontbook';
import type { Scene } from './nodes';
import { stage, type Actor } from './stage';

/**
 * What is on the board and a clock in milliseconds. The clock runs only while something moves, and never back: a scene
 * that comes in the middle of a motion goes on from where everything is.
 */
export const useTransitions = (scene: Scene, fonts: Fontbook | null, { reduced, speed }: Manner) => {
  const clock = useSharedValue(0);
  const actors = useSharedValue<readonly Actor[]>([]);
  const shown = useRef<{ readonly tracks: readonly Track[]; readonly scene: Scene } | null>(null);
  useLayoutEffect(() => {
    if (fonts === null || shown.current?.scene === scene) return;
    const now = clock.get();
    const before = shown.current;
    const tracks = before !== null && sameSize(before.scene, scene) ? nextTracks(before.tracks, scene, now, { reduced, speed }) : settled(scene, now);
    shown.current = { tracks, scene };
    actors.set(stage(tracks, fonts));
    const end = lastEnd(tracks);
    if (end > now) clock.set(withTiming(end, { duration: end - now, easing: Easing.linear, reduceMotion: ReduceMotion.Never }));
  }, [scene, fonts, reduced, speed, clock, actors]);
  return { clock, actors };
};

/** A board of another size is another layout: nothing flies from the old one. */
const sameSize = (a: Scene, b: Scene) => a.width === b.width && a.height === b.height;
