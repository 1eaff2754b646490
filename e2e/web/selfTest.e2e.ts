import { createDriver } from '../drivers/playwright';

/** Here the browser's own engine plays the battle whose end Node has written down. */
describe('the self-test', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('finds that a battle of 250 commands ends in this browser as it does elsewhere', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await app.tap('hall:settings');
    await app.see('settings:selfTest');
    await app.tap('settings:selfTest');
    await app.see('settings:selfTest:right');
  });
});
