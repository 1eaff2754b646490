import { useEffect, useState } from 'react';

import type { Opaque } from '@/engine';
import { problemOf } from '@/storage';
import { noticesSlice } from '../noticesSlice';
import type { Frame, Replay } from '../types';
import { useAppDispatch } from './store';

type Shown = { readonly replay: Replay<Opaque>; readonly frame: Frame<Opaque> };

/** A moment of a replay; until it has been read, the one before it stays. Null before the first. */
export function useFrame(replay: Replay<Opaque>, moves: number): Frame<Opaque> | null {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    replay.frame(moves).then(
      (frame) => wanted && setShown({ replay, frame }),
      (error: unknown) => dispatch(noticesSlice.actions.notified({ words: problemOf(error, 'loadFailed') })),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, replay, moves]);
  return shown?.replay === replay ? shown.frame : null;
}
