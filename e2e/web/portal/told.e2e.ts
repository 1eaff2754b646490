import type { State } from '@/games/portal/rules';
import { createDriver } from '../../drivers/playwright';
import { battleAt } from '../../portal/matchFile';
import { frightens, MOMENTS, strays, type MomentName } from '../../portal/moments';
import { until } from '../../support/playing';
import { importMatch, SAVE } from '../axe';

/** Moments that hardly ever come by themselves: each is a battle that was fought until the dice lie so. */
describe('what dice do in PORTAL', () => {
  const app = createDriver();
  afterAll(() => app.close());

  /** Opens a battle at a moment, and says how it stands. */
  async function open(moment: MomentName): Promise<State> {
    const { file, state } = battleAt(MOMENTS[moment]);
    await importMatch(app, Buffer.from(file));
    await app.page().locator(SAVE).first().click();
    await app.see('table:portal');
    return state;
  }

  async function logTells(words: RegExp): Promise<boolean> {
    await app.tap('log:open');
    await app.see('log:sheet');
    const told = words.test(await app.read('log:sheet'));
    await app.tap('log:sheet:close');
    await app.gone('log:sheet');
    return told;
  }

  /** With a group at a unit, in one of the ways that are proposed. */
  async function order(group: number, target: number, way: string): Promise<void> {
    if (await app.has(`chip:${group}`)) await app.tap(`chip:${group}`);
    await app.tap('board:fit');
    await app.tap(`target:unit:${target}`);
    await app.see('proposal');
    if (await app.has(`way:${way}`)) await app.tap(`way:${way}`);
  }

  it('a gun deviates onto its own men: thirteen places before, and where it fell and whom it found after', async () => {
    const aim = strays(await open('gun'));
    await order(aim?.gun ?? 0, aim?.target ?? 0, 'fire');
    expect(await app.read('proposal:odds')).toMatch(/% misfire/);
    await app.screenshot('portal-gun-before');
    await app.tap('action:gold');
    await app.gone('proposal');
    await until('the shell is told', () => logTells(/The shell lands [\d.]+ cm off.*: \d+ under it/));
    await app.screenshot('portal-gun-after');
  });

  it('a unit breaks, flees and frightens another', async () => {
    const aim = frightens(await open('fear'));
    await order(aim?.group ?? 0, aim?.target ?? 0, 'shoot');
    await app.tap('action:gold');
    await app.gone('proposal');
    await until('the flight is told', () => logTells(/in flight/));
    expect(await logTells(/friends/)).toBe(true);
    await app.screenshot('portal-fear');
  });

  it('a volley that waits for Luck is there again after the app was killed, and goes on', async () => {
    await open('luck');
    await app.see('luck:confirm');
    const asked = await app.read('luck');
    expect(asked).toMatch(/Luck throws that die again/);
    await app.kill();
    await app.launch();
    await app.see('hall');
    await app.tap('continue:0');
    await app.see('luck:confirm');
    expect(await app.read('luck')).toBe(asked);
    await app.screenshot('portal-luck');
    await app.tap('luck:confirm');
    await app.gone('luck:confirm');
    await until('Luck is told', () => logTells(/You trust to luck/));
  });
});
