import type { GameId } from '@/games';
import type { LessonPlace } from '../lesson';
import { useAppSelector } from './store';

/** How far the lesson is that lies open at the table of a game; null where none does. */
export function useLesson(gameId: GameId): LessonPlace | null {
  return useAppSelector((state) => state.match[gameId].lesson);
}
