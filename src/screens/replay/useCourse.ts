import { useEffect, useMemo, useState } from 'react';
import type { Opaque, Words } from '@/engine';
import type { Replay, Score } from '@/store';
import { bordersOf, type Borders } from './borders';

/** How far a match was at each of its moments, once that has been read; a replay without it goes move by move. */
export function useCourse(replay: Replay<Opaque>): {
  readonly borders: Borders | null;
  /** In words, as in the hall. */
  readonly progressAt: (moves: number) => Words | null;
} {
  const [read, setRead] = useState<{ readonly of: Replay<Opaque>; readonly moments: readonly Score[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    replay.scores().then(
      (moments) => wanted && setRead({ of: replay, moments }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [replay]);
  const moments = read?.of === replay ? read.moments : null;
  const borders = useMemo(() => moments && bordersOf(replay.first, moments), [replay, moments]);
  return { borders, progressAt: (moves) => moments?.[moves - replay.first]?.progress ?? null };
}
