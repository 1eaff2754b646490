import type { Place, Result } from '@/engine';
import type { Score, State } from './types';

/** PORT-326 to PORT-330 */
export const totalOf = ({ destroyed, fled, left, objectives, cover }: Score): number =>
  destroyed + fled + left + objectives + cover;

/** PORT-334 The highest score wins; equal highest scores share the place. */
export function result(state: State): Result | undefined {
  const { ending, score } = state;
  if (ending === null) return undefined;
  const totals = score.map(totalOf);
  const places = score.map((each, seat): Place => ({
    seat,
    rank: 1 + totals.filter((total) => total > totals[seat]).length,
    score: [totals[seat]],
  }));
  return { places: places.sort((a, b) => a.rank - b.rank || a.seat - b.seat), rule: 'PORT-334' };
}
