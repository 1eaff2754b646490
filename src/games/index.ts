import { anyGame, type AnyGame } from '@/engine';
import { molthar } from './molthar/rules';
import { morth } from './morth/rules';

/** The only list of the games. */
export const GAMES = { molthar: anyGame(molthar), morth: anyGame(morth) } satisfies Record<string, AnyGame>;

export type GameId = keyof typeof GAMES;

/** Whether a text, for example from a link or a file, names a game. */
export function isGameId(text: string): text is GameId {
  return Object.hasOwn(GAMES, text);
}

/** The games in the order of their gates. */
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGameId);
