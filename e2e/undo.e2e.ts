import { createDriver } from './drivers';
import { startMatchOfTwo } from './support/newGame';

describe('taking back', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('stops at a card that was turned up, and says so', async () => {
    await app.launch({ fresh: true });
    await startMatchOfTwo(app);
    await app.tap('handover:ready');
    await app.tap('target:pearl:0');
    await app.tap('action:takePearl');
    await app.see('target:hand:0');
    await app.tap('action:undo');
    await app.see('toast');
    await app.see('target:hand:0');
  });
});
