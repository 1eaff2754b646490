import type { Bot } from '@/engine';

/** Milliseconds of all thoughts of a bot: of each slice between two places where a frame may pass, and of each decision. */
export type Times = { readonly slices: number[]; readonly decisions: number[] };

/** The same bot, its thoughts measured. */
export function timed<A, V>(bot: Bot<A, V>, times: Times): Bot<A, V> {
  const { respond } = bot;
  return {
    think: (view, seat, seed) => measured(bot.think(view, seat, seed), times),
    respond: respond && ((view, seat, seed) => measured(respond(view, seat, seed), times)),
  };
}

function* measured<T>(thoughts: Generator<void, T, void>, { slices, decisions }: Times): Generator<void, T, void> {
  for (let total = 0; ; ) {
    const begun = performance.now();
    const step = thoughts.next();
    const spent = performance.now() - begun;
    slices.push(spent);
    total += spent;
    if (step.done) {
      decisions.push(total);
      return step.value;
    }
    yield;
  }
}

/** The figure below which so large a part of all lies; 1 for the greatest. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}
