import type { Bot } from '@/engine';

/** Milliseconds of processor time: of each slice between two places where a frame may pass, and of each decision. */
export type Times = { readonly slices: number[]; readonly decisions: number[] };

type Thoughts<T> = Generator<void, T, void>;

/** A slice as long as this is looked at again. */
const LONG = 1;
const REPEATS = 4;

/** The same bot, its thoughts measured. */
export function timed<A, V>(bot: Bot<A, V>, times: Times): Bot<A, V> {
  const { respond } = bot;
  return {
    think: (view, seat, seed) => measured(() => bot.think(view, seat, seed), times),
    respond: respond && ((view, seat, seed) => measured(() => respond(view, seat, seed), times)),
  };
}

/** A thought that took long is thought again: what is long every time is the bot's own, the rest is the compiler and the collection of garbage. */
function* measured<T>(think: () => Thoughts<T>, { slices, decisions }: Times): Thoughts<T> {
  const { spent, answer } = run(think());
  for (let i = 0; i < REPEATS && Math.max(...spent) > LONG; i++)
    run(think()).spent.forEach((again, slice) => (spent[slice] = Math.min(spent[slice], again)));
  slices.push(...spent);
  decisions.push(spent.reduce((sum, one) => sum + one, 0));
  yield;
  return answer;
}

function run<T>(thoughts: Thoughts<T>): { spent: number[]; answer: T } {
  const spent: number[] = [];
  for (;;) {
    const begun = process.cpuUsage();
    const step = thoughts.next();
    const { user, system } = process.cpuUsage(begun);
    spent.push((user + system) / 1000);
    if (step.done) return { spent, answer: step.value };
  }
}

/** The figure below which so large a part of all lies; 1 for the greatest. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}
