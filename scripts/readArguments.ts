import { GAME_IDS, isGameId, type GameId } from '@/games';

/** The games that the arguments of a script name, all of them if none, and the first number among them. */
export function readArguments(
  words: readonly string[],
  count: number,
): { readonly games: readonly GameId[]; readonly count: number } {
  const stray = words.find((word) => !isGameId(word) && !(Number(word) > 0));
  if (stray !== undefined) throw new Error(`${stray} is neither a game (${GAME_IDS.join(', ')}) nor a number`);
  const games = words.filter(isGameId);
  return { games: games.length > 0 ? games : GAME_IDS, count: Number(words.find((word) => !isGameId(word)) ?? count) };
}
