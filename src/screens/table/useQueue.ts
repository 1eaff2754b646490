import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenTable } from '@/store';
import { usePreferences } from '@/ui';

type Playing<Action> = Pick<OpenTable<Action, unknown>, 'view' | 'busy' | 'act' | 'why'>;

/** A move a moment, so that one sees each. */
const STEP_MS = 120;

/** Plays several moves one after the other: the next when the last one is stored, until one is no longer possible. */
export function useQueue<Action>({ view, busy, act, why }: Playing<Action>) {
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
  const playAll = (actions: readonly Action[]) => {
    const [first, ...rest] = actions;
    if (first === undefined) return;
    setQueue(rest);
    act(first);
  };
  return { playAll, playing: queue.length > 0 };
}
