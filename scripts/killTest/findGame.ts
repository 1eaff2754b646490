import { GAMES, isGameId } from '@/games';
import type { GameFinder } from '@/storage';

/** The rules of a stored match. */
export const findGame: GameFinder = (id) => (isGameId(id) ? GAMES[id] : undefined);
