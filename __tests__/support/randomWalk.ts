import {
  pick,
  play,
  seedRng,
  start,
  type Game,
  type Match,
  type Move,
  type Played,
  type Refused,
  type Rng,
  type Seat,
  type Setup,
  type Tagged,
} from '@/engine';

/** How likely a kind of action is to be tried; a kind that is not named counts 1. Or the weight of each single action. */
export type Weights = Readonly<Record<string, number>> | ((action: Tagged, state: unknown) => number);

/** Any move that is open in the state: first a kind by its weight, then one of that kind, so that rare kinds come up often. */
export function randomMove<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  rng: Rng,
  weights: Weights = {},
): Move<A> {
  const seat = pick(rng, [...game.toMove(state), ...outOfTurn(game, state)]);
  const options = game.legalActions(state, seat);
  if (typeof weights === 'function') {
    const tickets = options.flatMap((action) => Array.from({ length: weights(action, state) }, () => action));
    return { seat, action: pick(rng, tickets) };
  }
  const types = [...new Set(options.map((action) => action.type))];
  const type = pick(
    rng,
    types.flatMap((kind) => Array.from({ length: weights[kind] ?? 1 }, () => kind)),
  );
  return {
    seat,
    action: pick(
      rng,
      options.filter((action) => action.type === type),
    ),
  };
}

/** Seats that may act out of turn and have something to do. */
function outOfTurn<S, A extends Tagged, E extends Tagged, V, C>(game: Game<S, A, E, V, C>, state: S): Seat[] {
  return (game.interrupters?.(state) ?? []).filter((seat) => game.legalActions(state, seat).length > 0);
}

/** The outcome of a move that must be legal; otherwise the test fails with the broken rule. */
export function accepted<S, A, E>(outcome: Played<S, A, E> | Refused | undefined): Played<S, A, E> {
  if (outcome === undefined) throw new Error('there was no move');
  if ('violation' in outcome) throw new Error(`refused by ${outcome.violation.rule}`);
  return outcome;
}

/** Moves and match of a game played at random to its end, or for so many moves. */
export function randomMatch<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Setup,
  most = Infinity,
): { match: Match<S, A>; moves: Move<A>[]; states: S[] } {
  const rng = seedRng(setup.seed);
  let match = start(game, setup);
  const moves: Move<A>[] = [];
  const states: S[] = [match.state];
  while (game.toMove(match.state).length > 0 && moves.length < most) {
    const move = randomMove(game, match.state, rng);
    match = accepted(play(game, match, move)).match;
    moves.push(move);
    states.push(match.state);
  }
  return { match, moves, states };
}
