import { apply, nextU32, pick, seedRng, slips, runThinker, type AnyGame, type Opaque, type Seat } from '@/engine';
import type { Mode } from '../../__tests__/support/trial';

/** A decision that somebody owes in a match. */
export type Position = { readonly state: Opaque; readonly seat: Seat; readonly seed: number };

/** So many moves in a hundred are chance: a coach is asked in good and in strange positions alike. */
const CHANCE = 30;

/** Decisions from matches of all modes, numbers of seats and settings, of which every so many moves one is taken. */
export function* positions(game: AnyGame, modes: readonly Mode[], every: number): Generator<Position, never, void> {
  const ways = modes.flatMap(({ seats, configs }) =>
    configs.flatMap((config) => seats.map((count) => ({ config, count }))),
  );
  for (let match = 0; ; match++) {
    const { config, count } = ways[match % ways.length];
    const rng = seedRng(match);
    let state = game.setup(game.parseConfig(config), count, match);
    for (let moves = 0; game.toMove(state).length > 0; moves++) {
      const seat = pick(rng, game.toMove(state));
      const seed = nextU32(rng);
      if (moves % every === match % every) yield { state, seat, seed };
      const action = slips(rng, CHANCE)
        ? pick(rng, game.legalActions(state, seat))
        : runThinker(game.bots.easy.think(game.view(state, seat), seat, seed));
      state = apply(game, state, { seat, action }).state;
    }
  }
}
