import { createDriver } from '../../drivers/playwright';
import { moltharFile } from '../../support/moltharFile';
import { EVENING, LONG_NAMES, matrix } from '../words/matrix';
import { bring, leave, lookingOver, openSave } from '../words/visits';
import { MOMENTS, type Moment } from './moments';

/** In the order in which they are brought in. */
const ORDER: readonly Moment[] = ['turn', 'waiting', 'limit', 'after', 'choice', 'giveUp', 'handover', 'over'];

describe('no word breaks its box in Molthar', () => {
  const app = createDriver();
  const { look, prepare, found, holdBots } = matrix(app);
  const lookOver = lookingOver(app, look);
  afterAll(() => app.close());

  async function visit(moment: Moment, sees: string): Promise<void> {
    await openSave(app, ORDER.indexOf(moment));
    await app.see(sees);
  }

  /** Where the top is tight the log is behind the menu. */
  async function openLog(): Promise<void> {
    if (!(await app.has('log:open'))) await app.tap('top:more');
    await app.tap('log:open');
  }

  it('at the table, the doors, the result and the replay, at every size, in every language', async () => {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    await prepare();
    await holdBots(true);
    for (const [at, moment] of ORDER.entries()) {
      const { seats, people, isMoment } = MOMENTS[moment];
      await bring(app, moltharFile({ name: EVENING, names: LONG_NAMES.slice(0, seats), people, isMoment }), at + 1);
    }

    await visit('turn', 'action:choose');
    await look('own turn');
    await lookOver('the menu', 'top:menu', () => app.tap('top:more'));
    await lookOver('a character', 'look:sheet', () => app.longPress('target:character:0'));
    await lookOver('a rival', 'look:sheet', () => app.longPress('target:rival:1'));
    await lookOver('the discard', 'look:sheet', () => app.longPress('target:characterDiscard'));
    await app.tap('action:endTurn');
    await app.see('whynot');
    await look('why not');
    await app.tap('whynot:close');
    await app.gone('whynot');
    await app.tap('target:character:0');
    await app.see('action:placeCharacter');
    await look('a character chosen');
    await app.tap('target:character:1');
    await app.tap('target:pearl:0');
    await app.see('action:takePearl');
    await look('a pearl chosen');
    await app.tap('action:replacePearls');
    await app.see('action:confirm');
    await look('new pearls chosen');
    for (const place of [0, 1]) {
      await app.tap(`target:portal:0:${place}`);
      // One of the two characters can be paid, the other says why not.
      await app
        .page()
        .locator('[data-testid="whynot"]:visible, [data-testid="action:activate"]:visible')
        .first()
        .waitFor();
      if (await app.has('whynot')) {
        await look('too dear');
        await app.tap('whynot:close');
        await app.gone('whynot');
      } else {
        await app.see('action:activate');
        await look('paying');
        await look('another payment', {
          sees: ['pay:sheet', 'pay:panel'],
          open: () => app.tap('action:change'),
        });
        if (await app.has('pay:sheet')) await app.tap('pay:sheet:close');
        await app.gone('pay:sheet');
      }
    }
    await lookOver('log', 'log:sheet', openLog);
    await leave(app);

    await visit('waiting', 'action:hurry');
    await look('a turn of a bot');
    await leave(app);
    await visit('limit', 'action:discardToLimit');
    await look('too many cards');
    await leave(app);
    await visit('after', 'prompt');
    await look('abilities at the end of a turn');
    await leave(app);
    await visit('choice', 'choice:sheet');
    await look('a hand to choose from');
    await app.tap('choice:sheet:close');
    await app.gone('choice:sheet');
    await leave(app);
    await visit('giveUp', 'action:endTurn');
    await app.tap('action:endTurn');
    await app.see('giveUp');
    await look('giving actions up');
    await app.tap('giveUp:cancel');
    await app.gone('giveUp');
    await leave(app);
    await visit('handover', 'handover:ready');
    await look('handover');
    await app.page().goBack();
    await app.see('saves:import');
    await visit('over', 'result:ranking');
    await look('result');
    await app.tap('result:replay');
    await app.see('replay');
    await look('replay');
    expect(found()).toBe('');
  });
});
