import { copyState } from './copyPlain';
import type { Game, Move, Tagged, Violation } from './game';
import { firstState, whyNot, type Applied, type Setup } from './match';

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
  return playOn(game, firstState(game, setup), moves, 0, to).state;
}

/** Any moment of a match, by the number of moves played; nothing of the match itself is touched. */
export type Scrubber<S, E> = { readonly length: number; at(moves: number): Applied<S, E> };

const STRIDE = 32;

/** Walks through a match forwards and backwards. Keeps a state every few moves, so that a step back is as cheap as one ahead. */
export function scrub<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  first: S,
  moves: readonly Move<A>[],
): Scrubber<S, E> {
  const kept: S[] = [first];
  function keptBefore(to: number): number {
    const wanted = Math.floor(to / STRIDE);
    for (let i = kept.length; i <= wanted; i++) {
      kept.push(playOn(game, copyState(game, kept[i - 1]), moves, (i - 1) * STRIDE, i * STRIDE).state);
    }
    return wanted;
  }
  return {
    length: moves.length,
    at(to) {
      const end = Math.max(0, Math.min(to, moves.length));
      const nearest = keptBefore(Math.max(0, end - 1));
      return playOn(game, copyState(game, kept[nearest]), moves, nearest * STRIDE, end);
    },
  };
}

/** Plays moves from..to on state in place; the events are those of the last one. */
function playOn<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  moves: readonly Move<A>[],
  from: number,
  to: number,
): Applied<S, E> {
  let events: readonly E[] = [];
  for (let i = from; i < to; i++) {
    const violation = whyNot(game, state, moves[i]);
    if (violation) throw new ReplayError(i, violation);
    events = game.advance(state, moves[i]);
  }
  return { state, events };
}
