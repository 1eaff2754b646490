import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { PixelRatio } from 'react-native';
import { cancelAnimation, Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';
import { displaced, lastEnd, nextTracks, settled, type Track } from './diff';
import type { Fontbook } from './fontbook';
import type { Corner, Scene } from './nodes';
import { inSlices } from './slices';
import { paintings, stage, unpainted, type Actor } from './stage';
import { isApart } from './studio/studio';
import type { Carried } from './things';
import { whenPainted } from './whenPainted';

const PAUSE_MS = 60;

type Pace = {
  readonly reduced: boolean;
  /** How much faster than usual: infinite jumps to the end, 0 stands still. */ readonly speed: number;
};

type Hand = {
  /** The point of the board that is looked at: pictures near it become pixels first. */ readonly near: () => Corner;
  /** Takes from the finger what it carried: it goes on from there. */ readonly letGo: () => Carried | undefined;
};

const FREE: Hand = { near: () => ({ x: 0, y: 0 }), letGo: () => undefined };

/** After so many pictures have become pixels they are shown, before the next. */
const AT_ONCE = 16;

/**
 * What is on the board and a clock in milliseconds. The clock runs only while something moves, and never back: a scene
 * that comes in the middle of a motion goes on from where everything is. Another speed is another pace of the clock, so
 * that it hastens what is already on its way. Where pictures are painted apart, the last scene stays until those of the
 * next are there.
 */
export const useTransitions = (
  scene: Scene,
  fonts: Fontbook | null,
  { reduced, speed }: Pace,
  { near, letGo }: Hand = FREE,
) => {
  // Fades are short enough.
  const pace = reduced ? 1 : speed;
  const clock = useSharedValue(0);
  /** When everything will be at rest. */
  const end = useSharedValue(0);
  const actors = useSharedValue<readonly Actor[]>([]);
  const ratio = PixelRatio.get();
  const workshop = useMemo(() => (fonts === null ? null : { fonts, ratio }), [fonts, ratio]);
  const shown = useRef<{ readonly tracks: readonly Track[]; readonly scene: Scene } | null>(null);
  useLayoutEffect(() => {
    if (workshop === null) return;
    const show = () => {
      const now = clock.get();
      const before = shown.current;
      if (before?.scene !== scene) {
        const tracks =
          before !== null && isSameBoard(before.scene, scene)
            ? nextTracks(handedOver(before.tracks, letGo(), now), scene, now, { reduced })
            : settled(scene, now);
        shown.current = { tracks, scene };
        actors.set(stage(tracks, workshop));
      }
      const last = lastEnd(shown.current?.tracks ?? []);
      end.set(last);
      if (last <= now) return;
      // A timing that follows another to the same end would take over its beginning, and jump.
      cancelAnimation(clock);
      if (pace === 0) return;
      clock.set(
        pace === Infinity
          ? last
          : withTiming(last, {
              duration: (last - now) / pace,
              easing: Easing.linear,
              reduceMotion: ReduceMotion.Never,
            }),
      );
    };
    const refresh = () => {
      if (shown.current !== null) actors.set(stage(shown.current.tracks, workshop));
    };
    if (isApart()) {
      const isFirst = shown.current === null || unpainted(shown.current.scene.nodes, ratio).length > 0;
      return whenPainted(scene, workshop, near(), { isFirst, show, refresh });
    }
    show();
    return undefined;
  }, [scene, workshop, ratio, reduced, pace, clock, end, actors, near, letGo]);
  // Pictures become pixels when everything has arrived: painting them here on the way would cost frames.
  useEffect(() => {
    if (workshop === null || shown.current === null || pace === 0 || isApart()) return;
    const { tracks } = shown.current;
    let stop = () => {};
    const timer = setTimeout(
      () => {
        stop = inSlices(paintings(tracks, workshop, near()), () => actors.set(stage(tracks, workshop)), AT_ONCE);
      },
      (lastEnd(tracks) - clock.get()) / pace + PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [scene, workshop, pace, clock, actors, near]);
  return { clock, end, actors };
};

const handedOver = (tracks: readonly Track[], carried: Carried | undefined, now: number): readonly Track[] =>
  carried === undefined ? tracks : displaced(tracks, carried, now);

/** A board of another size is another layout: nothing flies from the old one. */
const isSameBoard = (a: Scene, b: Scene) => a.width === b.width && a.height === b.height && a.board === b.board;
