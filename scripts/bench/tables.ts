import type { Setup } from '@/engine';
import { GAMES, type GameId } from '@/games';

/** Whether so many can play with the usual options. */
function fits(id: GameId, seats: number): boolean {
  const game = GAMES[id];
  try {
    game.setup(game.parseConfig({}), seats, 1);
    return true;
  } catch {
    return false;
  }
}

/** What is played in the bench: four at a table, or as many as the game has room for with the usual options. */
export function tableOf(id: GameId): Omit<Setup, 'seed'> {
  const { min, max } = GAMES[id].seats;
  let seats = Math.min(4, max);
  while (seats > min && !fits(id, seats)) seats--;
  return { config: {}, seats };
}
