import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { molthar } from '@/games/molthar/rules';
import { createDriver } from '../drivers/playwright';
import { moltharFile } from '../support/moltharFile';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { dealt, startMatchOfTwo } from '../support/newGame';
import { faultsOn } from './axe';

const saved = (name: string) => () => gunzipSync(readFileSync(`__tests__/saves/0.1.0/${name}-end.gatehouse.json.gz`));

/** Files of matches that are over. */
const MATCHES = {
  'five at Molthar': () =>
    Buffer.from(
      moltharFile({
        name: 'Five',
        names: ['Ana', 'Ben', 'Cleo', 'Dai', 'Eva'],
        people: 5,
        isMoment: (state) => molthar.result(state) !== undefined,
      }),
    ),
  'four rivals of Morth': saved('morth-rivals-4'),
  'a team against Morth': saved('morth-team-3'),
  'one against Morth': saved('morth-solitaire-1'),
};

/** A match among the saves. */
const SAVE = '[data-testid^="save:"]:not([data-testid$=":more"])';

/** Every screen, read as a screen reader and a keyboard find it. */
describe('axe-core finds nothing', () => {
  const app = createDriver();
  afterAll(() => app.close());

  async function findNothing(): Promise<void> {
    expect(await faultsOn(app.page())).toEqual([]);
  }

  async function importMatch(file: Buffer): Promise<void> {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    await app
      .page()
      .getByTestId('saves:file')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: file });
    await app.page().locator(SAVE).first().waitFor();
  }

  it.each([
    ['/', 'hall'],
    ['/new/morth', 'new:start'],
    ['/new/molthar', 'new:start'],
    ['/saves', 'saves:import'],
    ['/settings', 'settings:language'],
    ['/rulebook/molthar', 'rulebook:contents'],
    ['/rulebook/molthar?rule=MOL-046', 'rule:MOL-046'],
    ['/rulebook/morth', 'rulebook:contents'],
    ['/credits', 'top:back'],
    ['/no/such/place', 'not-found'],
    ['/play/no-such-match', 'play:failed'],
  ])('on %s', async (path, seen) => {
    await app.launch({ path });
    await app.see(seen);
    await findNothing();
  });

  it('in the sheets of the rulebook, the settings and a new game', async () => {
    await app.launch({ path: '/rulebook/morth' });
    await app.tap('rulebook:contents');
    await app.see('chapter:rulings');
    await findNothing();
    await app.launch({ path: '/settings' });
    await app.tap('settings:language');
    await app.see('settings:language:de');
    await findNothing();
    await app.launch({ path: '/new/morth' });
    await app.tap('seat:1:open');
    await app.see('seat:sheet');
    await findNothing();
  });

  it('at a table of Molthar, with something chosen, explained, in its menu and its log', async () => {
    await importMatch(
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
    await findNothing();
    await app.tap('target:character:0');
    await app.see('action:placeCharacter');
    await findNothing();
    await app.longPress('target:character:1');
    await app.see('look:sheet');
    await findNothing();
    await app.tap('look:sheet:close');
    await app.gone('look:sheet');
    // Where the top is tight the log is behind the menu.
    const beside = await app.has('log:open');
    await app.tap('top:more');
    await app.see('top:menu');
    await findNothing();
    if (beside) {
      await app.tap('top:menu:close');
      await app.gone('top:menu');
    }
    await app.tap('log:open');
    await app.see('log:sheet');
    await findNothing();
    await app.launch();
    await app.see('continue:0');
    await findNothing();
  });

  it('at the door between two people', async () => {
    await app.launch({ fresh: true, path: dealt('molthar', 22) });
    await startMatchOfTwo(app);
    await findNothing();
  });

  it('at a table of Morth: before the wave, at the portal, with heroes, in its sheets', async () => {
    await app.launch({ fresh: true, path: dealt('morth', 3) });
    await prepareMorth(app, { mode: 'solitaire', rounds: '3' });
    await app.tap('new:start');
    await app.see('action:rollWave');
    await findNothing();
    await app.tap('top:waves');
    await app.see('waves:sheet');
    await findNothing();
    await app.tap('waves:sheet:close');
    await app.gone('waves:sheet');
    await morthPlayer(app).playUntil('action:passPortal');
    await findNothing();
    await morthPlayer(app).playUntil('action:choose');
    await app.tap('hero:0');
    await findNothing();
  });

  it.each(Object.entries(MATCHES))('among the saves, at the end and in the replay of %s', async (_, file) => {
    await importMatch(file());
    await findNothing();
    await app.page().locator(SAVE).first().click();
    await app.see('result:ranking');
    await findNothing();
    await app.tap('result:replay');
    await app.see('replay:next');
    await app.tap('replay:next');
    await findNothing();
  });
});
