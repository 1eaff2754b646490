import { useEffect, useEffectEvent } from 'react';
import type { OpenTable } from '@/store';
import { isMyMove } from '../../board/table';
import { momentOf, type Action, type View } from '../../rules';

/** Long enough to see what was declared or rolled, and for bots to answer it. */
const PAUSE_MS = 1400;

const STOPS = { declared: 'resolveAttack', rolled: 'moveEnemies', moved: 'endWave' } as const;

type Flowing = Pick<OpenTable<Action, View>, 'view' | 'seats' | 'why'>;

/** MOR-246 What the game does next by itself, because it only waits for a card of somebody who does not sit at this device; null where it waits for people. */
export function flowOf({ view, seats, why }: Flowing): Action | null {
  const now = momentOf(view);
  const action: Action | null = now === 'declared' || now === 'rolled' || now === 'moved' ? { type: STOPS[now] } : null;
  const others = seats.some(
    ({ kind }, seat) => kind === 'person' && (seat !== view.viewer || now !== 'declared') && view.handCounts[seat] > 0,
  );
  return action !== null && isMyMove(view) && why(action) === undefined && !others ? action : null;
}

/** MOR-246 Where nobody at this device has to be waited for the game goes on by itself, once everything has been shown. */
export function useFlowOn(table: OpenTable<Action, View>, shown: boolean): void {
  const { view, busy, waiting, act } = table;
  const action = flowOf(table);
  const flows = action !== null && !busy && !waiting && shown;
  const go = useEffectEvent(() => action && act(action));
  useEffect(() => {
    if (!flows) return;
    const timer = setTimeout(() => go(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flows, view]);
}
