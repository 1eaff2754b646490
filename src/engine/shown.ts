import type { Game, LogLine, Tagged, Viewer } from './game';

/** What viewer may see of what happened. */
export function shownTo<S, A extends Tagged, E extends Tagged, V, C>(
  game: Pick<Game<S, A, E, V, C>, 'show'>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] {
  return events.flatMap((event) => game.show(event, viewer) ?? []);
}

/** What happened as viewer may read it. */
export function logOf<S, A extends Tagged, E extends Tagged, V, C>(
  game: Pick<Game<S, A, E, V, C>, 'show' | 'describe'>,
  events: readonly E[],
  viewer: Viewer,
): readonly LogLine[] {
  return shownTo(game, events, viewer).flatMap((event) => game.describe(event) ?? []);
}
