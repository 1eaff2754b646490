import { scrub, type Opaque, type Scrubber, type Tagged, type Viewer } from '@/engine';
import { isGameId } from '@/games';
import { problemError, type Loaded } from '@/storage';
import type { Happened } from './matchSlot';
import { shownMove } from './shownMove';
import type { Frame, Replay, SeatSetup } from './types';

/** Moments of a loaded match, counted from the first move that could be read. */
function scrubber({ game, first, played }: Loaded): Scrubber<Opaque, Tagged> {
  return scrub(
    game,
    first,
    played.map(({ move }) => move),
  );
}

function firstMoves({ match, played }: Loaded): number {
  return match.moves - played.length;
}

/** What happened in the moves of a loaded match, oldest first. */
export function happenedIn(loaded: Loaded): Happened[] {
  const from = firstMoves(loaded);
  return loaded.played.map(({ move, events }, index) => ({ moves: from + index + 1, seat: move.seat, events }));
}

/** The state after so many moves of a loaded match. */
export function stateAfter(loaded: Loaded, moves: number): Opaque {
  const from = firstMoves(loaded);
  if (!Number.isInteger(moves) || moves < from || moves > loaded.match.moves)
    throw problemError('moveMissing', { move: moves });
  return scrubber(loaded).at(moves - from).state;
}

/** One person among bots sees what that person knew; several people see only what was open to all. */
export function replayViewer(seats: readonly SeatSetup[]): Viewer {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : 'table';
}

/** A loaded match to look at; it holds no state that the viewer could see by mistake. */
export function makeReplay(loaded: Loaded): Replay<Opaque> {
  const { game, record, match, played, problem } = loaded;
  if (!isGameId(record.gameId)) throw problemError('unknownGame', { game: record.gameId });
  const viewer = replayViewer(record.setup.seats);
  const moments = scrubber(loaded);
  const first = firstMoves(loaded);
  const happened = happenedIn(loaded);
  return {
    matchId: record.id,
    gameId: record.gameId,
    name: record.name,
    seats: record.setup.seats,
    viewer,
    first,
    last: match.moves,
    problem,
    frame: (moves): Frame<Opaque> => {
      const at = Math.max(0, Math.min(moves - first, played.length));
      const { state } = moments.at(at);
      const last = at > 0 ? happened[at - 1] : undefined;
      return {
        view: game.view(state, viewer),
        moves: first + at,
        toMove: game.toMove(state),
        result: game.result(state),
        last: last ? shownMove(game, last, viewer) : null,
      };
    },
    scores: () => [game.scores(game.view(loaded.first, 'table')), ...played.map(({ scores }) => scores)],
  };
}
