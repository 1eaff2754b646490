import { useMemo, useState } from 'react';
import type { News } from '@/screens/table/news';
import { useRun } from '@/screens/table/useRun';
import type { OpenTable } from '@/store';
import { usePreferences, useReducedMotion } from '@/ui';
import { filmFor, lengthOf, seenIn, type Beat, type Film } from '../../board/assault/film';
import type { Action, Event, View } from '../../rules';

/** How fast enemies may march. */
export const PACES = [1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

type Table = OpenTable<Action, View, Event>;
type Latest = News<View, Event>;

/** An Assault while it is shown, and how fast. */
export type Assault = {
  /** The table as it is in this beat, on which nothing can be done; the table itself when nobody marches. */
  readonly table: Table;
  readonly film: Film | null;
  readonly at: number;
  readonly beat: Beat | null;
  /** Of the march: 0 when it stands still, infinite when it was skipped, null when nobody marches. */
  readonly speed: number | null;
  readonly pace: Pace;
  readonly paused: boolean;
  setPace(pace: Pace): void;
  pause(paused: boolean): void;
  skip(): void;
};

type Reel = {
  readonly news: Latest | null;
  readonly film: Film | null;
  /** After how many moves the film begins. */ readonly since: number;
  readonly at: number;
  /** The film was cut short: everything jumps to its place, until the next move. */ readonly skipped: boolean;
};

/** What the next move does to what is shown: an Assault is a new film, and a film goes on until it is over or another begins. */
function rewound(reel: Reel, news: Latest | null): Reel {
  const film = news === null ? null : filmFor(news);
  if (news !== null && film === null && reel.film !== null) return { ...reel, news };
  return { news, film, since: news?.since ?? 0, at: 0, skipped: false };
}

/** The moves run ahead of what is shown: for the log they end before the film. */
const asShown = (table: Table, beat: Beat, since: number): Table => ({
  ...table,
  view: seenIn(beat, table.view),
  legal: () => [],
  moves: since,
  recent: table.recent.filter(({ number }) => number <= since),
  canUndo: false,
  canRedo: false,
});

function useReel(news: Latest | null) {
  const [reel, setReel] = useState<Reel>({ news, film: null, since: 0, at: 0, skipped: false });
  if (reel.news !== news) setReel(rewound(reel, news));
  const next = () =>
    setReel((now) =>
      now.film !== null && now.at + 1 < now.film.beats.length ? { ...now, at: now.at + 1 } : { ...now, film: null },
    );
  const skip = () => setReel((now) => ({ ...now, film: null, skipped: true }));
  return { reel, next, skip };
}

/** Shows an Assault that has just happened on the own map, one enemy after the other: React hears of each once, and of no frame. */
export function useAssault(table: Table, news: Latest | null): Assault {
  const reduced = useReducedMotion();
  const preferred = usePreferences().speed;
  const [chosen, setPace] = useState<Pace | null>(null);
  const [paused, pause] = useState(false);
  const {
    reel: { film, since, at, skipped },
    next,
    skip,
  } = useReel(news);
  const beat = film?.beats[at] ?? null;
  const pace = chosen ?? PACES.findLast((each) => each <= preferred) ?? 1;
  const speed = paused ? 0 : pace;
  useRun(beat, beat === null ? 0 : lengthOf(beat, reduced), speed, next);
  const shown = useMemo(() => (beat === null ? table : asShown(table, beat, since)), [table, beat, since]);
  if (beat === null && paused) pause(false);
  return {
    table: shown,
    film,
    at,
    beat,
    pace,
    paused,
    setPace,
    pause,
    skip,
    speed: beat !== null ? speed : skipped ? Infinity : null,
  };
}
