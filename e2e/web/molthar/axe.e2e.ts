import { molthar } from '@/games/molthar/rules';
import { createDriver } from '../../drivers/playwright';
import { moltharFile } from '../../support/moltharFile';
import { dealt, startMatchOfTwo } from '../../support/newGame';
import { findNothing, findNothingIn, importMatch, SAVE } from '../axe';

describe('axe-core finds nothing at Molthar', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('on the page of a rule', async () => {
    await app.launch({ fresh: true, path: '/rulebook/molthar?rule=MOL-046' });
    await app.see('rule:MOL-046');
    await findNothing(app);
  });

  it('at a table of Molthar, with something chosen, explained, in its menu and its log', async () => {
    await importMatch(
      app,
      Buffer.from(
        moltharFile({
          name: 'Three',
          names: ['Ana', 'Cleo', 'Otto'],
          people: 1,
          isMoment: ({ turn, pending }) => turn.number > 3 && turn.seat === 0 && turn.actionsTaken === 0 && !pending,
        }),
      ),
    );
    await app.page().locator(SAVE).first().click();
    await app.see('action:choose');
    await findNothing(app);
    await app.tap('target:character:0');
    await app.see('action:placeCharacter');
    await findNothing(app);
    await app.longPress('target:character:1');
    await app.see('look:sheet');
    await findNothing(app);
    await app.tap('look:sheet:close');
    await app.gone('look:sheet');
    // Where the top is tight the log is behind the menu.
    const beside = await app.has('log:open');
    await app.tap('top:more');
    await app.see('top:menu');
    await findNothing(app);
    if (beside) {
      await app.tap('top:menu:close');
      await app.gone('top:menu');
    }
    await app.tap('log:open');
    await app.see('log:sheet');
    await findNothing(app);
    await app.launch();
    await app.see('continue:0');
    await findNothing(app);
  });

  it('at the door between two people', async () => {
    await app.launch({ fresh: true, path: dealt('molthar', 22) });
    await startMatchOfTwo(app);
    await findNothing(app);
  });

  it('among the saves, at the end and in the replay of five players', async () => {
    const file = moltharFile({
      name: 'Five',
      names: ['Ana', 'Ben', 'Cleo', 'Dai', 'Eva'],
      people: 5,
      isMoment: (state) => molthar.result(state) !== undefined,
    });
    await findNothingIn(app, Buffer.from(file));
  });
});
