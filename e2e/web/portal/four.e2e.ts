import { createDriver } from '../../drivers/playwright';
import { portalFile } from '../../portal/matchFile';
import { FOUR } from '../../portal/moments';
import { playUntil, tapFirst } from '../../support/playing';
import { importMatch, SAVE } from '../axe';

const NAMES = ['Ana', 'Cleo', 'Otto', 'Runa'] as const;
const GO_ON = ['action:hurry', 'recap:close', 'whynot:close', 'luck:cancel', 'action:hold'];

describe('four people at one table of PORTAL', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('command their armies one after the other, and the result ranks all four', async () => {
    await importMatch(app, Buffer.from(portalFile(FOUR)));
    await app.page().locator(SAVE).first().click();
    await app.see('table:portal');
    const score = await app.page().getByTestId('score').getAttribute('aria-label');
    for (const name of NAMES) expect(score).toContain(name);
    const told = new Set<string>();
    await playUntil(app, 'result:winner', async (seen) => {
      if (seen.has('action:hold')) told.add(/(Ana|Cleo|Otto|Runa)/.exec(await app.hear('turn:seat'))?.[0] ?? '');
      return tapFirst(app, seen, GO_ON);
    });
    expect([...told].sort()).toEqual([...NAMES]);
    const ranking = await app.read('result:ranking');
    for (const name of NAMES) expect(ranking).toContain(name);
    await app.screenshot('portal-four');
  });
});
