import { createDriver } from '../drivers';
import { dealt } from '../support/newGame';
import { mortalgatePlayer } from './player';

const DEAL = 4;

describe('the draft of MortalGate', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('goes from the roll-off over picks and orders to the first turn, against a bot', async () => {
    await app.launch({ fresh: true, path: dealt('mortalgate', DEAL) });
    await app.see('option:heroes');
    for (const [option, value] of [
      ['heroes', 'draft'],
      ['opening', 'roll'],
    ]) {
      await app.tap(`option:${option}`);
      await app.see(`option:${option}:${value}`);
      await app.tap(`option:${option}:${value}`);
      await app.gone(`option:${option}:${value}`);
    }
    await app.tap('new:start');
    const taps: string[] = [];
    const player = mortalgatePlayer(app, (tapped) => taps.push(tapped));
    await player.playUntil('action:pick');
    // A hero of one's own choice, looked at first.
    await app.tap('target:hero:3');
    await app.see('sheet:yodan');
    await app.screenshot('mortalgate-draft');
    await player.playUntil('action:order');
    expect(taps.filter((tapped) => tapped === 'action:pick')).toHaveLength(4);
    await app.screenshot('mortalgate-order');
    await app.tap('action:order');
    await app.see('table:mortalgate');
    expect(await app.dump()).toContain('Yodan');
  });
});
