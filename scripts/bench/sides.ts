import { copyState } from '@/engine';
import { GAMES, type GameId } from '@/games';
import { bestMicros, lap, type Lap } from './clock';
import { boardgameIoPlayer, enginePlayer, sampleStates, type Player } from './players';
import { tableOf } from './tables';

const LAP_SECONDS = 0.5;

/** Moves and whole matches of one lap. */
type Laps = { readonly moves: Lap; readonly matches: Lap };
/** Single calls, in microseconds. */
export type Calls = { readonly copyMicros: number; readonly legalMicros: number };

/** What a process of the bench can be asked for. */
export type Answers = { readonly ours: Laps; readonly boardgameIo: Laps; readonly calls: Calls };
export type Question = keyof Answers;

const ANSWER: { readonly [Q in Question]: (id: GameId) => Answers[Q] } = {
  ours: (id) => run(enginePlayer(GAMES[id], tableOf(id))),
  boardgameIo: (id) => run(boardgameIoPlayer(GAMES[id], tableOf(id))),
  calls: measureCalls,
};

/** Does the work of one question. */
export function answer(question: Question, id: GameId): Answers[Question] {
  return ANSWER[question](id);
}

function run(player: Player): Laps {
  let seed = 0;
  const moves = lap(LAP_SECONDS, () => player(seed++));
  return { moves, matches: { ...moves, work: seed } };
}

function measureCalls(id: GameId): Calls {
  const game = GAMES[id];
  const samples = sampleStates(game, { ...tableOf(id), seed: 1 }).flatMap((state) =>
    game
      .toMove(state)
      .slice(0, 1)
      .map((seat) => ({ state, seat })),
  );
  return {
    copyMicros: bestMicros(samples, ({ state }) => copyState(game, state)),
    legalMicros: bestMicros(samples, ({ state, seat }) => game.legalActions(state, seat)),
  };
}
