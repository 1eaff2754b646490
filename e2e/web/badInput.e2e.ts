import { createDriver } from '../drivers/playwright';
import { startUsualMatch } from '../support/newGame';

/** What reaches the app from outside: files, addresses, a second tab. Only a browser lets a journey do this. */
describe('bad input', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('a damaged file gets a clear message and stores nothing', async () => {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    await app
      .page()
      .getByTestId('saves:file')
      .setInputFiles({
        name: 'match.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"format":"gatehouse-match","ver'),
      });
    await app.see('toast');
    expect(await app.page().locator('[data-testid^="save:"]').count()).toBe(0);
  });

  it('an unknown address shows a way home', async () => {
    await app.launch({ path: '/no/such/place' });
    await app.see('not-found');
    await app.tap('not-found:home');
    await app.see('hall');
  });

  it('odd addresses lead somewhere: the first of two rules, the hall, or words', async () => {
    await app.launch({ path: '/rulebook/molthar?rule=MOL-002&rule=MOL-001' });
    await app.see('rule:MOL-002');
    const { origin } = new URL(app.page().url());
    await app.page().goto(`${origin}///`);
    await app.see('hall');
    for (const path of ['/_sitemap', '/play/%20', '/rulebook/molthar?rule=%3Cb%3E', '/new/molthar?deal=x&deal=7']) {
      await app.page().goto(`${origin}${path}`);
      await app.see('not-found');
    }
  });

  it('an unknown match is said to be missing', async () => {
    await app.launch({ path: '/play/no-such-match' });
    await app.see('play:failed');
  });

  it('a second tab says that the app is open elsewhere, and the first goes on', async () => {
    await app.launch();
    await startUsualMatch(app);
    const second = await app.page().context().newPage();
    await second.goto(app.page().url());
    await second.getByTestId('storage:failed').waitFor();
    await second.close();
    await app.see('turn:seat');
  });
});
