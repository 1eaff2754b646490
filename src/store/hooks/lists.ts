import type { GameId } from '@/games';
import type { MatchesState } from '../matchesSlice';
import { goOn, restoreCopy, startEmpty } from '../thunks/mend';
import { retryStart } from '../thunks/start';
import type { Keepsake, Notice, Settings, StorageStatus } from '../types';
import { useAppDispatch, useAppSelector } from './store';

/** Every saved match, newest first. */
export function useMatches(): MatchesState {
  return useAppSelector((state) => state.matches);
}

/** What the player has set. */
export function useSettings(): Settings {
  return useAppSelector((state) => state.settings);
}

const NONE: readonly Keepsake[] = [];

/** What players made and keep for a game, the newest first; nothing before loadKeepsakes has read it. */
export function useKeepsakes(gameId: GameId): readonly Keepsake[] {
  return useAppSelector(({ keepsakes }) => (keepsakes.gameId === gameId ? keepsakes.list : NONE));
}

/** The messages to show, oldest first. */
export function useNotices(): readonly Notice[] {
  return useAppSelector((state) => state.notices.list);
}

/** Whether the saved matches could be opened, and how to try again. */
export function useStorageStatus(): StorageStatus {
  const storage = useAppSelector((state) => state.storage);
  const dispatch = useAppDispatch();
  return {
    ...storage,
    retry: () => dispatch(retryStart()),
    restore: (name) => dispatch(restoreCopy(name)),
    startEmpty: () => dispatch(startEmpty()),
    goOn: () => dispatch(goOn()),
  };
}
