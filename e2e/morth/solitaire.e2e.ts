import { createDriver } from '../drivers';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { dealt } from '../support/newGame';

const DEAL = 3;

describe('alone against Lord Morth', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('turns the portal for a coin and sends a hero out', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'solitaire', rounds: '3' }, ['halfWaves']);
    await app.tap('new:start');
    await app.see('action:rollWave');
    await app.tap('action:rollWave');
    await app.see('action:passPortal');
    await app.tap('turn:right');
    await app.see('action:turnPortal');
    await app.tap('action:turnPortal');
    await app.see('hero:0');
    await app.tap('hero:0');
    await app.see('target:cell:0:12');
    await app.tap('target:cell:0:12');
    await app.see('action:go');
    await app.tap('action:go');
    await app.gone('action:go');
  });

  it('holds out to the last wave and reads the result', async () => {
    await morthPlayer(app).playUntil('result:ranking');
    await app.see('result:winner');
    expect(await app.dump()).toMatch(/Heroic|Victory|Mediocre|Defeated/);
    await app.screenshot('morth-solitaire-result');
  });
});
