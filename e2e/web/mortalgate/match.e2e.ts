import { GRACE_GOAL, OFF, RED } from '@/games/mortalgate/rules';
import { createDriver } from '../../drivers/playwright';
import { mayCapture, mortalgateFile, type Moment } from '../../mortalgate/matchFile';
import { mortalgatePlayer } from '../../mortalgate/player';

describe('a match of MortalGate', () => {
  const app = createDriver();
  afterAll(() => app.close());

  /** Opens a match that was played until a moment. */
  async function open(isMoment: Moment): Promise<void> {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    const buffer = Buffer.from(mortalgateFile(isMoment));
    await app
      .page()
      .getByTestId('saves:file')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await app.page().locator('[data-testid^="save:"]').first().click();
    await app.see('table:mortalgate');
  }

  it('is won by grace with the last capture, told by rounds and deeds, and played again with teams exchanged', async () => {
    await open((state) => state.grace[RED] >= GRACE_GOAL - 2 && mayCapture(state));
    await mortalgatePlayer(app).playUntil('result:winner');
    expect(await app.read('result:winner')).toBe('Red wins');
    await app.see('result:deeds:greven');
    await app.tap('result:sort:damage');
    await app.screenshot('mortalgate-result');
    expect(await app.read('result:rule')).toContain('GATE-201');
    await app.tap('result:round:2');
    await app.see('replay:position');
    expect(await app.read('replay:position')).not.toMatch(/^Move 0 /);
    await app.tap('top:back');
    await app.see('result:rematch');
    await app.tap('result:rematch');
    // Ana is blue now, so that Cleo of red begins.
    await app.see('draft');
    expect(await app.read('turn:seat')).toMatch(/Cleo for Red|Ana for Blue/);
  });

  it('goes on in the middle of a turn after the app was killed', async () => {
    await open(mayCapture);
    const before = await app.read('turn:seat');
    await app.kill();
    await app.launch();
    await app.see('continue:0');
    await app.tap('continue:0');
    await app.see('table:mortalgate');
    expect(await app.read('turn:seat')).toBe(before);
    await app.see('action:gold');
  });

  it('lets a slain hero return at its next turn', async () => {
    await open((state) => {
      const slain = state.orders[RED].find((hero) => state.heroes[hero].node === OFF);
      return slain !== undefined && slain !== state.turn.hero;
    });
    const player = mortalgatePlayer(app);
    const isBack = async () => (await app.dump()).includes('is back, at');
    while (!(await isBack())) {
      await player.playUntil('action:endTurn');
      await app.tap('action:endTurn');
      await app.gone('action:endTurn');
    }
  });
});
