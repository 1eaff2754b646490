import { useEffect } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import type { Actor } from './stage';
import { isApart } from './studio/studio';

/** A frame that follows another within this has cost next to nothing. */
const QUICK_MS = 34;

type Unveiled = { /** How many pictures are drawn. */ readonly drawn: number; readonly step: number };

/** How many of so many pictures the next frame draws: one more after a frame that took long, twice as many more as before after a quick one. */
export const nextUnveiled = ({ drawn, step }: Unveiled, pictures: number, elapsed: number): Unveiled => {
  if (drawn >= pictures) return { drawn, step: 1 };
  const next = elapsed < QUICK_MS ? step * 2 : 1;
  return { drawn: Math.min(pictures, drawn + next), step: next };
};

/**
 * How many of its pictures a canvas draws. In a browser every canvas compiles its shaders and takes over its pixels at the
 * first draw that needs them: all at once would hold the page up, so a new canvas draws a little more in each frame.
 */
export const useUnveiling = (actors: SharedValue<readonly Actor[]>, life: number): SharedValue<number> => {
  const drawn = useSharedValue(isApart() ? 0 : Infinity);
  useEffect(() => {
    if (!isApart()) return;
    let now: Unveiled = { drawn: 0, step: 1 };
    let before = performance.now();
    const unveil = (at: number) => {
      const all = actors.get();
      const pictures = all.filter(({ looks }) => !looks.awaited).length;
      now = nextUnveiled(now, pictures, at - before);
      before = at;
      const isWhole = pictures > 0 && now.drawn >= all.length;
      drawn.set(isWhole ? Infinity : now.drawn);
      if (!isWhole) frame = requestAnimationFrame(unveil);
    };
    drawn.set(0);
    let frame = requestAnimationFrame(unveil);
    return () => cancelAnimationFrame(frame);
  }, [actors, drawn, life]);
  return drawn;
};
