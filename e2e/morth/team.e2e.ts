import { createDriver } from '../drivers';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { dealt, leaveTwoSeats } from '../support/newGame';
import { until } from '../support/playing';

const DEAL = 5;
/** The Priest of the first seat, and the squares on its way through the western tunnel of the Broken Ring. */
const PRIEST = 'hero:1';
const OTHER_END = 144;
const WAY = [93, 90, 63, OTHER_END];

describe('two defend the city together', () => {
  const app = createDriver();
  afterAll(() => app.close());

  async function walkTo(cell: number): Promise<void> {
    await app.tap(PRIEST);
    await app.see(`target:cell:0:${cell}`);
    await app.tap(`target:cell:0:${cell}`);
    await app.see('action:go');
    await app.tap('action:go');
    await app.gone('action:go');
  }

  it('sends a Priest through the tunnel to the other half', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'cooperative', teamMap: 'coop-2' }, ['halfWaves']);
    await leaveTwoSeats(app);
    await app.tap('new:start');
    await app.see('turn:seat');
    const player = morthPlayer(app);
    for (const cell of WAY) {
      await player.playUntil('action:choose');
      await walkTo(cell);
      await player.endTurn();
    }
    await until('the Priest stands there', async () => /Priest/.test(await app.read(`target:cell:0:${OTHER_END}`)));
    await app.screenshot('morth-tunnel');
  });
});
