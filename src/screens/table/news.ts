import { useState } from 'react';
import type { ShownMove } from '@/store';

/** A table as somebody looks at it: what is seen, after how many moves, and the newest of them. */
export type Look<V, E> = { readonly view: V; readonly moves: number; readonly recent: readonly ShownMove<E>[] };

/** What has just happened, and the table as it was seen before. */
export type News<V, E> = {
  readonly before: V;
  /** After how many moves that was. */
  readonly since: number;
  readonly events: readonly E[];
};

/** What happened between two looks at a table; null where nothing did, moves were taken back or passed over. */
export function newsBetween<V, E>(seen: Omit<Look<V, E>, 'recent'>, now: Look<V, E>): News<V, E> | null {
  const fresh = now.recent.filter(({ number }) => number > seen.moves && number <= now.moves);
  if (fresh.length === 0 || fresh.length !== now.moves - seen.moves) return null;
  return { before: seen.view, since: seen.moves, events: fresh.flatMap(({ events }) => events) };
}

/** What has just happened at a table, until the next move: the same value all the while, so that it is played once. Nothing is new of a table that comes up. */
export function useNews<V, E>(now: Look<V, E>): News<V, E> | null {
  const { view, moves } = now;
  const [seen, setSeen] = useState<{ view: V; moves: number; news: News<V, E> | null }>({ view, moves, news: null });
  if (seen.view !== view || seen.moves !== moves)
    setSeen({ view, moves, news: seen.moves === moves ? seen.news : newsBetween(seen, now) });
  return seen.news;
}
