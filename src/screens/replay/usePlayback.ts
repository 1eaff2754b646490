import { useEffect, useState } from 'react';
import { stepFrom, type Borders, type Ends, type Unit } from './borders';

/** How long one move stays on the screen, in milliseconds, at speed 1. */
const MOVE_MS = 1200;

const REPLAY_SPEEDS = [1, 2, 4, 8] as const;

type Course = Ends & {
  readonly borders: Borders | null;
  /** Where it begins, unless at the first move. */ readonly from?: number;
};

/** Where a replay stands and whether it runs; each step goes as far as unit says. */
export function usePlayback({ first, last, from = first, borders }: Course) {
  const [at, setAt] = useState(Math.min(Math.max(from, first), last));
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [unit, setUnit] = useState<Unit>('move');
  const step = (by: 1 | -1) => stepFrom(at, by, unit, borders, { first, last });
  const next = step(1);
  const playing = running && at < last;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setAt(next), MOVE_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, next, speed]);
  const jump = (to: number) => {
    setRunning(false);
    setAt(Math.min(Math.max(to, first), last));
  };
  return {
    at,
    unit,
    setUnit,
    onward: () => jump(next),
    back: () => jump(step(-1)),
    playing,
    speed,
    /** A jump by hand stops the playing. */
    jump,
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
