import { createDriver } from './drivers';
import { moltharPlayer } from './support/moltharPlayer';
import { dealt, startMatchOfTwo } from './support/newGame';

/** Ana begins; the first Character is a Goblin, which the third pearls pay. */
const GOBLIN_FIRST = 22;

describe('taking back', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('stops at a card that was turned up, and says so', async () => {
    await app.launch({ fresh: true, path: dealt('molthar', GOBLIN_FIRST) });
    await startMatchOfTwo(app);
    await app.tap('handover:ready');
    await app.see('target:character:0');
    await app.tap('target:character:0');
    await app.tap('action:placeCharacter');
    await app.see('target:portal:0:0');
    await app.tap('action:undo');
    await app.see('toast');
    await app.see('target:portal:0:0');
  });

  it('takes back an activation that showed nothing new', async () => {
    for (const pearl of [0, 1]) {
      await app.tap('target:pearl:2');
      await app.tap('action:takePearl');
      await app.see(`target:hand:${pearl}`);
    }
    await app.see('handover:ready');
    await app.tap('handover:ready');
    await app.see('target:pearl:0');
    await moltharPlayer(app, 1).playTurn();
    await app.tap('handover:ready');

    await app.see('target:portal:0:0');
    const before = await app.read('actions:left');
    await app.tap('target:portal:0:0');
    await app.tap('action:activate');
    await app.gone('target:hand:0');
    await app.see('target:row:0');
    expect(await app.read('actions:left')).not.toBe(before);
    await app.tap('action:undo');
    await app.see('target:hand:1');
    await app.see('target:portal:0:0');
    expect(await app.read('actions:left')).toBe(before);
  });
});
