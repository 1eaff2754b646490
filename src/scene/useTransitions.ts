import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { PixelRatio } from 'react-native';
import { Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';
import { lastEnd, nextTracks, settled, type Manner, type Track } from './diff';
import type { Fontbook } from './fontbook';
import type { Scene } from './nodes';
import { inSlices } from './slices';
import { paintings, stage, type Actor } from './stage';

const PAUSE_MS = 60;

/**
 * What is on the board and a clock in milliseconds. The clock runs only while something moves, and never back: a scene
 * that comes in the middle of a motion goes on from where everything is.
 */
export const useTransitions = (scene: Scene, fonts: Fontbook | null, { reduced, speed }: Manner) => {
  const clock = useSharedValue(0);
  const actors = useSharedValue<readonly Actor[]>([]);
  const ratio = PixelRatio.get();
  const workshop = useMemo(() => (fonts === null ? null : { fonts, ratio }), [fonts, ratio]);
  const shown = useRef<{ readonly tracks: readonly Track[]; readonly scene: Scene } | null>(null);
  useLayoutEffect(() => {
    if (workshop === null || shown.current?.scene === scene) return;
    const now = clock.get();
    const before = shown.current;
    const tracks = before !== null && sameSize(before.scene, scene) ? nextTracks(before.tracks, scene, now, { reduced, speed }) : settled(scene, now);
    shown.current = { tracks, scene };
    actors.set(stage(tracks, workshop));
    const end = lastEnd(tracks);
    if (end > now) clock.set(withTiming(end, { duration: end - now, easing: Easing.linear, reduceMotion: ReduceMotion.Never }));
  }, [scene, workshop, reduced, speed, clock, actors]);
  // Pictures become pixels when everything has arrived: painting them on the way would cost frames.
  useEffect(() => {
    if (workshop === null || shown.current === null) return;
    const { tracks } = shown.current;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = inSlices(paintings(tracks, workshop), () => actors.set(stage(tracks, workshop)));
    }, lastEnd(tracks) - clock.get() + PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [scene, workshop, clock, actors]);
  return { clock, actors };
};

/** A board of another size is another layout: nothing flies from the old one. */
const sameSize = (a: Scene, b: Scene) => a.width === b.width && a.height === b.height;
