import { isBarrier } from './barrier';
import { copyState } from './copyPlain';
import { ConfigError, type Game, type Move, type Seat, type Tagged, type Violation } from './game';

/** What a match grows from; together with its moves it is the whole match. */
export type Setup = { readonly config: object; readonly seats: number; readonly seed: number };

/** A move that can be taken back, and the state it was played on. */
type Step<S, A> = { readonly before: S; readonly move: Move<A> };

/** Holds only what play and undo need, so that a move costs the same at any length of the match. */
export type Match<S, A> = {
  readonly setup: Setup;
  readonly state: S;
  /** How many moves brought this state about. */
  readonly moves: number;
  /** The moves since the last barrier, oldest first; all of one seat, since nobody goes back behind what another did. */
  readonly recent: readonly Step<S, A>[];
  /** The moves taken back, the next one to redo last. */
  readonly undone: readonly Move<A>[];
};

export type Applied<S, E> = { readonly state: S; readonly events: readonly E[] };
export type Played<S, A, E> = { readonly match: Match<S, A>; readonly events: readonly E[]; readonly barrier: boolean };
export type Refused = { readonly violation: Violation };

/** The answer where a game has no rule of its own about a seat that is not to move. */
export const NOT_TO_MOVE: Violation = { rule: 'notToMove' };

/** The first state of a match. A setup that the game does not know throws a ConfigError. */
export function firstState<S, A extends Tagged, E extends Tagged, V, C>(game: Game<S, A, E, V, C>, setup: Setup): S {
  const { seats, seed } = setup;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new ConfigError('seats', seats);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new ConfigError('seed', seed);
  return game.setup(game.parseConfig(setup.config), seats, seed);
}

/** A match before its first move. */
export function start<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Setup,
): Match<S, A> {
  return resume(setup, firstState(game, setup), 0);
}

/** A match that goes on from a stored state after so many moves. */
export function resume<S, A>(setup: Setup, state: S, moves: number): Match<S, A> {
  return { setup, state, moves, recent: [], undone: [] };
}

/** Why the move cannot be played now; undefined when it can. */
export function whyNot<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  move: Move<A>,
): Violation | undefined {
  return game.check(state, move) ?? (mayMove(game, state, move.seat) ? undefined : NOT_TO_MOVE);
}

/** Whether a seat owes a decision or may act out of turn. */
export function mayMove<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  seat: Seat,
): boolean {
  return game.toMove(state).includes(seat) || (game.interrupters?.(state).includes(seat) ?? false);
}

/** Plays a legal move on a copy; the state given is never touched and may be frozen. */
export function apply<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  move: Move<A>,
): Applied<S, E> {
  const copy = copyState(game, state);
  return { events: game.advance(copy, move), state: copy };
}

/** Plays a move, or says which rule forbids it; the match given is never changed. */
export function play<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S, A>,
  move: Move<A>,
): Played<S, A, E> | Refused {
  return proceed(game, match, move, []);
}

/** Takes the last move back. Ask canUndo first: behind a barrier the match stays as it is. */
export function undo<S, A>(match: Match<S, A>): Match<S, A> {
  const last = match.recent.at(-1);
  if (last === undefined) return match;
  return {
    setup: match.setup,
    state: last.before,
    moves: match.moves - 1,
    recent: match.recent.slice(0, -1),
    undone: [...match.undone, last.move],
  };
}

/** Plays the move that was taken back last; undefined when there is none. */
export function redo<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S, A>,
): Played<S, A, E> | Refused | undefined {
  const move = match.undone.at(-1);
  return move && proceed(game, match, move, match.undone.slice(0, -1));
}

/** Whether undo goes back a move. */
export function canUndo<S, A>(match: Match<S, A>): boolean {
  return match.recent.length > 0;
}

/** Whose move undo would take back; undefined where it goes back none. */
export function lastMover<S, A>(match: Match<S, A>): Seat | undefined {
  return match.recent.at(-1)?.move.seat;
}

/** Whether a move was taken back that redo can play again. */
export function canRedo<S, A>(match: Match<S, A>): boolean {
  return match.undone.length > 0;
}

function proceed<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S, A>,
  move: Move<A>,
  undone: readonly Move<A>[],
): Played<S, A, E> | Refused {
  const violation = whyNot(game, match.state, move);
  if (violation) return { violation };
  const { state, events } = apply(game, match.state, move);
  const barrier = isBarrier(game, match.state, state, events);
  const own = lastMover(match) === move.seat ? match.recent : [];
  const recent = barrier ? [] : [...own, { before: match.state, move }];
  return { match: { setup: match.setup, state, moves: match.moves + 1, recent, undone }, events, barrier };
}
