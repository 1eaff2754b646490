import type { CDPSession, Page } from 'playwright-core';

/** A task of the main thread that held it up: by the page's clock. */
type LongTask = { readonly at: number; readonly ms: number };

type Notes = { tasks: LongTask[]; tapped: number; said: number };
type Watched = typeof globalThis & { notes?: Notes };

/** In the page: notes long tasks, the next touch, and the first frame after it in which something is said or the next screen is there. */
function install(): void {
  const page: Watched = globalThis;
  const notes: Notes = { tasks: [], tapped: 0, said: 0 };
  page.notes = notes;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => Object.assign(notes, { tapped: timeStamp, said: 0 }),
    true,
  );
}

/** In the page, at every frame until it is so: whether a sign with words or what is awaited can be seen. */
function lookFor(awaited: string): void {
  const notes = (globalThis as Watched).notes;
  const isSeen = (each: Element) => each.getClientRects().length > 0;
  const look = () => {
    const there = [...document.querySelectorAll(`[role="status"], [role="progressbar"], [data-testid="${awaited}"]`)];
    if (notes !== undefined && there.some(isSeen)) notes.said = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The page's zero by the clock of the profiler, in microseconds. */
const zeroOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0) * 1_000_000;
};

export async function watchPage(page: Page, session: CDPSession) {
  // The compiler of scripts names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.addInitScript(install);
  await session.send('Performance.enable');
  const read = () => page.evaluate(() => (globalThis as Watched).notes ?? { tasks: [], tapped: 0, said: 0 });
  return {
    read,
    lookFor: (awaited: string) => page.evaluate(lookFor, awaited),
    zero: () => zeroOf(session),
    /** The page's zero by the clock of the wall, in milliseconds. */
    began: () => page.evaluate(() => performance.timeOrigin),
    /** Waits until no task has held the page up for a while. */
    quiet: (ms: number) =>
      page.waitForFunction((span) => {
        const last = (globalThis as Watched).notes?.tasks.at(-1);
        return performance.now() - (last === undefined ? 0 : last.at + last.ms) > span;
      }, ms),
  };
}
