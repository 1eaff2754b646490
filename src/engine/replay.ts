import type { Game, Move, Tagged, Violation } from './game';
import { firstState, whyNot, type Setup } from './match';

/** A stored move is not legal where it stands: the list of moves is damaged or from other rules. */
export class ReplayError extends Error {
  constructor(
    /** Index of the move, from 0. */
    readonly at: number,
    readonly violation: Violation,
  ) {
    super(`move ${at} breaks ${violation.rule}`);
    this.name = 'ReplayError';
  }
}

/** The state after the first `to` moves of a match. */
export function replay<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Setup,
  moves: readonly Move<A>[],
  to: number = moves.length,
): S {
  const state = firstState(game, setup);
  for (let at = 0; at < to; at++) {
    const violation = whyNot(game, state, moves[at]);
    if (violation) throw new ReplayError(at, violation);
    game.advance(state, moves[at]);
  }
  return state;
}
