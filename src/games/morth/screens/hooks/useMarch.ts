import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenTable } from '@/store';
import { usePreferences } from '@/ui';
import type { Action, View } from '../../rules';

/** A square a moment, so that one sees the hero walk. */
const STEP_MS = 120;

/** Plays several moves one after the other: the next when the last one is stored, until one is no longer possible. */
export function useMarch({ view, busy, act, why }: OpenTable<Action, View>) {
  const { speed } = usePreferences();
  const [queue, setQueue] = useState<readonly Action[]>([]);
  const go = useEffectEvent(() => {
    const [next, ...rest] = queue;
    if (next === undefined) return;
    const possible = why(next) === undefined;
    setQueue(possible ? rest : []);
    if (possible) act(next);
  });
  useEffect(() => {
    if (queue.length === 0 || busy) return;
    const timer = setTimeout(() => go(), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [queue, busy, view, speed]);
  const march = (actions: readonly Action[]) => {
    const [first, ...rest] = actions;
    if (first === undefined) return;
    setQueue(rest);
    act(first);
  };
  return { march, marching: queue.length > 0 };
}
