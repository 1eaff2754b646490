import type { Game, Seat, Tagged } from './game';

/**
 * Whether undo must stop behind a move: it drew from the random generator, showed somebody something new,
 * or changed who is to decide in a way that the game does not let anybody take back.
 */
export function isBarrier<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  before: S,
  after: S,
  events: readonly E[],
): boolean {
  return (
    drew(before, after) ||
    events.some((event) => game.reveals(event)) ||
    (!sameSeats(game.toMove(before), game.toMove(after)) && !events.some((event) => game.recallable?.(event)))
  );
}

/** Every game keeps its generator in state.rng; a state without one has no chance in it. */
function rngOf(state: unknown): readonly unknown[] {
  const rng = typeof state === 'object' && state !== null && 'rng' in state ? state.rng : undefined;
  return Array.isArray(rng) ? rng : [];
}

function drew(before: unknown, after: unknown): boolean {
  const old = rngOf(before);
  return rngOf(after).some((word, i) => word !== old[i]);
}

function sameSeats(before: readonly Seat[], after: readonly Seat[]): boolean {
  return before.length === after.length && before.every((seat, i) => seat === after[i]);
}
