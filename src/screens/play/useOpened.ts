import { useFocusEffect } from 'expo-router';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { GameId } from '@/games';
import { closeMatch, comeToTable, useAppDispatch, type Failed } from '@/store';

type Opened = { readonly gameId: GameId } | Failed;

/**
 * A match is opened whenever its screen comes to the front, unless it still lies open: meanwhile another one may have
 * been played. What is open is closed when its screen is left for good.
 */
export function useOpened(matchId: string): Opened | null {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState<Opened | null>(null);
  useFocusEffect(
    useCallback(() => {
      let wanted = true;
      // A table is much to build: in slices, and the sign stays until it stands.
      void dispatch(comeToTable(matchId)).then((answer) => wanted && startTransition(() => setOpened(answer)));
      return () => {
        wanted = false;
      };
    }, [dispatch, matchId]),
  );
  useEffect(() => () => dispatch(closeMatch(matchId)), [dispatch, matchId]);
  return opened;
}
