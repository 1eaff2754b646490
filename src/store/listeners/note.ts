import type { Counts } from '@/storage';
import type { MatchesState } from '../matchesSlice';
import type { Listen } from './listening';

/** Remembers outside the database, after every change of the list, what is stored by now. The player never waits for it. */
export function listenForNote(listen: Listen): void {
  listen({
    predicate: (_action, now, before) => now.storage.status === 'ready' && now.matches.list !== before.matches.list,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(0);
      const { database, notebook } = api.extra;
      await notebook.keep({ commits: database.commits(), matches: countsOf(api.getState().matches) });
    },
  });
}

/** What the note says of the list of matches. */
export function countsOf({ list }: MatchesState): Counts {
  return Object.fromEntries(list.map(({ id, name, moves }) => [id, { name, moves }]));
}
