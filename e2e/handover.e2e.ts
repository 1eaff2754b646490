import { createDriver } from './drivers';
import { moltharPlayer } from './support/moltharPlayer';
import { startMatchOfTwo } from './support/newGame';

const HAND = /target:hand:\d|Pearl \d in your hand/;

describe('two people with one device', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('sees nothing hidden until the next player has taken the device', async () => {
    await app.launch({ fresh: true });
    await startMatchOfTwo(app);
    expect(await app.read('turn:seat')).toContain('Ana');
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('handover:ready');
    await app.see('target:pearl:0');
  });

  it('hides the hand of the first player from the second', async () => {
    const player = moltharPlayer(app, 2);
    while (!(await app.has('handover:ready'))) await player.step();
    expect(await app.read('turn:seat')).toContain('Ben');
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('handover:ready');
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
