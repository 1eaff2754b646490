import { useEffect, useState } from 'react';
import type { Viewer } from '@/engine';
import { readingTime, type OpenTable, type ShownMove } from '@/store';
import { usePreferences } from '@/ui';

/** What captions are made from. */
export type Told = Pick<OpenTable<unknown, unknown, unknown>, 'viewer' | 'moves' | 'recent' | 'toMove' | 'calling'>;

/** What others did since the viewer's own last move and told of, oldest first. */
export function toldSince({ viewer, moves, recent }: Omit<Told, 'toMove' | 'calling'>): readonly ShownMove<unknown>[] {
  const own = recent.findLast(({ seat }) => seat === viewer)?.number ?? 0;
  return recent.filter(({ number, lines }) => number > own && number <= moves && lines.length > 0);
}

/** The last thing that somebody else did; null where the viewer's own move was the last one that is told of. */
export function captionOf(told: Omit<Told, 'toMove' | 'calling'>): ShownMove<unknown> | null {
  return toldSince(told).at(-1) ?? null;
}

/** Whether the game waits for the viewer. */
export const waitsFor = ({ viewer, toMove, calling }: Told): boolean =>
  viewer !== 'table' && (calling === null ? toMove.includes(viewer) : calling === viewer);

type Seen = { readonly viewer: Viewer; readonly moves: number; readonly mine: boolean };

/** What the viewer's own newest move brought about besides the deed itself, which its first line tells. */
function effectOf({ viewer, recent }: Told, since: number): ShownMove<unknown> | null {
  const last = recent.at(-1);
  if (last?.seat !== viewer || last.number <= since || last.lines.length < 2) return null;
  return { ...last, lines: last.lines.slice(1) };
}

/** What somebody does out of turn while the viewer is to decide, and where it is wanted what an own move brought about: there until it has been read. */
export function useInterruption(told: Told, own = false): ShownMove<unknown> | null {
  const { viewer, moves } = told;
  const { speed } = usePreferences();
  const mine = waitsFor(told);
  const [seen, setSeen] = useState<Seen>({ viewer, moves, mine });
  const [shown, setShown] = useState<ShownMove<unknown> | null>(null);
  if (seen.viewer !== viewer || seen.moves !== moves || seen.mine !== mine) {
    setSeen({ viewer, moves, mine });
    const fresh =
      toldSince(told).findLast(({ number }) => number > seen.moves) ?? (own ? effectOf(told, seen.moves) : null);
    if (seen.viewer !== viewer || !mine) setShown(null);
    else if (seen.mine && fresh) setShown(fresh);
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), STAYS + readingTime(shown.lines) / speed);
    return () => clearTimeout(timer);
  }, [shown, speed]);
  return shown;
}

/** The player is at something else and must first look up. */
const STAYS = 1500;
