import { createDriver } from './drivers';
import { startUsualMatch } from './support/newGame';
import { choose } from './support/settings';

describe('the language', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('changes at once and is remembered', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await app.seeText('hall:settings', 'Settings');
    await choose(app, 'language', 'de');
    await app.seeText('hall:settings', 'Einstellungen');

    // What is stored is stored one after the other: with the match, the language before it is on the disk.
    await startUsualMatch(app);
    await app.launch();
    await app.see('hall');
    await app.seeText('hall:settings', 'Einstellungen');
    await choose(app, 'language', 'es');
    await app.seeText('hall:settings', 'Ajustes');
  });
});
