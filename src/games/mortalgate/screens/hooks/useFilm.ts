import { useMemo, useState } from 'react';
import type { News } from '@/screens/table/news';
import { useRun } from '@/screens/table/useRun';
import type { OpenTable } from '@/store';
import { usePreferences, useReducedMotion } from '@/ui';
import { filmOf, lengthOf, type Beat } from '../../board/told/film';
import type { Action, Event, View } from '../../rules';

type Table = OpenTable<Action, View, Event>;
type Latest = News<View, Event>;

type Reel = {
  readonly news: Latest | null;
  /** What is still to be shown, the beat that runs first. */
  readonly beats: readonly Beat[];
  /** After how many moves it begins. */
  readonly since: number;
};

/** What the next move does to what is shown: its film comes after what runs still. A table that is taken back or passed over shows nothing. */
function wound({ beats, since }: Reel, news: Latest | null): Reel {
  const film = news === null ? null : filmOf(news);
  if (news === null) return { news, beats: [], since: 0 };
  if (beats.length > 0) return { news, beats: [...beats, ...(film?.beats ?? [])], since };
  return { news, beats: film?.beats ?? [], since: news.since };
}

/** The table as it is in a beat: nothing can be done on it, and its log ends before the film. */
const asShown = (table: Table, beat: Beat, since: number): Table => ({
  ...table,
  view: { ...beat.view, viewer: table.view.viewer },
  legal: () => [],
  moves: since,
  recent: table.recent.filter(({ number }) => number <= since),
  canUndo: false,
  canRedo: false,
});

/** Shows what has just happened on the island, beat by beat: React hears of each once, and of no frame. */
export function useFilm(table: Table, news: Latest | null) {
  const reduced = useReducedMotion();
  const { speed } = usePreferences();
  const [reel, setReel] = useState<Reel>({ news, beats: [], since: 0 });
  if (reel.news !== news) setReel(wound(reel, news));
  const beat = reel.beats.at(0) ?? null;
  useRun(beat, beat === null ? 0 : lengthOf(beat, reduced), speed, () =>
    setReel((now) => ({ ...now, beats: now.beats.slice(1) })),
  );
  const { since } = reel;
  const shown = useMemo(() => (beat === null ? table : asShown(table, beat, since)), [table, beat, since]);
  return {
    /** The table as it is shown now. */
    table: shown,
    beat,
    /** Nothing is left to be shown of the newest move. */
    over: beat === null && reel.news === news,
    skip: () => setReel((now) => ({ ...now, beats: [] })),
  };
}
