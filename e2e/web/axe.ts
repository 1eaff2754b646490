import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

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
export async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => (globalThis as Looking).axe.run(options), OPTIONS);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  return [...found, ...(await page.evaluate(namesWithoutTheirWords))];
}
