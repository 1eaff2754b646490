import { scrub, type LogLine, type Opaque, type Scrubber, type Tagged, type Viewer } from '@/engine';
import { isGameId } from '@/games';
import { problemError, type Loaded } from '@/storage';
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
      const step = played.at(at - 1);
      return {
        view: game.view(state, viewer),
        toMove: game.toMove(state),
        result: game.result(state),
        move: at > 0 && step ? step.move : null,
        lines: at > 0 && step ? describeAll(loaded.game, step.events, viewer) : [],
      };
    },
    scores: () => [game.scores(game.view(loaded.first, 'table')), ...played.map(({ scores }) => scores)],
  };
}

/** What happened, as viewer may read it. */
export function describeAll(
  game: Pick<Loaded['game'], 'describe'>,
  events: readonly Tagged[],
  viewer: Viewer,
): LogLine[] {
  return events.flatMap((event) => game.describe(event, viewer) ?? []);
}
