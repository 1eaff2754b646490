import { useEffect, useState } from 'react';
import type { LogLine, Seat, Viewer } from '@/engine';
import { loadLog, useAppDispatch, type LogEntry, type OpenTable } from '@/store';
import { waitsFor } from './captions';
import { recapOf, type Recap, type Weight } from './recap';

type Recapped = Pick<
  OpenTable<unknown, unknown, unknown>,
  'matchId' | 'viewer' | 'reader' | 'moves' | 'recent' | 'toMove' | 'calling'
>;

/** A turn that came to somebody, and how far the match was then. */
type Turn = { readonly viewer: Viewer; readonly mine: boolean; readonly came: number; readonly done: boolean };

/** So many moves are read from the disk in one go, and no more than so many in all. */
const PAGE = 20;
const MOST_READ = 200;

/** What happened since the viewer's last move, from when the turn comes until the first own act, or until it is put away. */
export function useRecap(
  table: Recapped,
  weigh: (line: LogLine) => Weight,
  lines?: number,
): readonly [Recap | null, () => void] {
  const { viewer, moves, recent } = table;
  const mine = waitsFor(table);
  const [turn, setTurn] = useState<Turn>({ viewer, mine, came: moves, done: false });
  const own = recent.findLast(({ seat }) => seat === viewer)?.number ?? null;
  const older = useOlder(table, mine && own === null);
  if (turn.viewer !== viewer || turn.mine !== mine) setTurn({ viewer, mine, came: moves, done: false });
  else if (mine && !turn.done && own !== null && own > turn.came) setTurn({ ...turn, done: true });
  const close = () => setTurn((now) => ({ ...now, done: true }));
  if (!mine || turn.done || viewer === 'table') return [null, close];
  const held = recent.map(({ number, seat, lines }): LogEntry => ({ moves: number, seat, lines }));
  const missed = [...older, ...held].filter((move) => move.moves > (own ?? 0) && move.moves <= turn.came);
  return [recapOf(missed, weigh, lines, viewer), close];
}

/** Moves of others that the table no longer holds, back to the viewer's last one: after the match was opened again they are on the disk. */
function useOlder({ matchId, viewer, reader, recent }: Recapped, wanted: boolean): readonly LogEntry[] {
  const dispatch = useAppDispatch();
  const end = (recent[0]?.number ?? 1) - 1;
  const key = `${matchId} ${viewer} ${reader}`;
  const [read, setRead] = useState<{ readonly key: string; readonly entries: readonly LogEntry[] } | null>(null);
  const own = wanted && viewer !== 'table' && end > 0 && read?.key !== key ? viewer : null;
  useEffect(() => {
    if (own === null) return;
    let current = true;
    void dispatch(olderMoves(matchId, own, reader, end)).then((entries) => {
      if (current) setRead({ key, entries });
    });
    return () => {
      current = false;
    };
  }, [dispatch, own, reader, key, matchId, end]);
  return wanted && read?.key === key ? read.entries.filter(({ moves }) => moves <= end) : [];
}

type Dispatch = ReturnType<typeof useAppDispatch>;

const olderMoves =
  (matchId: string, own: Seat, reader: Viewer, end: number) =>
  async (dispatch: Dispatch): Promise<readonly LogEntry[]> => {
    const log = await dispatch(loadLog(matchId, reader));
    if ('problem' in log) return [];
    let entries: readonly LogEntry[] = [];
    for (let to = end; to > log.first && to > end - MOST_READ; to -= PAGE) {
      const from = Math.max(log.first, to - PAGE);
      const page = await log.page(from, to - from);
      entries = [...page, ...entries];
      const last = entries.findLastIndex(({ seat }) => seat === own);
      if (last >= 0) return entries.slice(last + 1);
    }
    return entries;
  };
