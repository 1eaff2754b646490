import { useEffect, useState } from 'react';
import type { Opaque, Result, Words } from '@/engine';
import { FRONTS } from '@/games/fronts';
import type { Doer, Rematch } from '@/games/telling';
import { useReplay, type Replay } from '@/store';
import { usualRematch } from './rematchConfig';
import { inLine, sidesOf, type Side } from './sides';
import { courseOf, turningPoints, type Course, type TurningPoint } from './story';

/** A match that is over, ready to be told. */
export type Finished = {
  readonly replay: Replay<Opaque>;
  readonly result: Result;
  /** In the order of the lines of the course. */
  readonly sides: readonly Side[];
  readonly course: Course;
  readonly turns: readonly TurningPoint[];
  /** Which of the sides won; null when several share the victory. */
  readonly winner: number | null;
  /** Who did what, where it is not the seats. */
  readonly doers: readonly Doer[] | undefined;
  /** The ways to play it again, the usual one first. */
  readonly rematches: readonly Rematch[];
};

type Loading =
  | { readonly status: 'loading'; /** From 0 to 1. */ readonly done: number }
  | { readonly status: 'failed'; readonly problem: Words | null };

/** The end of a stored match and the way there. */
export function useFinished(matchId: string): Loading | { readonly status: 'ready'; readonly match: Finished } {
  const loaded = useReplay(matchId);
  const replay = loaded.status === 'ready' ? loaded.replay : null;
  const [told, setTold] = useState<Told>(UNTOLD);
  useEffect(() => {
    let wanted = true;
    const tell = (next: Omit<Told, 'replay'>) => wanted && setTold({ replay, ...next });
    if (replay)
      void finish(replay, (done) => tell({ done, match: undefined })).then(
        (match) => tell({ done: 1, match }),
        () => tell({ done: 1, match: null }),
      );
    return () => {
      wanted = false;
    };
  }, [replay]);
  if (loaded.status === 'failed') return loaded;
  if (!replay || told.replay !== replay) return { status: 'loading', done: 0 };
  if (told.match === undefined) return { status: 'loading', done: told.done };
  return told.match ? { status: 'ready', match: told.match } : { status: 'failed', problem: null };
}

/** How far the match has been told; null where it cannot be. */
type Told = {
  readonly replay: Replay<Opaque> | null;
  readonly done: number;
  readonly match: Finished | null | undefined;
};
const UNTOLD: Told = { replay: null, done: 0, match: undefined };

async function finish(replay: Replay<Opaque>, told: (done: number) => void): Promise<Finished | null> {
  const { result, view } = await replay.frame(replay.last);
  if (!result) return null;
  const front = FRONTS[replay.gameId];
  const sides = inLine(sidesOf(result));
  const course = courseOf(replay.first, await replay.scores(everyPercent(told)), sides);
  const winner = winnerOf(sides);
  const began = replay.first === 0 ? ((await replay.frame(0)).toMove[0] ?? 0) : 0;
  const seats = replay.seats.length;
  return {
    replay,
    result,
    sides,
    course,
    winner,
    turns: turningPoints(course, winner, front.telling.goal, front.telling.fewest),
    doers: front.telling.doers?.(view),
    rematches: front.rematches?.({ result, began, seats }) ?? [usualRematch(front, began, seats)],
  };
}

function winnerOf(sides: readonly Side[]): number | null {
  const firsts = sides.flatMap(({ rank }, index) => (rank === 1 ? [index] : []));
  return firsts.length === 1 ? (firsts[0] ?? null) : null;
}

/** More often than once a percent nobody sees. */
function everyPercent(told: (done: number) => void): (done: number) => void {
  let last = 0;
  return (done) => {
    if (Math.floor(done * 100) === last) return;
    last = Math.floor(done * 100);
    told(done);
  };
}
