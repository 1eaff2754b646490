import { createDriver } from '../../drivers/playwright';
import { dealt } from '../../support/newGame';
import { choose } from '../../support/settings';
import { purposefulPlayer } from './player';

const DEAL = 4;
/** Taps a turn: in the median, and at most. */
const USUAL = 3;
const MOST = 5;

describe('a whole match of MortalGate', () => {
  const app = createDriver();
  afterAll(() => app.close());

  async function decide(option: string, value: string): Promise<void> {
    await app.tap(`option:${option}`);
    await app.see(`option:${option}:${value}`);
    await app.tap(`option:${option}:${value}`);
    await app.gone(`option:${option}:${value}`);
  }

  it('goes from the draft to a victory by grace: eight seats, a person and three bots in each team, few taps a turn', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await choose(app, 'speed', '4');
    await app.page().goto(new URL(dealt('mortalgate', DEAL), app.page().url()).href);
    await app.see('new:addSeat');
    while (!(await app.has('seat:7:open'))) await app.tap('new:addSeat');
    await app.tap('seat:1:kind');
    await decide('heroes', 'draft');
    await decide('opening', 'roll');
    await app.tap('new:next');
    await app.see('new:page:teams');
    await app.screenshot('mortalgate-teams');
    await app.tap('new:start');
    const player = purposefulPlayer(app);
    await player.draft();
    await player.playUntil('result:winner');
    expect(await app.read('result:rule')).toContain('GATE-201');
    const turns = player.taps().sort((a, b) => a.length - b.length);
    process.stdout.write(`taps a turn: ${turns.map(({ length }) => length).join(' ')}\n`);
    expect(turns.length).toBeGreaterThan(4);
    expect(turns[Math.floor(turns.length / 2)].length).toBeLessThanOrEqual(USUAL);
    expect(turns.filter(({ length }) => length > MOST)).toEqual([]);
  });
});
