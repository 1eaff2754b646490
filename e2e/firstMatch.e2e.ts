import { createDriver } from './drivers';
import { moltharPlayer } from './support/moltharPlayer';
import { startUsualMatch } from './support/newGame';

describe('a newcomer', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('comes into the hall, starts with two taps and plays Molthar against bots to the ranking', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await startUsualMatch(app);
    await moltharPlayer(app, 3).playToTheEnd();
    await app.see('result:winner');
    await app.see('result:chart');
    await app.screenshot('first-match-result');
  });

  it('finds the match in the saves and watches it again', async () => {
    await app.tap('result:replay');
    await app.see('replay');
    await app.tap('replay:first');
    await app.tap('replay:next');
    await app.tap('replay:last');
    await app.see('replay:position');
  });
});
