import { createDriver } from '../drivers';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { dealt, startMatchOfTwo } from '../support/newGame';
import { until } from '../support/playing';

const DEAL = 4;

describe('the app is killed in the middle of an assault', () => {
  const app = createDriver();
  afterAll(() => app.close());

  const lines = async (): Promise<string> => {
    await app.tap('log:open');
    await app.see('log:sheet');
    await app.gone('log:reading');
    const log = await app.read('log:sheet');
    await app.tap('log:sheet:close');
    await app.gone('log:sheet');
    return log;
  };

  /** Where there is somebody on the map. */
  const places = async (): Promise<string[]> =>
    [...(await app.glance())].filter((testID) => testID.startsWith('target:'));

  it('opens again between the roll and the march, with the same roll, and the enemies march', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'competitive' });
    await startMatchOfTwo(app, 'action:rollWave');
    await morthPlayer(app).playUntil('action:moveEnemies');
    const before = await lines();
    expect(before).toMatch(/assault/i);
    await app.kill();

    await app.launch();
    await app.see('hall');
    await app.tap('continue:0');
    await app.see('action:moveEnemies');
    expect(await lines()).toBe(before);
    const waiting = (await places()).join(' ');
    await app.tap('action:moveEnemies');
    await app.gone('action:moveEnemies');
    await until('the enemies stand elsewhere', async () => (await places()).join(' ') !== waiting);
  });
});
