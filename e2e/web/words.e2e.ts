import { GAME_IDS } from '@/games';
import { createDriver } from '../drivers/playwright';
import { moltharFile } from '../support/moltharFile';
import { EVENING, LONG_NAMES, matrix } from './words/matrix';
import { bring } from './words/visits';

/** The screens that all games share, but for tables. */
describe('no word breaks its box', () => {
  const app = createDriver();
  const { look, prepare, found } = matrix(app);
  afterAll(() => app.close());

  it('in hall, new game, saves, settings, rulebook and credits, at every size, in every language', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await prepare();
    await look('hall, empty');

    for (const game of GAME_IDS) {
      await app.tap(`gate:${game}`);
      await app.see('new:start');
      await app.tap('new:mode:oneDevice');
      await look(`new game of ${game}`);
      await look(`seat of ${game}`, {
        sees: ['seat:sheet'],
        open: () => app.tap('seat:1:open').then(() => app.see('seat:sheet')),
      });
      if (await app.has('seat:sheet')) await app.tap('seat:sheet:close');
      await app.tap('top:back');
      await app.see('hall');
    }

    await app.tap('hall:saves');
    await app.see('saves:import');
    await look('saves, empty');
    const turn = moltharFile({
      name: EVENING,
      names: LONG_NAMES.slice(0, 3),
      people: 2,
      isMoment: ({ turn: { round } }) => round > 2,
    });
    const over = moltharFile({
      name: EVENING,
      names: LONG_NAMES,
      people: 2,
      isMoment: ({ turn: { phase } }) => phase === 'over',
    });
    for (const [at, file] of [turn, turn, over].entries()) await bring(app, file, at + 1);
    await app.gone('toast');
    await look('saves');
    await look('a save', {
      sees: ['save:sheet'],
      open: () =>
        app
          .page()
          .locator('[data-testid$=":more"]:visible')
          .first()
          .click()
          .then(() => app.see('save:sheet')),
    });
    await app.tap('save:delete');
    await app.gone('save:sheet');
    await app.gone('toast');
    await app.tap('saves:deleted');
    await app.page().locator('[data-testid$=":erase"]:visible').waitFor();
    await look('deleted saves');
    await app.page().locator('[data-testid$=":erase"]:visible').click();
    await app.see('deleted:ask');
    await look('erasing for good');
    await app.tap('deleted:ask:cancel');
    await app.gone('deleted:ask');
    await app.tap('top:back');
    await app.see('continue:0');
    await look('hall');

    await app.tap('hall:rulebook');
    await app.see('rulebook:contents');
    await look('rulebook');
    await app.tap('top:back');
    await app.tap('hall:settings');
    await app.see('settings:language');
    await look('settings');
    await look('a choice of the settings', {
      sees: ['settings:reducedMotion:on'],
      open: () => app.tap('settings:reducedMotion').then(() => app.see('settings:reducedMotion:on')),
    });
    await app.tap('settings:reducedMotion:system');
    await app.tap('settings:credits');
    await app.gone('settings:language');
    await look('credits');
    expect(found()).toBe('');
  });
});
