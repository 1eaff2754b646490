import { createDriver } from './drivers';
import { dealt, startMatchOfTwo } from './support/newGame';

/** Ana begins. */
const DEAL = 22;

describe('the app is killed in the middle of a turn', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('opens again with every move that was shown', async () => {
    await app.launch({ fresh: true, path: dealt('molthar', DEAL) });
    await startMatchOfTwo(app);
    await app.tap('handover:ready');
    await app.tap('target:pearl:1');
    await app.tap('action:takePearl');
    await app.see('target:hand:0');
    await app.tap('target:character:0');
    await app.tap('action:placeCharacter');
    await app.see('target:portal:0:0');
    await app.kill();

    await app.launch();
    await app.see('hall');
    await app.tap('continue:0');
    await app.tap('handover:ready');
    await app.see('target:hand:0');
    await app.see('target:portal:0:0');
    expect(await app.has('target:hand:1')).toBe(false);
  });
});
