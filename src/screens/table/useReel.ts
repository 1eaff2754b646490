import { useMemo, useState } from 'react';
import type { Tagged } from '@/engine';
import type { OpenTable } from '@/store';
import { usePreferences, useReducedMotion } from '@/ui';
import type { News } from './news';
import { useRun } from './useRun';

/** A stretch of what happened: the table as it will be at its end. */
type Beat<V> = { readonly view: V };

/** How a game makes a film of what happened, and how long each beat of it is seen in milliseconds. */
type Cutter<V, E, B extends Beat<V>> = {
  filmOf(told: { readonly before: V; readonly events: readonly E[] }): { readonly beats: readonly B[] } | null;
  lengthOf(beat: B, reduced: boolean): number;
};

type Reel<V, E, B> = {
  readonly news: News<V, E> | null;
  /** What is still to be shown, the beat that runs first. */
  readonly beats: readonly B[];
  /** After how many moves it begins. */
  readonly since: number;
};

/** What the next move does to what is shown: its film comes after what runs still. A table that is taken back or passed over shows nothing. */
function wound<V, E, B>(
  { beats, since }: Reel<V, E, B>,
  news: News<V, E> | null,
  filmOf: (news: News<V, E>) => { readonly beats: readonly B[] } | null,
): Reel<V, E, B> {
  const film = news === null ? null : filmOf(news);
  if (news === null) return { news, beats: [], since: 0 };
  if (beats.length > 0) return { news, beats: [...beats, ...(film?.beats ?? [])], since };
  return { news, beats: film?.beats ?? [], since: news.since };
}

/** The table as it is in a beat: nothing can be done on it, and its log ends before the film. */
const asShown = <A extends Tagged, V extends object, E extends Tagged>(
  table: OpenTable<A, V, E>,
  view: V,
  since: number,
): OpenTable<A, V, E> => ({
  ...table,
  view: { ...view, viewer: table.viewer },
  legal: () => [],
  moves: since,
  recent: table.recent.filter(({ number }) => number <= since),
  canUndo: false,
  canRedo: false,
});

/** Shows what has just happened at a table, beat by beat: React hears of each once, and of no frame. */
export function useReel<A extends Tagged, V extends object, E extends Tagged, B extends Beat<V>>(
  table: OpenTable<A, V, E>,
  news: News<V, E> | null,
  { filmOf, lengthOf }: Cutter<V, E, B>,
) {
  const reduced = useReducedMotion();
  const { speed } = usePreferences();
  const [reel, setReel] = useState<Reel<V, E, B>>({ news, beats: [], since: 0 });
  if (reel.news !== news) setReel(wound(reel, news, filmOf));
  const beat = reel.beats.at(0) ?? null;
  useRun(beat, beat === null ? 0 : lengthOf(beat, reduced), speed, () =>
    setReel((now) => ({ ...now, beats: now.beats.slice(1) })),
  );
  const { since } = reel;
  const shown = useMemo(() => (beat === null ? table : asShown(table, beat.view, since)), [table, beat, since]);
  return {
    /** The table as it is shown now. */
    table: shown,
    beat,
    /** Nothing is left to be shown of the newest move. */
    over: beat === null && reel.news === news,
    skip: () => setReel((now) => ({ ...now, beats: [] })),
  };
}
