import { useEffect, useState } from 'react';
import type { Opaque, Result, Seat, Words } from '@/engine';
import { useReplay, type Replay } from '@/store';
import { courseOf, turningPoints, type Course, type TurningPoint } from './story';
import { TELLINGS } from './telling';

/** A match that is over, ready to be told. */
export type Finished = {
  readonly replay: Replay<Opaque>;
  readonly result: Result;
  readonly course: Course;
  readonly turns: readonly TurningPoint[];
  /** Null when several share the victory. */
  readonly winner: Seat | null;
  readonly goal: number | null;
  /** Who begins a rematch: the one after who began this match. */
  readonly next: Seat;
};

type Loading = { readonly status: 'loading' } | { readonly status: 'failed'; readonly problem: Words | null };

/** The end of a stored match and the way there. */
export function useFinished(matchId: string): Loading | { readonly status: 'ready'; readonly match: Finished } {
  const loaded = useReplay(matchId);
  const replay = loaded.status === 'ready' ? loaded.replay : null;
  const [told, setTold] = useState<{ readonly replay: Replay<Opaque>; readonly match: Finished | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (replay)
      void finish(replay).then(
        (match) => wanted && setTold({ replay, match }),
        () => wanted && setTold({ replay, match: null }),
      );
    return () => {
      wanted = false;
    };
  }, [replay]);
  if (loaded.status !== 'ready') return loaded;
  if (told?.replay !== loaded.replay) return { status: 'loading' };
  return told.match ? { status: 'ready', match: told.match } : { status: 'failed', problem: null };
}

async function finish(replay: Replay<Opaque>): Promise<Finished | null> {
  const { result } = await replay.frame(replay.last);
  if (!result) return null;
  const { goal, fewest } = TELLINGS[replay.gameId];
  const course = courseOf(replay.first, await replay.scores());
  const firsts = result.places.filter(({ rank }) => rank === 1);
  const winner = firsts.length === 1 ? (firsts[0]?.seat ?? null) : null;
  const began = replay.first === 0 ? ((await replay.frame(0)).toMove[0] ?? 0) : 0;
  return {
    replay,
    result,
    course,
    winner,
    goal,
    turns: turningPoints(course, winner, goal, fewest),
    next: (began + 1) % replay.seats.length,
  };
}
