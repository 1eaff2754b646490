import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDriver } from '../../drivers/playwright';

const NAME = 'The Iron Ring';

describe('an army of one’s own', () => {
  const app = createDriver();
  afterAll(() => app.close());

  async function openChooser(): Promise<void> {
    await app.see('new:start');
    await app.tap('option:plan');
    await app.see('option:plan:scenario');
    await app.tap('option:plan:scenario');
    await app.gone('option:plan:scenario');
    await app.tap('new:next');
    await app.see('new:page:scenario');
    await app.tap('new:next');
    await app.see('seat:army:0');
    await app.tap('seat:army:0');
    await app.see('armies:new');
  }

  it('is built, saved, shared as a file, taken in on a fresh device and fielded', async () => {
    await app.launch({ fresh: true, path: '/new/portal' });
    await openChooser();
    await app.tap('armies:new');
    await app.see('builder');
    await app.tap('army:rename');
    await app.see('name:field');
    await app.type('name:field', NAME);
    await app.tap('name:confirm');
    await app.gone('name:field');
    await app.tap('army:add');
    await app.see('add:hero');
    await app.tap('add:hero');
    await app.tap('die:20');
    await app.tap('attribute:magic');
    await app.tap('spell:zap');
    expect(await app.read('army:points')).toMatch(/^270of 600 points, 330 left/);
    await app.screenshot('portal-builder');
    await app.tap('army:save');
    await app.see('toast');
    const [download] = await Promise.all([app.page().waitForEvent('download'), app.tap('army:share')]);
    // What was downloaded goes with its browser.
    const path = join(mkdtempSync(join(tmpdir(), 'army-')), 'army.json');
    await download.saveAs(path);

    await app.launch({ fresh: true, path: '/new/portal' });
    await openChooser();
    expect(await app.has(`armies:own:${NAME}`)).toBe(false);
    await app.page().getByTestId('armies:file').setInputFiles(path);
    await app.see(`armies:own:${NAME}`);
    await app.tap(`armies:own:${NAME}`);
    await app.gone('armies:new');
    expect(await app.read('seat:army:0')).toContain(NAME);
    await app.tap('new:start');
    await app.see('table:portal');
    await app.see('waiting:0');
    expect(await app.page().locator('[data-testid^="waiting:"]:visible').count()).toBe(1);
    await app.tap('action:gold');
    await app.gone('waiting:0');
  });
});
