import type { Bot, Tagged } from '../game';
import { nextU32, seedRng } from '../rng';
import { pick, type Rules } from './kit';

/** Plays any legal action. */
export function randomBot<S, A extends Tagged, E extends Tagged, V>(rules: Rules<S, A, E, V>): Bot<A, V> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      yield;
      return pick(rng, rules.legalActions(rules.determinize(view, nextU32(rng)), seat));
    },
  };
}
