import { useEffect, useMemo, useState } from 'react';

import type { Opaque } from '@/engine';
import { problemOf } from '@/storage';
import { noticesSlice } from '../noticesSlice';
import { oneAtATime } from '../oneAtATime';
import type { Frame, Replay } from '../types';
import { useAppDispatch } from './store';

type Shown = { readonly replay: Replay<Opaque>; readonly frame: Frame<Opaque> };

/** A moment of a replay; until it has been read, the one before it stays. Null before the first. A finger that runs along the line leaves no queue behind. */
export function useFrame(replay: Replay<Opaque>, moves: number): Frame<Opaque> | null {
  const dispatch = useAppDispatch();
  const read = useMemo(() => oneAtATime(replay.frame), [replay]);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    read(moves).then(
      (frame) => wanted && frame && setShown({ replay, frame }),
      (error: unknown) => dispatch(noticesSlice.actions.notified({ words: problemOf(error, 'loadFailed') })),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, read, replay, moves]);
  return shown?.replay === replay ? shown.frame : null;
}
