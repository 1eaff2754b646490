import { mkdirSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { watchThread } from './culprit';
import { drawnAt, film } from './film';
import type { watchPage } from './watch';

/** What one tap cost: milliseconds. */
export type Cost = {
  /** Until something was said, or the next screen was there. */
  readonly said: number;
  /** Until the page looked as it did in the end. */
  readonly drawn: number;
  /** The longest task of the main thread meanwhile, and the functions it was spent in. */
  readonly longest: number;
  readonly spent: string;
  /** All that long tasks took beyond the first 50 milliseconds of each. */
  readonly blocked: number;
};

type Watch = Awaited<ReturnType<typeof watchPage>>;

/** After this long without a long task a screen is done. */
const QUIET_MS = 2500;
const LONG = 50;

/** Taps an element and follows the page until it has come to rest. */
export async function step(
  page: Page,
  session: CDPSession,
  watch: Watch,
  testID: string,
  awaited: string,
  name: string,
) {
  await watch.quiet(QUIET_MS);
  await watch.lookFor(awaited);
  const thread = await watchThread(session);
  const camera = await film(session);
  await page.locator(`[data-testid="${testID}"]:visible`).first().click({ noWaitAfter: true });
  await page.locator(`[data-testid="${awaited}"]:visible`).first().waitFor();
  await watch.quiet(QUIET_MS);
  const frames = await camera.stop();
  const spentIn = await thread.stop();
  const [{ tapped, said, tasks }, zero, began] = [await watch.read(), await watch.zero(), await watch.began()];
  const since = tasks.filter(({ at, ms }) => at + ms > tapped);
  const longest = since.reduce((most, task) => (task.ms > most.ms ? task : most), { at: 0, ms: 0 });
  mkdirSync('artifacts/bench-opening', { recursive: true });
  await page.screenshot({ path: `artifacts/bench-opening/${name}.png` });
  const cost: Cost = {
    said: said - tapped,
    drawn: drawnAt(frames.filter(({ at }) => at > began + tapped)) - began - tapped,
    longest: longest.ms,
    spent: longest.ms === 0 ? '' : spentIn(zero / 1000 + longest.at, zero / 1000 + longest.at + longest.ms),
    blocked: since.reduce((sum, { ms }) => sum + ms - LONG, 0),
  };
  return cost;
}
