import {
  BOT_LEVELS,
  firstState,
  nextU32,
  pick,
  runThinker,
  type Bot,
  type Game,
  type Move,
  type Rng,
  type Setup,
  type Tagged,
} from '@/engine';
import { randomMove, type Weights } from '../../__tests__/support/randomWalk';

/** Who plays: chance alone, or bots, each seat of any level or all of one. */
export const PLAYERS = ['random', 'bots', ...BOT_LEVELS] as const;
export type Players = (typeof PLAYERS)[number];

/** The next move of a match. */
export type Choose<S, A> = (state: S) => Move<A>;

/** How the players of a match choose, with a random stream of their own. */
export function chooser<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  players: Players,
  seats: number,
  rng: Rng,
  weights?: Weights,
): Choose<S, A> {
  if (players === 'random')
    return (state) => (weights === undefined ? anyMove(game, state, rng) : randomMove(game, state, rng, weights));
  const bots = Array.from({ length: seats }, () => game.bots[players === 'bots' ? pick(rng, BOT_LEVELS) : players]);
  return (state) => botMove(game, bots, state, rng);
}

/** Seats that may act out of turn take part where they have something to do. */
function anyMove<S, A extends Tagged, E extends Tagged, V, C>(game: Game<S, A, E, V, C>, state: S, rng: Rng): Move<A> {
  const onTurn = game.toMove(state);
  const seat = pick(rng, [...onTurn, ...(game.interrupters?.(state) ?? [])]);
  const actions = game.legalActions(state, seat);
  return actions.length > 0
    ? { seat, action: pick(rng, actions) }
    : { seat: onTurn[0], action: pick(rng, game.legalActions(state, onTurn[0])) };
}

/** The move of a table of bots: who may act out of turn is asked first. */
function botMove<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  bots: readonly Bot<A, V>[],
  state: S,
  rng: Rng,
): Move<A> {
  for (const seat of game.interrupters?.(state) ?? []) {
    const thoughts = bots[seat].respond?.(game.view(state, seat), seat, nextU32(rng));
    const action = thoughts && runThinker(thoughts);
    if (action !== undefined) return { seat, action };
  }
  const [seat] = game.toMove(state);
  return { seat, action: runThinker(bots[seat].think(game.view(state, seat), seat, nextU32(rng))) };
}

/** Plays a match between bots to its end; rng is the stream that they think with. */
export function playBots<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  bots: readonly Bot<A, V>[],
  setup: Setup,
  rng: Rng,
): S {
  const state = firstState(game, setup);
  while (game.toMove(state).length > 0) game.advance(state, botMove(game, bots, state, rng));
  return state;
}
