import { createDriver } from '../drivers';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { dealt } from '../support/newGame';
import { until } from '../support/playing';

/** In this deal a rival has a card against another as soon as the first wave is rolled. */
const DEAL = 4;

describe('what rivals do in Morth', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('shows a rival’s card with who plays it, against whom and what it does', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'competitive' });
    await app.tap('new:start');
    await morthPlayer(app).playUntil('telling');
    expect(await app.read('telling')).toMatch(/Runa plays against Otto.*Takes 2 coins from Otto/s);
    await app.tap('telling');
    await app.gone('telling');
  });

  it('shows the map of whoever leads heroes, and comes back to the own one', async () => {
    const player = morthPlayer(app);
    await player.playUntil('action:choose');
    const own = await app.read('turn:seat');
    await player.endTurn();
    await until('a rival leads heroes on another map', async () => {
      const now = await app.read('turn:seat');
      return now.includes('Hero phase') && now !== own;
    });
    await player.playUntil('action:choose');
    expect(await app.read('turn:seat')).toBe(own);
  });
});
