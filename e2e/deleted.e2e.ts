import { createDriver } from './drivers';
import { startUsualMatch } from './support/newGame';

/** What was deleted waits in the saves, also after the app was closed. */
describe('recently deleted', () => {
  const app = createDriver();
  afterAll(() => app.close());

  const SAVE = /^save:([a-z0-9]{12})$/;
  const saves = async () => [...(await app.glance())].flatMap((id) => SAVE.exec(id)?.[1] ?? []);
  const remove = async (id: string) => {
    await app.tap(`save:${id}:more`);
    await app.tap('save:delete');
    await app.gone(`save:${id}`);
  };

  it('two deleted matches come back, or go for good', async () => {
    await app.launch({ fresh: true });
    await startUsualMatch(app);
    await app.launch({ path: '/saves' });
    await app.see('saves:import');
    const [first = ''] = await saves();
    await app.tap(`save:${first}:more`);
    await app.tap('save:duplicate');
    await app.gone('save:sheet');
    await app.see('toast');
    const second = (await saves()).find((id) => id !== first) ?? '';
    await remove(first);
    await remove(second);

    await app.launch({ path: '/saves' });
    await app.tap('saves:deleted');
    await app.see(`deleted:${first}:restore`);
    await app.tap(`deleted:${second}:restore`);
    await app.see(`save:${second}`);
    await app.tap(`deleted:${first}:erase`);
    await app.tap('deleted:ask:confirm');
    await app.gone('saves:deleted');
    expect(await saves()).toEqual([second]);
  });
});
