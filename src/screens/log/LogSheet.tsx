import { useEffect, useState } from 'react';
import type { LogLine, Viewer } from '@/engine';
import { useT, useWords } from '@/i18n';
import { loadLog, useAppDispatch, type SeatSetup } from '@/store';
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

function WholeLog({ matchId, viewer, seats, recent }: Omit<Props, 'open' | 'onClose'>) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const [log, setLog] = useState<Awaited<ReturnType<ReturnType<typeof loadLog>>> | null>(null);
  // Read again whenever something new happened while the drawer is open.
  const newest = recent.length === 0 ? '' : JSON.stringify(recent.at(-1));
  useEffect(() => {
    let wanted = true;
    void dispatch(loadLog(matchId, viewer)).then((answer) => wanted && setLog(answer));
    return () => {
      wanted = false;
    };
  }, [dispatch, matchId, viewer, newest]);
  if (log && 'problem' in log) return <Text color={color.bloodText}>{words(log.problem)}</Text>;
  return <LogList lines={log ?? recent} seats={seats} newestFirst />;
}
