import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Words } from '@/engine';
import { loadLog, useAppDispatch, type Log, type OpenTable } from '@/store';
import { rowsOf, unreadUpTo, withPage, withRecent, type Held } from './entries';

/** Whose log is read, how far, and what the table holds of it. */
export type Logged = Pick<OpenTable<unknown, unknown, unknown>, 'matchId' | 'reader' | 'moves' | 'recent'>;

/** So many moves are read in one go. */
const PAGE = 40;

/** The log of a table: its newest moves at once, older ones a page at a time when they are asked for. */
export function useLog({ matchId, reader, moves, recent }: Logged) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(() => ({ recent, moves, held: withRecent([], recent, moves) }));
  // Where the log begins; null until it is open.
  const [first, setFirst] = useState<number | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const log = useRef<Log | null>(null);
  const reading = useRef(false);
  if (shown.recent !== recent || shown.moves !== moves)
    setShown({ recent, moves, held: withRecent(shown.held, recent, moves) });

  // A table that holds every move since the beginning has nothing to read.
  const begun = unreadUpTo(shown.held, moves) <= (first ?? 0);

  /** Reads on until there are lines or nothing is left. */
  const readOn = async (): Promise<void> => {
    const opened = log.current ?? (await dispatch(loadLog(matchId, reader)));
    if ('problem' in opened) return setProblem(opened.problem);
    log.current = opened;
    setFirst(opened.first);
    let held: Held = shown.held;
    for (let lines = 0; lines === 0 && unreadUpTo(held, moves) > opened.first;) {
      const to = unreadUpTo(held, moves);
      const from = Math.max(opened.first, to - PAGE);
      const page = await opened.page(from, to - from);
      if (page.length === 0) break;
      held = withPage(held, page, moves);
      lines = page.flatMap((entry) => entry.lines).length;
      setShown((now) => ({ ...now, held: withPage(now.held, page, now.moves) }));
    }
  };
  const more = () => {
    if (reading.current || begun || problem) return;
    reading.current = true;
    void readOn()
      .catch(() => setProblem({ key: 'problems.loadFailed' }))
      .finally(() => {
        reading.current = false;
      });
  };
  const begin = useEffectEvent(more);
  useEffect(() => begin(), []);
  return { rows: rowsOf(shown.held), begun, problem, more };
}
