import { useEffect, useEffectEvent } from 'react';
import type { OpenTable } from '@/store';
import { isMyMove } from '../../board/table';
import { momentOf, type Action, type View } from '../../rules';

/** Long enough to see what was declared or rolled, and for bots to answer it. */
const PAUSE_MS = 1400;

const STOPS = { declared: 'resolveAttack', rolled: 'moveEnemies', moved: 'endWave' } as const;

/** MOR-246 Where the game only waits for a card of somebody who does not sit at this device, it goes on by itself, once everything has been shown. */
export function useFlowOn({ view, seats, why, busy, waiting, act }: OpenTable<Action, View>, shown: boolean): void {
  const now = momentOf(view);
  const action: Action | null = now === 'declared' || now === 'rolled' || now === 'moved' ? { type: STOPS[now] } : null;
  const others = seats.some(
    ({ kind }, seat) => kind === 'person' && (seat !== view.viewer || now !== 'declared') && view.handCounts[seat] > 0,
  );
  const flows = action !== null && isMyMove(view) && why(action) === undefined && !others && !busy && !waiting && shown;
  const go = useEffectEvent(() => action && act(action));
  useEffect(() => {
    if (!flows) return;
    const timer = setTimeout(() => go(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flows, view]);
}
