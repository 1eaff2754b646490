import { nextU32, pick, seedRng, type Bot, type Game, type Tagged } from '@/engine';

/** Plays any legal action: what a bot that thinks is measured by. */
export function randomBot<S, A extends Tagged, E extends Tagged, V>(
  rules: Pick<Game<S, A, E, V>, 'legalActions' | 'determinize'>,
): Bot<A, V> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      yield;
      return pick(rng, rules.legalActions(rules.determinize(view, nextU32(rng)), seat));
    },
  };
}
