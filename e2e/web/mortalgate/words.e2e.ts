import { createDriver } from '../../drivers/playwright';
import { mortalgateFile } from '../../mortalgate/matchFile';
import { EVENING, LONG_NAMES, matrix } from '../words/matrix';
import { bring, leave, lookingOver, openSave } from '../words/visits';
import { MOMENTS, type Moment } from './moments';

/** In the order in which they are brought in. */
const ORDER: readonly Moment[] = ['choice', 'draft', 'order', 'turn', 'waiting', 'over'];

describe('no word breaks its box in MortalGate', () => {
  const app = createDriver();
  const { look, prepare, found, holdBots } = matrix(app);
  const lookOver = lookingOver(app, look);
  afterAll(() => app.close());

  async function visit(moment: Moment, sees: string): Promise<void> {
    await openSave(app, ORDER.indexOf(moment));
    await app.see(sees);
  }

  it('before the match, at the table, the result and the replay, at every size, in every language', async () => {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    await prepare();
    await holdBots(true);
    for (const [at, moment] of ORDER.entries())
      await bring(app, mortalgateFile({ names: LONG_NAMES, name: EVENING, ...MOMENTS[moment] }), at + 1);

    await visit('choice', 'first:opening');
    await look('the roll-off');
    await leave(app);
    await visit('draft', 'action:pick');
    await look('the draft');
    await leave(app);
    await visit('order', 'action:order');
    await look('the order');
    await leave(app);

    await visit('turn', 'ability:attack');
    // Whoever has read what happened puts it away: it lies over the buttons of the board.
    const read = app.page().getByTestId('recap:close');
    if (await read.isVisible()) await read.click();
    await app.gone('recap:close');
    await look('own turn');
    await lookOver('the hero', 'look:sheet', () => app.tap('hero:about'));
    await app.tap('board:lens');
    await app.tap('lens:menace');
    await look('who can hit me');
    await app.tap('ability:attack');
    await app.see('proposal');
    await app.tap('proposal:close');
    await app.tap('board:altars');
    await app.see('altars:sheet');
    await look('the altars', { sees: ['altars:sheet', 'altars'], open: () => app.tap('board:altars') });
    await app.tap('altars:leech');
    await app.see('proposal');
    await look('the way to an altar');
    await leave(app);

    await visit('waiting', 'action:hurry');
    await look('waiting');
    await leave(app);
    await visit('over', 'result:ranking');
    await look('result');
    await app.tap('result:replay');
    await app.see('replay');
    await look('replay');
    expect(found()).toBe('');
  });

  it('on the pages of a new game', async () => {
    await app.launch({ fresh: true, path: '/new/mortalgate' });
    await app.see('new:start');
    await prepare();
    await app.tap('new:addSeat');
    await app.tap('option:heroes');
    await app.tap('option:heroes:chosen');
    await app.gone('option:heroes:chosen');
    await app.tap('new:next');
    await app.see('new:page:teams');
    await look('teams');
    await app.tap('new:next');
    await app.see('new:page:heroes');
    await look('heroes');
    expect(found()).toBe('');
  });
});
