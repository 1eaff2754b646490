import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenTable } from '@/store';
import type { Action, View } from '../../rules';

/** Long enough to see the last action arrive, and to say no. */
const SECONDS = 3;

/** A turn that is about to end by itself. */
export type Ending = { readonly left: number; readonly of: number; readonly stop: () => void };

/**
 * When nothing but the end of the turn is left and nothing could be taken back, the turn ends by itself after a countdown.
 * Null while it does not: something can still be done, or the player has stopped it.
 */
export function useAutoEnd({ why, legal, canUndo, busy, moves, act }: OpenTable<Action, View>): Ending | null {
  const [stopped, setStopped] = useState<number | null>(null);
  const [passed, setPassed] = useState({ moves, seconds: 0 });
  const ends = !canUndo && !busy && why({ type: 'endTurn' }) === undefined && legal().length === 1;
  const runs = ends && stopped !== moves;
  const end = useEffectEvent(() => act({ type: 'endTurn' }));
  useEffect(() => {
    if (!runs) return;
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      setPassed({ moves, seconds });
      if (seconds === SECONDS) end();
    }, 1000);
    return () => clearInterval(timer);
  }, [runs, moves]);
  if (!runs) return null;
  const seconds = passed.moves === moves ? passed.seconds : 0;
  return { left: Math.max(0, SECONDS - seconds), of: SECONDS, stop: () => setStopped(moves) };
}
