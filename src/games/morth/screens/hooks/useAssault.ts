import { useEffect, useEffectEvent, useState } from 'react';
import type { LogLine } from '@/engine';
import type { OpenTable } from '@/store';
import { usePreferences, useReducedMotion } from '@/ui';
import { filmFor, lengthOf, type Beat, type Film } from '../../board/assault/film';
import type { Action, View } from '../../rules';
import { useRun } from './useRun';

/** How fast enemies may march. */
export const PACES = [1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

type Table = OpenTable<Action, View>;

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
  readonly seen: Table;
  readonly lines: readonly LogLine[];
  readonly film: Film | null;
  readonly at: number;
  /** The film was cut short: everything jumps to its place, until the next move. */ readonly skipped: boolean;
};

const sameFoes = (a: View, b: View): boolean => JSON.stringify(a.foes) === JSON.stringify(b.foes);

/** What the next move does to what is shown: an Assault is a new film, and a film goes on until enemies stand elsewhere. */
function rewound(reel: Reel, table: Table): Reel {
  const { seen } = reel;
  const film = filmFor(seen.view, table.view);
  if (film === null && reel.film !== null && sameFoes(seen.view, table.view)) return { ...reel, seen: table };
  // The log runs ahead of what is shown; lines for one person never meet the eyes of the next.
  return { seen: table, film, at: 0, skipped: false, lines: seen.viewer === table.viewer ? seen.recentLog : [] };
}

const asShown = (table: Table, { view }: Beat, lines: readonly LogLine[]): Table => ({
  ...table,
  view,
  legal: [],
  recentLog: lines,
  canUndo: false,
  canRedo: false,
});

function useReel(table: Table) {
  const [reel, setReel] = useState<Reel>({ seen: table, lines: [], film: null, at: 0, skipped: false });
  if (reel.seen.view !== table.view) setReel(rewound(reel, table));
  const next = () =>
    setReel((now) =>
      now.film !== null && now.at + 1 < now.film.beats.length ? { ...now, at: now.at + 1 } : { ...now, film: null },
    );
  const skip = () => setReel((now) => ({ ...now, film: null, skipped: true }));
  return { reel, next, skip };
}

/** Bots wait while a film runs. */
function useHold(hold: Table['hold'], held: boolean): void {
  const wait = useEffectEvent(hold);
  useEffect(() => {
    if (!held) return;
    wait(true);
    return () => wait(false);
  }, [held]);
}

/** Shows the Assault on the own map, one enemy after the other: React hears of each once, and of no frame. */
export function useAssault(table: Table): Assault {
  const reduced = useReducedMotion();
  const preferred = usePreferences().speed;
  const [chosen, setPace] = useState<Pace | null>(null);
  const [paused, pause] = useState(false);
  const {
    reel: { film, at, lines, skipped },
    next,
    skip,
  } = useReel(table);
  const beat = film?.beats[at] ?? null;
  const pace = chosen ?? PACES.findLast((each) => each <= preferred) ?? 1;
  const speed = paused ? 0 : pace;
  useRun(beat, beat === null ? 0 : lengthOf(beat, reduced), speed, next);
  useHold(table.hold, beat !== null);
  if (beat === null && paused) pause(false);
  return {
    table: beat === null ? table : asShown(table, beat, lines),
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
