import type { GameId } from '@/games';

/** The way to a lesson. */
export const lessonLink = (game: GameId, lesson: string) =>
  ({ pathname: '/learn/[game]/[lesson]', params: { game, lesson } }) as const;
