import type { Setup } from '@/engine';
import { GAMES, type GameId } from '@/games';

/** What is played in the bench: four at a table, or as many as the game has room for, with the usual options. */
export const tableOf = (id: GameId): Omit<Setup, 'seed'> => ({ config: {}, seats: Math.min(4, GAMES[id].seats.max) });
