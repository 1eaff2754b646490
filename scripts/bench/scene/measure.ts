import type { CDPSession, Page } from 'playwright-core';
import { watchRenders } from '../../../e2e/web/renderWatch';

export type Cost = {
  /** Of React, while the fingers move. */
  readonly renders: number;
  /** That the browser showed meanwhile. */
  readonly frames: number;
  /** The main thread's own time for a move of a finger and the frame it leads to: milliseconds. */
  readonly median: number;
  readonly p95: number;
};

/** One small move of a finger or a wheel. */
export type Move = () => Promise<void>;

/** What is done with one touch: what is pressed first and let go last may be rendered, its moves may not. */
export type Stroke = { readonly press: Move; readonly moves: readonly Move[]; readonly release: Move };

const SETTLED_MS = 1500;
/** A page that has painted all its pictures works no more than this much of a second, living waves included. */
const CALM_MS = 350;
const PATIENCE = 60;
/** Things sink under a finger before it moves. */
const PRESSED_MS = 200;

/** The time that the main thread worked, not counting what other processes took from it. */
const workedMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Waits until the main thread has nothing more to paint. */
async function painted(page: Page, session: CDPSession): Promise<void> {
  for (let i = 0; i < PATIENCE; i++) {
    const before = await workedMs(session);
    await page.waitForTimeout(1000);
    if ((await workedMs(session)) - before < CALM_MS) return;
  }
}

const frame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((shown) => requestAnimationFrame(() => setTimeout(shown, 0))));

/** The value below which a part of all values lies. */
const quantile = (values: readonly number[], part: number): number => {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * part))] ?? 0;
};

/** Opens a page, waits until all its pictures are drawn, and makes the strokes, each move with its frame. */
export async function measure(page: Page, url: string, strokes: readonly Stroke[]): Promise<Cost> {
  // The compiler of scripts names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (each) => each');
  const watch = await watchRenders(page);
  await page.goto(url);
  await page.locator('[data-testid="board"] canvas').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await painted(page, session);
  const costs: number[] = [];
  let [renders, frames] = [0, 0];
  for (const { press, moves, release } of strokes) {
    await press();
    await page.waitForTimeout(PRESSED_MS);
    const seen = await watch.during(async () => {
      for (const move of moves) {
        const before = await workedMs(session);
        await move();
        await frame(page);
        costs.push((await workedMs(session)) - before);
      }
    });
    if (seen.frames < moves.length) throw new Error('not every move had its frame');
    renders += seen.commits;
    frames += seen.frames;
    await release();
  }
  return { renders, frames, median: quantile(costs, 0.5), p95: quantile(costs, 0.95) };
}
