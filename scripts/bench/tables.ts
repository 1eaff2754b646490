import type { Setup } from '@/engine';
import type { GameId } from '@/games';

/** What is played in the bench of each game: a further game is one more entry. */
export const TABLES: Readonly<Record<GameId, Omit<Setup, 'seed'>>> = {
  molthar: { config: {}, seats: 4 },
  morth: { config: { mode: 'competitive' }, seats: 4 },
};
