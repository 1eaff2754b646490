import { useEffect, useState } from 'react';

/** How long one move stays on the screen, in milliseconds, at speed 1. */
const MOVE_MS = 1200;

const REPLAY_SPEEDS = [1, 2, 4, 8] as const;

/** Where a replay stands and whether it runs. */
export function usePlayback(first: number, last: number) {
  const [at, setAt] = useState(first);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const playing = running && at < last;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setAt(at + 1), MOVE_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  return {
    at,
    playing,
    speed,
    /** A jump by hand stops the playing. */
    jump: (to: number) => {
      setRunning(false);
      setAt(Math.min(Math.max(to, first), last));
    },
    /** Pressing play at the end begins anew. */
    toggle: () => {
      if (!playing && at >= last) setAt(first);
      setRunning(!playing);
    },
    faster: () =>
      setSpeed(
        (now) =>
          REPLAY_SPEEDS[(REPLAY_SPEEDS.findIndex((speedNow) => speedNow === now) + 1) % REPLAY_SPEEDS.length] ?? 1,
      ),
  };
}
