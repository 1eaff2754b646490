import type { Game as BoardgameIoGame } from 'boardgame.io';
import { INVALID_MOVE, Stage } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { apply, firstState, pick, play, seedRng, start, type Game, type Rng, type Setup, type Tagged } from '@/engine';

/** Plays one random match to its end and says how many moves it had. */
export type Player = (seed: number) => number;

/** Through our engine: every move is checked, played on a copy and looked at for a barrier. */
export function enginePlayer<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Omit<Setup, 'seed'>,
): Player {
  return (seed) => {
    const rng = seedRng(seed);
    let match = start(game, { ...setup, seed });
    while (game.toMove(match.state).length > 0) {
      const played = play(game, match, anyMove(game, match.state, rng));
      if ('violation' in played) throw new Error(played.violation.rule);
      match = played.match;
    }
    return match.moves;
  };
}

/** The same rules through the reducer of boardgame.io, as its authors write a game: legality in the move, changes on its draft. */
export function boardgameIoPlayer<S extends object, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Omit<Setup, 'seed'>,
): Player {
  return (seed) => {
    const rng = seedRng(seed);
    const wrapped = wrap(game, setup, seed);
    const reducer = CreateGameReducer({ game: wrapped });
    let state = InitializeGame({ game: wrapped, numPlayers: setup.seats });
    let moves = 0;
    for (; state.ctx.gameover === undefined; moves++) {
      const move = anyMove(game, state.G, rng);
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: [move.action], playerID: String(move.seat) },
      });
    }
    return moves;
  };
}

function wrap<S extends object, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Omit<Setup, 'seed'>,
  seed: number,
): BoardgameIoGame<S> {
  return {
    name: game.id,
    seed,
    setup: () => game.setup(game.parseConfig(setup.config), setup.seats, seed),
    moves: {
      act({ G, playerID }, action: A) {
        const move = { seat: Number(playerID), action };
        if (game.check(G, move) !== undefined) return INVALID_MOVE;
        game.advance(G, move);
        return undefined;
      },
    },
    turn: { activePlayers: { all: Stage.NULL } },
    endIf: ({ G }) => game.result(G),
  };
}

/** The states of a random match, for the measurement of single calls. */
export function sampleStates<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Setup,
): S[] {
  const rng = seedRng(setup.seed);
  const states = [firstState(game, setup)];
  for (let state = states[0]; game.toMove(state).length > 0;) {
    state = apply(game, state, anyMove(game, state, rng)).state;
    states.push(state);
  }
  return states;
}

/** Lists the actions of a seat to move and takes any. */
function anyMove<S, A extends Tagged, E extends Tagged, V, C>(game: Game<S, A, E, V, C>, state: S, rng: Rng) {
  const seat = pick(rng, game.toMove(state));
  return { seat, action: pick(rng, game.legalActions(state, seat)) };
}
