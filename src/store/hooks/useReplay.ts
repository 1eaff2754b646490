import { useEffect, useState } from 'react';

import type { Opaque, Viewer, Words } from '@/engine';
import type { Replay } from '../types';
import { loadReplay } from '../thunks/matches';
import { useAppDispatch } from './store';

type Loading = { readonly status: 'loading' };
type LoadedReplay =
  | { readonly status: 'ready'; readonly replay: Replay<Opaque> }
  | { readonly status: 'failed'; readonly problem: Words };

/** A stored match to look at; its views go to the board of its game. Seen by who holds the device, where that is given. */
export function useReplay(matchId: string, holder?: Viewer): Loading | LoadedReplay {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly result: LoadedReplay } | null>(null);
  useEffect(() => {
    let wanted = true;
    void dispatch(loadReplay(matchId, holder)).then((answer) => {
      if (!wanted) return;
      const result: LoadedReplay =
        'frame' in answer ? { status: 'ready', replay: answer } : { status: 'failed', problem: answer.problem };
      setLoaded({ id: matchId, result });
    });
    return () => {
      wanted = false;
    };
  }, [dispatch, matchId, holder]);
  return loaded?.id === matchId ? loaded.result : { status: 'loading' };
}
