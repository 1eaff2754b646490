import type { Tagged } from '@/engine';
import { GAMES, type GameId } from '@/games';
import { adviseeOf, hasCoach, mayAsk } from '../matchSlot';
import { askCoach, atTable, insist } from '../thunks/table';
import type { Coaching, Settings } from '../types';
import { useAppDispatch, useAppSelector } from './store';

/** The coach at the open table of a game. */
export type TableCoach = {
  readonly mode: Settings['coach'];
  /** What it does for whoever looks at the table. */
  readonly coaching: Coaching<Tagged> | null;
  readonly canAsk: boolean;
  /** "What now?" */
  ask(): void;
  /** Puts away what it says; a move that is doubted is not played. */
  hush(): void;
  /** Lays out on the table what it advises. */
  heed(): void;
  /** Plays the move that it doubts. */
  insist(): void;
};

/** The coach at a table; null where nobody wants one, the game has none, or a lesson is held. */
export function useCoach(gameId: GameId): TableCoach | null {
  const game = GAMES[gameId];
  const slot = useAppSelector((state) => state.match[gameId]);
  const mode = useAppSelector((state) => state.settings.coach);
  const dispatch = useAppDispatch();
  if (mode === 'off' || !hasCoach(game, slot)) return null;
  return {
    mode,
    coaching: adviseeOf(game, slot) === null ? null : slot.coaching,
    canAsk: mayAsk(game, slot),
    ask: () => dispatch(askCoach(gameId)),
    hush: () => dispatch(atTable(gameId, 'coachHushed')),
    heed: () => dispatch(atTable(gameId, 'coachHeeded')),
    insist: () => dispatch(insist(gameId)),
  };
}
