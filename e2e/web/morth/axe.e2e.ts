import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createDriver } from '../../drivers/playwright';
import { morthPlayer, prepareMorth } from '../../support/morthPlayer';
import { dealt } from '../../support/newGame';
import { findNothing, findNothingIn } from '../axe';

const saved = (name: string) => gunzipSync(readFileSync(`__tests__/saves/0.1.0/${name}-end.gatehouse.json.gz`));

describe('axe-core finds nothing at Morth', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('at a table of Morth: before the wave, at the portal, with heroes, in its sheets', async () => {
    await app.launch({ fresh: true, path: dealt('morth', 3) });
    await prepareMorth(app, { mode: 'solitaire', rounds: '3' });
    await app.tap('new:start');
    await app.see('action:rollWave');
    await findNothing(app);
    await app.tap('top:waves');
    await app.see('waves:sheet');
    await findNothing(app);
    await app.tap('waves:sheet:close');
    await app.gone('waves:sheet');
    await morthPlayer(app).playUntil('action:passPortal');
    await findNothing(app);
    await morthPlayer(app).playUntil('action:choose');
    await app.tap('hero:0');
    await findNothing(app);
  });

  it.each([
    ['four rivals', 'morth-rivals-4'],
    ['a team', 'morth-team-3'],
    ['one alone', 'morth-solitaire-1'],
  ])('among the saves, at the end and in the replay of %s', async (_, name) => {
    await findNothingIn(app, saved(name));
  });
});
