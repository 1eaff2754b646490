import type { Game, Match, Move, Rng, Tagged } from '@/engine';
import type { Weights } from '../randomWalk';

/** A game as the suite knows it. */
export type Subject<S, A extends Tagged, E extends Tagged, V, C> = {
  readonly game: Game<S, A, E, V, C>;
  /** Every piece of the game, wherever it is; the same pieces at every state. */
  readonly pieces: (state: S) => readonly string[];
  /** What brings a match on is tried more often. */
  readonly weights: Weights;
  /** The options that the suite plays with. */
  readonly modes: Readonly<Record<string, object>>;
  /** Whether a mode can be played by so many; all can without it. */
  readonly fits?: (config: object, seats: number) => boolean;
};

/** A state of a match that is about to go on with a move. */
export type Moment<S, A extends Tagged, E extends Tagged, V, C> = {
  readonly subject: Subject<S, A, E, V, C>;
  readonly match: Match<S, A>;
  readonly first: S;
  /** The move that will be played; none at the end. */
  readonly next: Move<A> | undefined;
  /** For the choices of the checks; never that of the match. */
  readonly rng: Rng;
};
