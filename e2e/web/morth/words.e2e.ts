import { createDriver } from '../../drivers/playwright';
import { morthFile } from '../../support/morthFile';
import { EVENING, LONG_NAMES, matrix } from '../words/matrix';
import { bring, leave, lookingOver, openSave } from '../words/visits';
import { MOMENTS, type Moment } from './moments';

/** In the order in which they are brought in. */
const ORDER: readonly Moment[] = ['wave', 'portal', 'heroes', 'waiting', 'assault', 'team', 'alone', 'over'];

describe('no word breaks its box in Morth', () => {
  const app = createDriver();
  const { look, prepare, found, holdBots } = matrix(app);
  const lookOver = lookingOver(app, look);
  afterAll(() => app.close());

  async function visit(moment: Moment, sees: string): Promise<void> {
    await openSave(app, ORDER.indexOf(moment));
    await app.see(sees);
  }
  /** At the own turn what the others did is told over the table until it is closed. */
  async function visitOwn(moment: Moment, sees: string): Promise<void> {
    await visit(moment, sees);
    await app.tap('recap:close');
    await app.gone('recap');
  }

  it('at the table, the result and the replay, at every size, in every language', async () => {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    await prepare();
    await holdBots(true);
    for (const [at, moment] of ORDER.entries()) {
      const { seats, isMoment, ...more } = MOMENTS[moment];
      const told = { ...more, names: LONG_NAMES.slice(0, seats), name: EVENING };
      await bring(app, morthFile(isMoment, told), at + 1);
    }

    await visit('wave', 'action:rollWave');
    await look('before a wave');
    await lookOver('the waves', 'waves:sheet', () => app.tap('top:waves'));
    await leave(app);

    await visitOwn('portal', 'action:passPortal');
    await look('the portal');
    await app.tap('turn:right');
    await app.see('action:turnPortal');
    await look('a turn of the portal');
    await leave(app);

    await visitOwn('heroes', 'action:choose');
    await look('heroes');
    await lookOver('the shop', 'shop:sheet', () => app.tap('action:shop'));
    await lookOver('the hand', 'hand:sheet', () => app.tap('action:hand'));
    await lookOver('a hero', 'look:sheet', () => app.longPress('hero:0'));
    await app.tap('action:endTurn');
    await app.see('endTurn');
    await look('ending the turn');
    await app.tap('endTurn:cancel');
    await app.gone('endTurn');
    await app.tap('hero:0');
    await look('a hero chosen');
    await leave(app);

    for (const [moment, sees] of [
      ['waiting', 'action:hurry'],
      ['assault', 'action:rollAssault'],
      ['team', 'action:choose'],
      ['alone', 'action:choose'],
    ] as const) {
      await visit(moment, sees);
      await look(moment);
      await leave(app);
    }
    await visit('over', 'result:ranking');
    await look('result');
    await app.tap('result:replay');
    await app.see('replay');
    await look('replay');
    expect(found()).toBe('');
  });
});
