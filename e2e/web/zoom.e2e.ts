import { createDriver } from '../drivers/playwright';
import { startUsualMatch } from '../support/newGame';

/** Runs in the page. Whether a browser may zoom the page with two fingers on this: everything round it has a say. */
function zoomsPage(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (!['auto', 'manipulation'].includes(getComputedStyle(at).touchAction)) return false;
  return true;
}

describe('two fingers', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('zoom the page where one reads', async () => {
    await app.launch({ fresh: true, path: '/rulebook/molthar' });
    await app.see('rulebook:primer');
    expect(await app.page().getByTestId('rulebook:primer').evaluate(zoomsPage)).toBe(true);
  });

  it('zoom no page on a board, whatever its own gestures do at the moment', async () => {
    await app.launch();
    await startUsualMatch(app);
    const overlay = app.page().locator('[data-testid="scene:overlay"]:visible').first();
    await overlay.evaluate((element) => {
      if (element.parentElement) element.parentElement.style.touchAction = 'auto';
    });
    expect(await overlay.evaluate(zoomsPage)).toBe(false);
  });
});
