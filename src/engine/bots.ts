import { below, type Rng } from './rng';

/** What bots of all games share; how a game is thought about is the game's own. */

/** Runs a thinking bot to its end without a pause. */
export function runThinker<A>(thinker: Generator<void, A, void>): A {
  let step = thinker.next();
  while (!step.done) step = thinker.next();
  return step.value;
}

/** One of the items, each as likely as the others. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to choose from');
  return items[below(rng, items.length)];
}

/** Whether a bot that slips so many times in a hundred does it now. */
export function slips(rng: Rng, percent: number): boolean {
  return below(rng, 100) < percent;
}

/** The first of the items with the highest worth. */
export function bestOf<T>(items: readonly T[], worth: (item: T) => number): T {
  if (items.length === 0) throw new RangeError('nothing to choose from');
  let best = items[0];
  let bestWorth = worth(best);
  for (let i = 1; i < items.length; i++) {
    const itemWorth = worth(items[i]);
    if (itemWorth > bestWorth) {
      best = items[i];
      bestWorth = itemWorth;
    }
  }
  return best;
}
