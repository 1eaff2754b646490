import type { Seat } from '@/engine';
import { OBJECTIVE_POINTS } from './data';
import { controllerOf } from './objectives';
import { pointsLeft } from './resolve/victory';
import { totalOf } from './result';
import type { Open, Score } from './types';

/** PORT-326 to PORT-329 What a side would have if the game ended now; cover counts only where an objective ends it. */
export function scoreNow(open: Open, seat: Seat): Score & { readonly total: number } {
  const score = open.phase === 'over' ? open.score[seat] : { ...open.score[seat], left: pointsLeft(open)[seat] };
  if (open.phase === 'over') return { ...score, total: totalOf(score) };
  const goals = open.config.objectives.filter(
    (objective, at) =>
      open.gained[at].includes(seat) || (objective.type === 'hold' && controllerOf(open, objective) === seat),
  );
  const now = { ...score, objectives: OBJECTIVE_POINTS * goals.length };
  return { ...now, total: totalOf(now) };
}
