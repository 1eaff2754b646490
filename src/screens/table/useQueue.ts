import { useEffect, useEffectEvent, useState } from 'react';
import type { Violation } from '@/engine';
import type { OpenTable } from '@/store';
import { usePreferences } from '@/ui';

type Playing<Action> = Pick<OpenTable<Action, unknown>, 'view' | 'moves' | 'busy' | 'act' | 'why'>;

/** A move a moment, so that one sees each. */
const STEP_MS = 120;

/**
 * Plays several moves one after the other: the next when the last one is stored, until one is no longer possible; then it says
 * why. After one that was not made, because it could not be stored or a lesson is after something else, nothing follows.
 */
export function useQueue<Action>(
  { view, moves, busy, act, why }: Playing<Action>,
  onGivenUp: (violation: Violation, action: Action) => void,
) {
  const { speed } = usePreferences();
  const [{ queue, since }, setWaiting] = useState<{ readonly queue: readonly Action[]; readonly since: number }>({
    queue: [],
    since: 0,
  });
  const setQueue = (rest: readonly Action[]) => setWaiting({ queue: rest, since: moves });
  const go = useEffectEvent(() => {
    const [next, ...rest] = queue;
    if (next === undefined) return;
    if (moves === since) return setQueue([]);
    const violation = why(next);
    setQueue(violation === undefined ? rest : []);
    if (violation === undefined) act(next);
    else onGivenUp(violation, next);
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
