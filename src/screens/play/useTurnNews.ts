import { useState } from 'react';
import type { Seat, Viewer } from '@/engine';

type Told = { readonly seat: Seat | null; readonly telling: boolean };

/** The person whose turn has just come and must be told to all who look on; nobody where a door tells it, and not before the last move has been shown. */
export function useTurnNews(viewer: Viewer, wanted: boolean, waits: boolean): readonly [Seat | null, () => void] {
  const [told, setTold] = useState<Told>({ seat: null, telling: false });
  const seat = wanted && viewer !== 'table' ? viewer : null;
  if (!waits && seat !== told.seat) setTold({ seat, telling: seat !== null });
  return [told.telling ? told.seat : null, () => setTold((now) => ({ ...now, telling: false }))];
}
