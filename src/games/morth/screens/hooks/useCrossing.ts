import { useMemo, useState } from 'react';
import type { News } from '@/screens/table/news';
import { useRun } from '@/screens/table/useRun';
import { captionOf } from '@/screens/table/captions';
import { TURN_MS } from '@/scene/useDial';
import { readingTime, type OpenTable, type ShownMove } from '@/store';
import { usePreferences, useReducedMotion } from '@/ui';
import { seenIn } from '../../board/assault/film';
import { beforeLanding, crossingOf, type Crossing } from '../../board/portal/crossing';
import type { Action, Event, View } from '../../rules';

type Table = OpenTable<Action, View, Event>;
type Latest = News<View, Event> | null;

/** The wheel stands a moment before the dice leave it. */
const STAND_MS = 350;
/** From the wheel to the maps. */
export const FLIGHT_MS = 850;
/** One sets out after the other. */
export const APART_MS = 45;

/** The wheel comes to rest, or the dice are on their way. */
export type Stage = { readonly crossing: Crossing; readonly at: 'wheel' | 'flight' };

/** What is shown of the dice that leave the portal. */
export type Crossed = {
  /** The table as it is shown meanwhile, on which nothing can be done. */ readonly table: Table;
  readonly stage: Stage | null;
  /** While the wheel comes to rest: what somebody else did to it last. */ readonly caption: ShownMove<unknown> | null;
  skip(): void;
};

function begin(news: Latest): Stage | null {
  const crossing = news === null ? null : crossingOf(news);
  return crossing === null ? null : { crossing, at: 'wheel' };
}

/** Of somebody else's portal turn the deed itself, which its first line tells: what it brought comes after it. */
function deedOf(table: Table): ShownMove<unknown> | null {
  const move = captionOf(table);
  return move && { ...move, lines: move.lines.slice(0, 1) };
}

const asShown = (table: Table, { crossing, at }: Stage): Table => ({
  ...table,
  view: at === 'wheel' ? seenIn({ view: crossing.wheel }, table.view) : beforeLanding(table.view, crossing),
  legal: () => [],
  canUndo: false,
  canRedo: false,
});

/** MOR-062 After the last portal turn the wheel comes to rest, then its dice go to the maps, then the table goes on. */
export function useCrossing(table: Table, news: Latest): Crossed {
  const reduced = useReducedMotion();
  const { speed } = usePreferences();
  const [seen, setSeen] = useState<{ readonly news: Latest; readonly stage: Stage | null }>({ news, stage: null });
  if (seen.news !== news) setSeen({ news, stage: begin(news) });
  const { stage } = seen;
  const skip = () => setSeen((now) => ({ ...now, stage: null }));
  const next = () =>
    setSeen((now) =>
      now.stage === null || now.stage.at === 'flight' || reduced
        ? { ...now, stage: null }
        : { ...now, stage: { ...now.stage, at: 'flight' } },
    );
  const caption = stage?.at === 'wheel' ? deedOf(table) : null;
  const length =
    stage === null
      ? 0
      : stage.at === 'wheel'
        ? Math.max(STAND_MS + (stage.crossing.turned && !reduced ? TURN_MS : 0), readingTime(caption?.lines ?? []))
        : FLIGHT_MS + APART_MS * stage.crossing.arrivals.length;
  useRun(stage, length, speed, next);
  const shown = useMemo(() => (stage === null ? table : asShown(table, stage)), [table, stage]);
  return { table: shown, stage, caption, skip };
}
