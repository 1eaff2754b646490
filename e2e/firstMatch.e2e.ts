import { createDriver } from './drivers';
import { moltharPlayer } from './support/moltharPlayer';
import { dealt } from './support/newGame';
import { until } from './support/playing';
import { choose } from './support/settings';

const SHORT_MATCH = 1;

describe('a newcomer', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('comes into the hall, starts a match against bots and plays it to the ranking', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await choose(app, 'speed', '4');
    await app.launch({ path: dealt('molthar', SHORT_MATCH) });
    await app.see('new:start');
    await app.tap('new:start');
    await app.see('turn:seat');
    await moltharPlayer(app).playToTheEnd();
    await app.see('result:winner');
    await app.see('result:chart');
    await app.screenshot('first-match-result');
  });

  it('watches the match again from its first move', async () => {
    await app.tap('result:replay');
    await app.see('replay');
    await app.see('replay:position');
    const first = await app.read('replay:position');
    const isFirst = async () => (await app.read('replay:position')) === first;
    await app.tap('replay:next');
    await until('the replay goes on', async () => !(await isFirst()));
    await app.tap('replay:previous');
    await until('the replay is back at the first move', isFirst);
  });
});
