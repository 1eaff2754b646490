import { createDriver } from '../drivers';
import { morthPlayer, prepareMorth } from '../support/morthPlayer';
import { dealt } from '../support/newGame';

const DEAL = 4;
const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dora'];

describe('four people and one device', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('play a wave without a curtain between them, and nobody sees a card', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'competitive' });
    await app.tap('new:mode:oneDevice');
    for (const seat of [2, 3]) await app.tap(`seat:${seat}:kind`);
    for (const [seat, name] of PEOPLE.entries()) await app.type(`seat:${seat}:name`, name);
    await app.tap('new:start');
    await app.see('action:rollWave');
    const tapped: string[] = [];
    const player = morthPlayer(app, (testID) => tapped.push(testID));
    await player.playUntil('action:rollAssault');
    expect(await app.dump()).not.toMatch(/card:\d|hand:play/);
    await app.screenshot('morth-four-people');
    await app.tap('log:open');
    await app.see('log:sheet');
    await app.gone('log:reading');
    const log = await app.read('log:sheet');
    for (const name of PEOPLE) expect(log).toContain(`${name} left the spinner alone`);
    await app.tap('log:sheet:close');
    await app.gone('log:sheet');
    await player.playUntil('action:rollWave');
    expect(tapped.filter((testID) => testID === 'handover:ready')).toEqual([]);
  });
});
