import type { Place, Result } from '@/engine';
import { pointsOf } from './cards';
import type { State } from './types';

/** MOL-219 to MOL-222 Power Points, then Diamonds still held. */
function scoreOf(state: State): number[][] {
  return state.players.map((player) => [pointsOf(player.activated), player.diamonds.length]);
}

function isAhead(score: readonly number[], than: readonly number[]): boolean {
  for (let i = 0; i < score.length; i++) if (score[i] !== than[i]) return score[i] > than[i];
  return false;
}

/** The rule by which the first place was decided. */
function decidingRule(places: readonly Place[]): string {
  const [first, second] = places;
  if (second.rank === 1) return 'MOL-221';
  return second.score[0] === first.score[0] ? 'MOL-220' : 'MOL-219';
}

/** The ranking, best first; nothing before the game is over (MOL-218). */
export function result(state: State): Result | undefined {
  if (state.turn.phase !== 'over') return undefined;
  const scores = scoreOf(state);
  const places = scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => isAhead(other, score)).length,
  }));
  places.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return { places, rule: decidingRule(places) };
}
