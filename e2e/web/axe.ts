import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { createDriver } from '../drivers/playwright';

type Looking = typeof globalThis & { axe: { run(options: RunOptions): Promise<AxeResults> } };

/** Names are looked at below: axe-core takes two lines of a button for one word. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'label-content-name-mismatch': { enabled: false } },
};

/**
 * Runs in the page. Names that leave out words which are seen: who speaks to the device says what is seen. Each line must be
 * in the name as it stands.
 */
function namesWithoutTheirWords(): string[] {
  const split = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const holds = (name: string[], words: string[]) =>
    name.some((_, from) => words.every((word, i) => name[from + i] === word));
  const named = [...document.querySelectorAll('[aria-label]:is(button, a, [role=link], [role=radio], [role=switch])')];
  return named
    .filter((element) => element.checkVisibility() && element.closest('[aria-hidden=true]') === null)
    .flatMap((element) => {
      const name = split(element.getAttribute('aria-label') ?? '');
      const texts = [...element.querySelectorAll('*')]
        .filter((part) => part.closest('[aria-hidden=true]') === null)
        .flatMap((part) => [...part.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => split(node.textContent ?? ''));
      return texts
        .filter((words) => words.length > 0 && !holds(name, words))
        .map((words) => `"${words.join(' ')}" is not in "${name.join(' ')}"`);
    });
}

/** What axe-core finds on the page as it stands, and names that leave out words which are seen: the rule, and where. */
async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => (globalThis as Looking).axe.run(options), OPTIONS);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  return [...found, ...(await page.evaluate(namesWithoutTheirWords))];
}

type App = ReturnType<typeof createDriver>;

/** Fails with what axe-core finds on the screen as it is. */
export async function findNothing(app: App): Promise<void> {
  expect(await faultsOn(app.page())).toEqual([]);
}

/** A match among the saves. */
export const SAVE = '[data-testid^="save:"]:not([data-testid$=":more"])';

/** Brings a match from a file among the saves. */
export async function importMatch(app: App, file: Buffer): Promise<void> {
  await app.launch({ fresh: true, path: '/saves' });
  await app.see('saves:import');
  await app
    .page()
    .getByTestId('saves:file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: file });
  await app.page().locator(SAVE).first().waitFor();
}

/** Looks at a match that is over: among the saves, at its result and in its replay. */
export async function findNothingIn(app: App, file: Buffer): Promise<void> {
  await importMatch(app, file);
  await findNothing(app);
  await app.page().locator(SAVE).first().click();
  await app.see('result:ranking');
  await findNothing(app);
  await app.tap('result:replay');
  await app.see('replay:next');
  await app.tap('replay:next');
  await findNothing(app);
}
