import type { News } from '@/screens/table/news';
import { useReel } from '@/screens/table/useReel';
import type { OpenTable } from '@/store';
import { filmOf, lengthOf } from '../../board/told/film';
import type { Action, Event, View } from '../../rules';

/** Shows what has just happened on the island, beat by beat. */
export const useFilm = (table: OpenTable<Action, View, Event>, news: News<View, Event> | null) =>
  useReel(table, news, { filmOf, lengthOf });
