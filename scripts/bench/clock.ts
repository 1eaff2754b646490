/** Work of one lap and the time it took, by the clock and by the processor. */
export type Lap = { readonly work: number; readonly seconds: number; readonly cpuSeconds: number };

/**
 * Runs a piece of work again and again until so much processor time is spent; `run` says how much work it did. On a busy machine a lap
 * by the clock would hardly be more than the compiler's work.
 */
export function lap(cpuSeconds: number, run: () => number): Lap {
  const cpuBefore = process.cpuUsage();
  const before = process.hrtime.bigint();
  let work = 0;
  let spent = 0;
  while (spent < cpuSeconds) {
    work += run();
    const { user, system } = process.cpuUsage(cpuBefore);
    spent = (user + system) / 1e6;
  }
  return { work, seconds: Number(process.hrtime.bigint() - before) / 1e9, cpuSeconds: spent };
}

/** Work a second in the best lap: what the machine does while nothing else disturbs it. */
export function bestRate(laps: readonly Lap[]): number {
  return Math.max(...laps.map(({ work, seconds }) => work / seconds));
}

/** Work for each second of processor time over all laps, collecting garbage included; other processes hardly matter. */
export function cpuRate(laps: readonly Lap[]): number {
  const total = (pickOne: (one: Lap) => number) => laps.reduce((sum, one) => sum + pickOne(one), 0);
  return total((one) => one.work) / total((one) => one.cpuSeconds);
}

const CHUNK = 64;
const REPEATS = 60;

/** Microseconds for one call, the mean over chunks of items: each chunk is so short that its best run is undisturbed. */
export function bestMicros<T>(items: readonly T[], call: (item: T) => unknown): number {
  const chunks = Array.from({ length: Math.floor(items.length / CHUNK) }, (_, i) =>
    items.slice(i * CHUNK, (i + 1) * CHUNK),
  );
  const best = chunks.map(() => Infinity);
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    chunks.forEach((chunk, i) => {
      const before = process.hrtime.bigint();
      for (const item of chunk) call(item);
      best[i] = Math.min(best[i], Number(process.hrtime.bigint() - before) / 1e3 / CHUNK);
    });
  }
  return best.reduce((sum, one) => sum + one, 0) / best.length;
}
