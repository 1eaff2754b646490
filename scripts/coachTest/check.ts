import { runThinker, stateHash, whyNot, type AnyGame, type Coach, type Opaque, type Tagged } from '@/engine';
import type { Position } from './positions';

/** A coach as it is asked here. */
export type AnyCoach = Coach<Tagged, Opaque>;

/** What is wrong with the answer of a coach in a position; undefined where nothing is. */
export function faultOf(game: AnyGame, coach: AnyCoach, { state, seat, seed }: Position): string | undefined {
  const view = game.view(state, seat);
  const { action, reasons } = runThinker(coach.advise(view, seat, seed));
  const violation = whyNot(game, state, { seat, action });
  if (violation) return `${JSON.stringify(action)} breaks ${violation.rule}`;
  if (reasons.length < 1 || reasons.length > 2) return `${reasons.length} reasons`;
  const sharp = runThinker(game.bots.sharp.think(view, seat, seed));
  if (stateHash(sharp) !== stateHash(action))
    return `advises ${JSON.stringify(action)} where sharp plays ${JSON.stringify(sharp)}`;
  return undefined;
}

/** Whether a coach says another thing in a state that differs from this one only in what the seat may not know. */
export function leaks(game: AnyGame, coach: AnyCoach, { state, seat, seed }: Position): boolean {
  const answer = (seen: Opaque) => stateHash(runThinker(coach.advise(game.view(seen, seat), seat, seed)));
  const other = game.determinize(game.view(state, seat), seed);
  return answer(other) !== answer(state);
}
