import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { didHit, standGuard, takeAim } from './aim';
import { ensureChromium, killBrowser } from './chromium';
import { SCREENS, type Driver, type Spot } from './driver';

/** Nothing takes longer than this, on a busy machine either. */
const PATIENCE = 240_000;
/** By the clock of the page, which begins when it has felt the touch: surely longer than its own measure of a long press. */
const LONG_PRESS = 1000;
/** What was there a moment ago and may be gone. */
const BRIEFLY = 2000;
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only the boards need a graphics card; without one the rest of a page is put together faster.
  '--disable-gpu-compositing',
];

/** The handles of all elements whose middle can be touched. */
const touchable = (elements: Element[]): string[] =>
  elements
    .filter((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width > 0 && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map((element) => element.getAttribute('data-testid') ?? '');

/** Journeys on the built web app in a real Chromium; `page` is open to journeys that only the web can have. */
export function createDriver(): Driver & { page(): Page } {
  let context: BrowserContext | undefined;
  let page: Page;
  let profile = '';
  const base = process.env.E2E_URL ?? 'http://localhost:4173/';
  // The screens below the topmost one stay in the page, hidden.
  const find = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).first();

  const touchables = () => page.locator('[data-testid]').evaluateAll(touchable);

  // With the mouse itself: what is locked can be tapped all the same, and says why it is locked.
  async function tapOnce(testID: string, scroll: boolean): Promise<boolean> {
    if (!(await find(testID).isVisible())) return false;
    const spot = await find(testID)
      .evaluate(takeAim, { testID, scroll }, { timeout: BRIEFLY })
      .catch(() => null);
    if (spot === null) return false;
    await page.mouse.click(...spot);
    return page.evaluate(didHit);
  }

  return {
    page: () => page,
    async launch({ fresh = false, screen = 'phone', path = '/' } = {}) {
      await context?.close().catch(() => undefined);
      if (fresh || !profile) profile = mkdtempSync(join(tmpdir(), 'gatehouse-'));
      context = await chromium.launchPersistentContext(profile, {
        executablePath: ensureChromium(),
        headless: true,
        viewport: SCREENS[screen],
        hasTouch: true,
        locale: 'en-GB',
        // Motion is judged by eye and by the tests of the scene; journeys need not wait for it.
        reducedMotion: 'reduce',
        args: FLAGS,
      });
      await context.addInitScript(standGuard);
      page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(PATIENCE);
      await page.goto(new URL(path, base).href);
    },
    async kill() {
      killBrowser(profile);
      await context?.close().catch(() => undefined);
      context = undefined;
    },
    async tap(testID) {
      const end = Date.now() + PATIENCE;
      while (!(await tapOnce(testID, true)))
        if (Date.now() >= end)
          throw new Error(`${testID} cannot be touched, but these can: ${(await touchables()).join(' ')}`);
    },
    tryTap: (testID) => tapOnce(testID, false),
    async longPress(testID) {
      await find(testID).hover({ force: true });
      await page.mouse.down();
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), LONG_PRESS);
      await page.mouse.up();
    },
    type: (testID, text) => find(testID).fill(text),
    async swipe(testID, from, to) {
      const box = await find(testID).boundingBox();
      if (!box) throw new Error(`${testID} is not on the screen`);
      const at = ([x, y]: Spot) => [box.x + box.width * x, box.y + box.height * y] as const;
      const steps = 20;
      await page.mouse.move(...at(from));
      await page.mouse.down();
      for (let i = 1; i <= steps; i++) {
        await page.mouse.move(
          ...at([from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]),
        );
      }
      await page.mouse.up();
    },
    see: (testID) => find(testID).waitFor({ state: 'visible' }),
    async seeText(testID, text) {
      await page.waitForFunction(
        ([id, wanted]) =>
          [...document.querySelectorAll(`[data-testid="${id}"]`)].some((each) => each.textContent === wanted),
        [testID, text] as const,
      );
    },
    gone: (testID) => find(testID).waitFor({ state: 'hidden' }),
    has: (testID) => find(testID).isVisible(),
    glance: async () => new Set(await touchables()),
    read: async (testID) => (await find(testID).textContent()) || (await find(testID).getAttribute('aria-label')) || '',
    hear: (testID) =>
      page
        .locator(`[data-testid="${testID}"]:visible`)
        .evaluateAll(([found]) => found?.getAttribute('aria-label') || found?.textContent || ''),
    dump: () => page.content(),
    async screenshot(name) {
      mkdirSync('artifacts', { recursive: true });
      await page.screenshot({ path: `artifacts/${name}.png` });
    },
    close: async () => context?.close(),
  };
}
