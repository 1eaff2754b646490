import { pick } from './bots';
import type { Game, Proof, Seat, Tagged } from './game';
import { stateHash } from './hash';
import { firstState } from './match';
import { seedRng, type Rng } from './rng';

/** First a kind of action, then one of it, so that rare kinds come up often. */
function draw<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  seat: Seat,
  rng: Rng,
): A {
  const actions = game.legalActions(state, seat);
  const type = pick(rng, [...new Set(actions.map((action) => action.type))]);
  return pick(
    rng,
    actions.filter((action) => action.type === type),
  );
}

/** Plays a proof move by move, with a pause after each, and says the hash it came to. */
export function* playProof<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  { moves, ...setup }: Omit<Proof, 'hash'>,
): Generator<void, string, void> {
  const rng = seedRng(setup.seed);
  const state = firstState(game, setup);
  let told = '';
  for (let move = 0; move < moves && game.toMove(state).length > 0; move++) {
    const [seat] = game.toMove(state);
    const events = game.advance(state, { seat, action: draw(game, state, seat, rng) });
    told = stateHash([told, events]);
    yield;
  }
  return stateHash([told, state]);
}
