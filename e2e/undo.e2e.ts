import { createDriver } from './drivers';
import { moltharPlayer } from './support/moltharPlayer';
import { startMatchOfTwo } from './support/newGame';

describe('taking back', () => {
  const app = createDriver();
  let first: 0 | 1;
  afterAll(() => app.close());

  it('stops at a card that was turned up, and says so', async () => {
    await app.launch({ fresh: true });
    first = await startMatchOfTwo(app);
    await app.tap('handover:ready');
    await app.tap('target:pearl:0');
    await app.tap('action:takePearl');
    await app.see('target:hand:0');
    await app.tap('action:undo');
    await app.see('toast');
    await app.see('target:hand:0');
  });

  it('takes back an activation that showed nothing new', async () => {
    const player = moltharPlayer(app, 2, first);
    for (;;) {
      const did = await player.step();
      if (did === 'over') throw new Error('nobody activated a character that could be taken back');
      if (did !== 'activated' || !(await app.has('action:undo'))) continue;
      const before = await app.read('actions:left');
      await app.tap('action:undo');
      if (await app.has('toast')) continue;
      await app.see('action:choose');
      expect(await app.read('actions:left')).not.toBe(before);
      return;
    }
  });
});
