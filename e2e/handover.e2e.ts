import { createDriver } from './drivers';
import { moltharPlayer } from './support/moltharPlayer';
import { dealt, NAMES, startMatchOfTwo } from './support/newGame';

/** Ana begins. */
const DEAL = 22;
const HAND = /target:hand:\d|Pearl \d in your hand/;

describe('two people with one device', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('sees nothing hidden until the next player has taken the device', async () => {
    await app.launch({ fresh: true, path: dealt('molthar', DEAL) });
    await startMatchOfTwo(app);
    expect(await app.read('turn:seat')).toContain(NAMES[0]);
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('handover:ready');
    await app.see('target:pearl:0');
  });

  it('hides the hand of the first player from the second', async () => {
    await moltharPlayer(app).playTurn();
    expect(await app.read('turn:seat')).toContain(NAMES[1]);
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('handover:ready');
    await app.gone('handover:ready');
    await app.see('target:pearl:0');
    expect(await app.has('target:hand:0')).toBe(false);
    expect(await app.dump()).not.toMatch(HAND);
  });

  it('asks again who is there when the app is opened anew', async () => {
    await app.kill();
    await app.launch();
    await app.see('hall');
    await app.tap('continue:0');
    await app.see('handover:ready');
    expect(await app.dump()).not.toMatch(HAND);
  });
});
