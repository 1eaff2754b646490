import { shownTo, type AnyGame, type Tagged, type Viewer } from '@/engine';
import type { Happened } from './matchSlot';
import type { ShownMove } from './types';

const SHOWN = new WeakMap<Happened, Map<Viewer, ShownMove<Tagged>>>();

/** A move as viewer may see it. Shown anew to every viewer: what was made for one person never meets the eyes of the next. */
export function shownMove(game: AnyGame, move: Happened, viewer: Viewer): ShownMove<Tagged> {
  const viewers = SHOWN.get(move) ?? new Map<Viewer, ShownMove<Tagged>>();
  SHOWN.set(move, viewers);
  const shown = viewers.get(viewer) ?? makeShown(game, move, viewer);
  viewers.set(viewer, shown);
  return shown;
}

function makeShown(game: AnyGame, { moves, seat, events }: Happened, viewer: Viewer): ShownMove<Tagged> {
  const shown = shownTo(game, events, viewer);
  return { number: moves, seat, events: shown, lines: shown.flatMap((event) => game.describe(event) ?? []) };
}
