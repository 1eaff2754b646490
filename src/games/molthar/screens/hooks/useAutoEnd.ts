import { useEffect, useEffectEvent } from 'react';
import type { OpenTable } from '@/store';
import type { Action, View } from '../../rules';

/** Long enough to see the last action arrive. */
const PAUSE_MS = 700;

/** When nothing but the end of the turn is left and nothing could be taken back, the turn ends by itself. */
export function useAutoEnd({ why, legal, canUndo, busy, act }: OpenTable<Action, View>): void {
  const ends = !canUndo && !busy && why({ type: 'endTurn' }) === undefined && legal().length === 1;
  const end = useEffectEvent(() => act({ type: 'endTurn' }));
  useEffect(() => {
    if (!ends) return;
    const timer = setTimeout(() => end(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ends]);
}
