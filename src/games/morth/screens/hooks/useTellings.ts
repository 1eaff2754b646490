import { useState } from 'react';
import type { Words } from '@/engine';
import type { News } from '@/screens/table/news';
import { useRun } from '@/screens/table/useRun';
import type { ShownMove } from '@/store';
import { usePreferences } from '@/ui';
import { otherwise } from '../../board/told/otherwise';
import { playedIn, readingTime, type Telling } from '../../board/told/playedCard';
import type { Event, View } from '../../rules';

type Latest = News<View, Event> | null;

type Waiting = {
  /** Something else is shown first. */ readonly waits: boolean;
  /** A sheet lies over it: time stands still. */ readonly covered: boolean;
};

type Shown = {
  /** What is shown now; null where there is nothing, or it has been read. */ readonly telling: Telling | null;
  skip(): void;
};

/** The table as it is now. */
type Now = { readonly view: View; readonly recent: readonly ShownMove<Event>[] };

function tellingsOf(news: News<View, Event>, { view, recent }: Now): Telling[] {
  const arrived = otherwise(news, recent);
  return [...playedIn(news, view), ...(arrived === null ? [] : [arrived])];
}

/** Shows what has just happened that nobody may miss, one after the other, each long enough to be read; while something else is shown it waits. */
export function useTellings(news: Latest, now: Now, say: (words: Words) => string, { waits, covered }: Waiting): Shown {
  const { speed } = usePreferences();
  const [queue, setQueue] = useState<{ readonly news: Latest; readonly tellings: readonly Telling[] }>({
    news,
    tellings: [],
  });
  if (queue.news !== news)
    setQueue({ news, tellings: news === null ? [] : [...queue.tellings, ...tellingsOf(news, now)] });
  const next = () => setQueue(({ news: last, tellings }) => ({ news: last, tellings: tellings.slice(1) }));
  const first = queue.tellings.at(0) ?? null;
  const letters = first === null ? 0 : first.lines.reduce((sum, line) => sum + say(line).length, say(first.who).length);
  useRun(first, readingTime(letters), waits || covered ? 0 : speed, next);
  return { telling: waits ? null : first, skip: next };
}
