import { GAME_IDS, isGameId, type GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import type { MatchSummary } from '@/store';

/** The books of all games: that of the game played last comes first, the others in the order of the gates. */
export function bookOrder(matches: readonly Pick<MatchSummary, 'gameId'>[]): readonly GameId[] {
  const last = matches.map(({ gameId }) => gameId).find(isGameId);
  const gates = Object.keys(FRONTS).filter(isGameId);
  return [...new Set([...(last ? [last] : []), ...gates, ...GAME_IDS])];
}
