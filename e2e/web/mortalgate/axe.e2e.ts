import { createDriver } from '../../drivers/playwright';
import { mortalgateFile } from '../../mortalgate/matchFile';
import { findNothing, findNothingIn, importMatch, SAVE } from '../axe';
import { MOMENTS, type Moment } from './moments';

describe('axe-core finds nothing at MortalGate', () => {
  const app = createDriver();
  afterAll(() => app.close());

  async function open(moment: Moment, sees: string): Promise<void> {
    await importMatch(app, Buffer.from(mortalgateFile(MOMENTS[moment])));
    await app.page().locator(SAVE).first().click();
    await app.see(sees);
  }

  it.each([
    ['choice', 'first:opening'],
    ['draft', 'action:pick'],
    ['order', 'action:order'],
  ] as const)('before the first turn: %s', async (moment, sees) => {
    await open(moment, sees);
    await findNothing(app);
  });

  it('at the table, with an attack proposed, the altars listed, a hero explained, on a phone and a wide screen', async () => {
    await open('turn', 'ability:attack');
    await findNothing(app);
    await app.tap('board:altars');
    await app.see('altars:sheet');
    await findNothing(app);
    await app.tap('altars:sheet:close');
    await app.gone('altars:sheet');
    await app.tap('hero:about');
    await app.see('look:sheet');
    await findNothing(app);
    await app.tap('look:sheet:close');
    await app.gone('look:sheet');
    await app.tap('ability:attack');
    await app.see('proposal');
    await findNothing(app);
    await app.page().setViewportSize({ width: 1366, height: 1024 });
    await app.see('altars');
    await findNothing(app);
    await app.tap('proposal:close');
    await app.see('heroes');
    await findNothing(app);
  });

  it('among the saves, at the end and in the replay', async () => {
    await findNothingIn(app, Buffer.from(mortalgateFile(MOMENTS.over)));
  });
});
