import { logOf, type AnyGame, type Opaque, type Viewer } from '@/engine';
import { isGameId } from '@/games';
import { problemError, type History, type Loaded, type Glimpse } from '@/storage';
import type { Happened } from './matchSlot';
import { shownMove } from './shownMove';
import type { Frame, Log, LogEntry, Replay, SeatSetup } from './types';

/** What happened in the moves of a loaded match, oldest first. */
export function happenedIn({ match, played }: Loaded): Happened[] {
  const from = match.moves - played.length;
  return played.map(({ move, events }, index) => ({ moves: from + index + 1, seat: move.seat, events }));
}

/** One person among bots sees what that person knew; several people see only what was open to all. */
function replayViewer(seats: readonly SeatSetup[]): Viewer {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : 'table';
}

/** A stored match to look at; it gives out no state that the viewer could see by mistake. Who holds the device may be given as viewer. */
export function makeReplay(history: History, holder?: Viewer): Replay<Opaque> {
  const { game, record, first, last, scores } = history;
  if (!isGameId(record.gameId)) throw problemError('unknownGame', { game: record.gameId });
  const viewer = holder ?? replayViewer(record.setup.seats);
  return {
    matchId: record.id,
    gameId: record.gameId,
    name: record.name,
    seats: record.setup.seats,
    viewer,
    first,
    last,
    frame: async (moves) => frameOf(game, await history.at(moves), viewer),
    scores,
  };
}

function frameOf(game: AnyGame, moment: Glimpse, viewer: Viewer): Frame<Opaque> {
  const { moves, shown, state, move, events, gap } = moment;
  return {
    moves,
    shown,
    view: game.view(state, viewer),
    toMove: game.toMove(state),
    result: game.result(state),
    last: move && shownMove(game, { moves, seat: move.seat, events }, viewer),
    gap: gap?.words ?? null,
  };
}

/** The log of a stored match as viewer may read it. */
export function makeLog({ game, first, last, at }: History, viewer: Viewer): Log {
  return {
    first,
    last,
    page: async (from, count) => {
      const entries: LogEntry[] = [];
      let gap: Glimpse['gap'] = null;
      for (let moves = Math.max(from, first) + 1; moves <= Math.min(from + count, last); moves++) {
        const moment = await at(moves);
        // Where moves cannot be told, that is said once and not at each of them.
        const why = moment.gap && moment.gap !== gap ? [moment.gap.words] : [];
        entries.push({
          moves,
          seat: moment.move?.seat ?? null,
          lines: [...why, ...logOf(game, moment.events, viewer)],
        });
        gap = moment.gap;
      }
      return entries;
    },
  };
}
