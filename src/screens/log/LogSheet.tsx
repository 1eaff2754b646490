import { useEffect, useState } from 'react';
import type { LogLine, Viewer, Words } from '@/engine';
import { useT, useWords } from '@/i18n';
import { loadLog, useAppDispatch, type LogEntry, type SeatSetup } from '@/store';
import { color, Sheet, Text } from '@/ui';
import { LogList } from './LogList';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly matchId: string;
  readonly viewer: Viewer;
  readonly seats: readonly SeatSetup[];
  /** The newest lines, at hand at once; the whole log follows. */
  readonly recent: readonly LogLine[];
};

/** The drawer with the whole log of a match as its viewer may read it. */
export function LogSheet({ open, onClose, matchId, viewer, seats, recent }: Props) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={t('log.title')} testID="log:sheet">
      {open && <WholeLog matchId={matchId} viewer={viewer} seats={seats} recent={recent} />}
    </Sheet>
  );
}

/** The log is read in pages of so many moves, the newest first. */
const PAGE = 100;

function WholeLog({ matchId, viewer, seats, recent }: Omit<Props, 'open' | 'onClose'>) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<readonly LogLine[] | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  // Read again whenever something new happened while the drawer is open.
  const newest = recent.length === 0 ? '' : JSON.stringify(recent.at(-1));
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const log = await dispatch(loadLog(matchId, viewer));
      if ('problem' in log) return wanted && setProblem(log.problem);
      const pages: (readonly LogEntry[])[] = [];
      for (let to = log.last; to > log.first && wanted; to -= PAGE) {
        const from = Math.max(log.first, to - PAGE);
        pages.unshift(await log.page(from, to - from));
        if (wanted) setLines(pages.flat().flatMap((entry) => entry.lines));
      }
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [dispatch, matchId, viewer, newest]);
  if (problem) return <Text color={color.bloodText}>{words(problem)}</Text>;
  return <LogList lines={lines ?? recent} seats={seats} newestFirst />;
}
